import { z } from 'zod';
import { SourceFailure } from '../video-source.ts';

const id = z.string().regex(/^[A-Za-z0-9_-]{6,60}$/);
const title = z.string().max(5000);
/** The network writes large numbers as texts. */
const count = z
  .union([z.string().regex(/^\d{1,16}$/), z.int().min(0)])
  .transform(Number)
  .refine(Number.isSafeInteger);
const moment = z.iso.datetime({ offset: true }).max(60).pipe(z.coerce.date());
const picture = z.object({ url: z.string().startsWith('https://').max(2048) });
const pictures = z
  .object({ default: picture.optional(), medium: picture.optional(), high: picture.optional() })
  .default({})
  .transform(({ medium, high, default: small }) => (medium ?? high ?? small)?.url ?? null);
const items = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item).max(50).default([]) });

export const anyItems = items(z.unknown());

export const channelNames = items(
  z.object({ id, snippet: z.object({ title, description: z.string().max(20_000).default('') }) }),
);

export const channelItems = items(
  z.object({
    id,
    snippet: z.object({
      title,
      publishedAt: moment.nullable().default(null),
      country: z
        .string()
        .regex(/^[A-Z]{2}$/)
        .nullable()
        .default(null),
      thumbnails: pictures,
    }),
    statistics: z.object({
      viewCount: count.default(0),
      videoCount: count.default(0),
      subscriberCount: count.nullable().default(null),
      hiddenSubscriberCount: z.boolean().default(false),
    }),
    contentDetails: z.object({
      relatedPlaylists: z.object({ uploads: z.union([id, z.literal('')]).default('') }),
    }),
  }),
);

export const videoItems = items(
  z.object({
    id,
    snippet: z.object({
      channelId: id,
      channelTitle: title.default(''),
      title,
      publishedAt: moment,
      thumbnails: pictures,
      tags: z.array(z.string().max(500)).max(500).default([]),
    }),
    contentDetails: z.object({ duration: z.string().max(40).optional() }).default({}),
    statistics: z
      .object({
        viewCount: count.default(0),
        likeCount: count.nullable().default(null),
        commentCount: count.nullable().default(null),
      })
      .default({ viewCount: 0, likeCount: null, commentCount: null }),
  }),
);

export const playlistItems = items(z.object({ contentDetails: z.object({ videoId: id }) }));

export const foundItems = items(
  z.object({
    id: z.object({ videoId: id }),
    snippet: z.object({
      channelId: id,
      channelTitle: title.default(''),
      title,
      publishedAt: moment.nullable().default(null),
    }),
  }),
).extend({ pageInfo: z.object({ totalResults: z.int().min(0) }).default({ totalResults: 0 }) });

/** An answer of another form is treated as none. */
export function understood<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  throw new SourceFailure('unavailable', { cause: new Error('an answer of an unknown form') });
}

/** `PT1H2M3S`; nothing for a stream that has not ended. */
export function secondsOf(duration: string | undefined): number | null {
  const [, days, hours, minutes, seconds] =
    /^P(?:(\d{1,4})D)?(?:T(?:(\d{1,4})H)?(?:(\d{1,4})M)?(?:(\d{1,5})S)?)?$/.exec(duration ?? '') ?? [];
  const total =
    Number(days ?? 0) * 86_400 + Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
  return total > 0 ? total : null;
}

const signs: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** The search writes titles as HTML, the other calls do not. */
export function plainTitle(html: string): string {
  return html.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (sign) => signs[sign] ?? sign);
}
