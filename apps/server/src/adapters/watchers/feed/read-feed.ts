import type { Publication } from '@marquee/domain/subscriptions/publication.ts';
import { z } from 'zod';
import { untrustedXml } from '../../untrusted-xml.ts';
import { plainText } from '../plain-text.ts';

const mostEntries = 500;

const several = <Item extends z.ZodType>(item: Item) =>
  z
    .union([z.array(item), item.transform((one) => [one])])
    .optional()
    .transform((items) => items ?? []);
/** A text, with or without attributes around it. */
const text = z.union([
  z.string(),
  z.object({ '#text': z.string().default('') }).transform((node) => node['#text']),
]);

const atom = z.object({
  feed: z.object({
    entry: several(
      z.object({
        id: text.optional(),
        title: text.optional(),
        published: text.optional(),
        updated: text.optional(),
        link: several(z.object({ '@href': z.string(), '@rel': z.string().optional() })),
      }),
    ),
  }),
});

const item = z.object({
  guid: text.optional(),
  title: text.optional(),
  link: z.union([text, z.array(z.unknown())]).optional(),
  pubDate: text.optional(),
  date: text.optional(),
});
/** An empty channel element is parsed as an empty string. */
const channel = z.union([z.object({ item: several(item) }), z.literal('').transform(() => ({ item: [] }))]);
const rss = z.object({ rss: z.object({ channel }) });
const rdf = z.object({ RDF: z.object({ item: several(item) }) });

/** Atom and RSS; undefined where the text is not a feed. Entries without a link are skipped. */
export function readFeed(body: string, address: string): Publication[] | undefined {
  const parsed = parse(body);
  const asAtom = atom.safeParse(parsed);
  const entries = asAtom.success ? asAtom.data.feed.entry.map(fromAtom) : fromRss(parsed);
  return entries?.slice(0, mostEntries).flatMap((entry) => publication(entry, address) ?? []);
}

interface Entry {
  id: string | undefined;
  link: string | undefined;
  title: string | undefined;
  date: string | undefined;
}

function fromAtom(entry: z.output<typeof atom>['feed']['entry'][number]): Entry {
  const link = entry.link.find((one) => (one['@rel'] ?? 'alternate') === 'alternate') ?? entry.link[0];
  return { id: entry.id, link: link?.['@href'], title: entry.title, date: entry.published ?? entry.updated };
}

function fromRss(parsed: unknown): Entry[] | undefined {
  const asRss = rss.safeParse(parsed);
  const asRdf = asRss.success ? undefined : rdf.safeParse(parsed);
  const items = asRss.success ? asRss.data.rss.channel.item : asRdf?.data?.RDF.item;
  return items?.map(({ guid, link, title, pubDate, date }) => {
    const ownLink = Array.isArray(link) ? link.find((one) => typeof one === 'string') : link;
    return { id: guid, link: ownLink ?? guid, title, date: pubDate ?? date };
  });
}

function publication({ id, link, title, date }: Entry, address: string): Publication | undefined {
  const written = plainLink(link);
  if (!written || !URL.canParse(written, address)) return undefined;
  const url = new URL(written, address);
  if (!/^https?:$/.test(url.protocol) || url.href.length > 2048) return undefined;
  return {
    key: (id?.trim() || url.href).slice(0, 500),
    link: url.href,
    title: plainText(plainText(title ?? '')),
    publishedAt: moment(date),
  };
}

function plainLink(link: string | undefined): string {
  return (link ?? '').trim().replaceAll('&amp;', '&');
}

function moment(date: string | undefined): Date | null {
  const time = Date.parse(date?.trim() ?? '');
  return Number.isNaN(time) ? null : new Date(time);
}

function parse(body: string): unknown {
  try {
    return untrustedXml.parse(body);
  } catch {
    return undefined;
  }
}
