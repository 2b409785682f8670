import { recognizeLink } from '@marquee/domain/links/link-rule.ts';
import { plainForm } from '@marquee/domain/links/plain-form.ts';
import { longestLink, parseWebLink } from '@marquee/domain/links/web-link.ts';
import type { Context } from '../../platform/context.ts';
import { storedLinkRules } from './stored-link-rules.ts';

interface LinkOfNetwork {
  /** What it can point at; null where nobody has described the network's links. */
  kinds: readonly string[] | null;
  normalized: string;
}

/** A link as the network writes it, whatever it points at; undefined where it is none of its. */
export async function linkOfNetwork(
  ctx: Context,
  { url, networkId }: { url: string; networkId: bigint },
): Promise<LinkOfNetwork | undefined> {
  const link = parseWebLink(url);
  if (!link) return undefined;
  const rules = (await ctx.caches.get(storedLinkRules, ctx.panel.id)).byNetwork.get(networkId);
  const found = rules ? recognizeLink(link, rules) : { kinds: null, normalized: plainForm(link) };
  return found && found.normalized.length <= longestLink ? found : undefined;
}
