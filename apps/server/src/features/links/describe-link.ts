import { publicationAt } from '@marquee/domain/links/link-rule.ts';
import { parseWebLink } from '@marquee/domain/links/web-link.ts';
import type { Context } from '../../platform/context.ts';
import { storedLinkRules } from './stored-link-rules.ts';

interface DescribedLink {
  /** Where the network shows it inside other pages, if it does. */
  embedUrl: string | null;
  /** The name or number that the network gave it. */
  name: string;
}

/** What a link says about itself. Nothing is fetched; undefined where no rule knows it. */
export async function describeLink(
  ctx: Context,
  { url, networkId }: { url: string; networkId: bigint },
): Promise<DescribedLink | undefined> {
  const link = parseWebLink(url);
  const rules = (await ctx.caches.get(storedLinkRules, ctx.panel.id)).byNetwork.get(networkId);
  return link && rules && publicationAt(link, rules);
}

/** The sites that a page may show publications of, once its reader asks for it. */
export async function embedHosts(ctx: Context): Promise<string[]> {
  const { byNetwork } = await ctx.caches.get(storedLinkRules, ctx.panel.id);
  const forms = [...byNetwork.values()].flat().flatMap(({ embedForm }) => embedForm ?? []);
  return [...new Set(forms.map((form) => new URL(form).origin))].sort();
}
