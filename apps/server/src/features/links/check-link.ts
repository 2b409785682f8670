import type { FieldError } from '@marquee/contract/error-codes.ts';
import { recognizeLink } from '@marquee/domain/links/link-rule.ts';
import { plainForm } from '@marquee/domain/links/plain-form.ts';
import { longestLink, parseWebLink } from '@marquee/domain/links/web-link.ts';
import type { Context } from '../../platform/context.ts';
import type { CatalogueService } from '../catalogue/index.ts';
import { isBlocked } from './blocked-links.ts';
import { storedLinkRules } from './stored-link-rules.ts';
import { takesKinds } from './takes-kinds.ts';

type CheckedLink = { ok: true; normalized: string } | ({ ok: false } & Pick<FieldError, 'code' | 'values'>);

/** Whether the service takes the link, and the one spelling by which orders for it are compared. */
export async function checkLink(
  ctx: Context,
  { url, service }: { url: string; service: CatalogueService },
): Promise<CheckedLink> {
  if (url.trim() === '') {
    return service.row.url_is_required ? { ok: false, code: 'required' } : { ok: true, normalized: '' };
  }
  const link = parseWebLink(url);
  if (!link) return { ok: false, code: 'not_a_url' };
  const rules = (await ctx.caches.get(storedLinkRules, ctx.panel.id)).byNetwork.get(service.network.id);
  // Of a network that nobody has described, any page of the web will do.
  if (!rules) return unlessBlocked(ctx, url, plainForm(link));
  const recognized = recognizeLink(link, rules);
  if (recognized && takesKinds(service.row.link_kinds ?? service.type.link_kinds, recognized.kinds)) {
    return unlessBlocked(ctx, url, recognized.normalized);
  }
  const example = service.row.example_link ?? service.network.url_examples[0];
  return { ok: false, code: 'wrong_link', ...(example ? { values: { example } } : {}) };
}

async function unlessBlocked(ctx: Context, typed: string, normalized: string): Promise<CheckedLink> {
  // Written out, a letter of another alphabet takes six characters.
  if (normalized.length > longestLink) return { ok: false, code: 'too_long', values: { limit: longestLink } };
  if (await isBlocked(ctx, [typed, normalized])) return { ok: false, code: 'link_blocked' };
  return { ok: true, normalized };
}
