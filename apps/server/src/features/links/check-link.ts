import type { validateUrl as endpoint } from '@marquee/contract/catalogue/links.ts';
import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import type { FieldError } from '@marquee/contract/error-codes.ts';
import { isBlockedBy } from '@marquee/domain/links/blocked-link.ts';
import { recognizeLink } from '@marquee/domain/links/link-rule.ts';
import { maxLinkLength, normalizeLink, parseWebLink } from '@marquee/domain/links/web-link.ts';
import type { CacheDefinition } from '../../platform/caches.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { type CatalogueService, localizedCatalogue } from '../catalogue/index.ts';
import { storedLinkRules } from './stored-link-rules.ts';

interface GoodLink {
  /** The link sent to providers. */
  normalized: string;
  /** Equal for all links to the same thing, so that duplicate orders are found. */
  compared: string;
}

type CheckedLink = ({ ok: true } & GoodLink) | ({ ok: false } & Pick<FieldError, 'code' | 'values'>);

/** Checks that the service accepts the link, and normalizes it. */
export async function checkLink(
  ctx: Context,
  { url, service }: { url: string; service: CatalogueService },
): Promise<CheckedLink> {
  if (url.trim() === '') {
    return service.row.url_is_required
      ? { ok: false, code: 'required' }
      : { ok: true, normalized: '', compared: '' };
  }
  const link = parseWebLink(url);
  if (!link) return { ok: false, code: 'not_a_url' };
  const rules = (await ctx.caches.get(storedLinkRules, ctx.panel.id)).byNetwork.get(service.network.id);
  // A network without link rules accepts any web page.
  if (!rules) {
    const plain = normalizeLink(link);
    return refuseIfBlocked(ctx, url, { normalized: plain, compared: plain });
  }
  const recognized = recognizeLink(link, rules);
  if (recognized && takesKinds(service.row.link_kinds ?? service.type.link_kinds, recognized.kinds)) {
    return refuseIfBlocked(ctx, url, recognized);
  }
  const example = service.row.example_link ?? service.network.url_examples[0];
  return { ok: false, code: 'wrong_link', ...(example ? { values: { example } } : {}) };
}

async function refuseIfBlocked(
  ctx: Context,
  typed: string,
  { normalized, compared }: GoodLink,
): Promise<CheckedLink> {
  // A percent-encoded letter of another alphabet takes six characters.
  if (Math.max(normalized.length, compared.length) > maxLinkLength)
    return { ok: false, code: 'too_long', values: { limit: maxLinkLength } };
  if (await isBlocked(ctx, [typed, normalized, compared])) return { ok: false, code: 'link_blocked' };
  return { ok: true, normalized, compared };
}

const storedBlockedLinks: CacheDefinition<readonly string[]> = {
  name: 'blocked-links',
  topics: ['blocked-links'],
  load: async (db, panelId) => {
    const rows = await db.selectFrom('blocked_link').select('link').where('panel_id', '=', panelId).execute();
    return rows.map(({ link }) => link);
  },
};

/** Whether the operator has blocked the link, in any of the given forms. */
async function isBlocked(ctx: Context, forms: readonly string[]): Promise<boolean> {
  const entries = await ctx.caches.get(storedBlockedLinks, ctx.panel.id);
  return entries.some((entry) => forms.some((link) => isBlockedBy(link, entry)));
}

/** An empty list accepts every link of the network. */
export function takesKinds(accepted: readonly string[], kinds: readonly string[]): boolean {
  return accepted.length === 0 || kinds.some((kind) => accepted.includes(kind));
}

export async function validateUrl(
  ctx: Context,
  { url, service_id }: Input<typeof endpoint>['body'],
): Promise<Answer<typeof endpoint>> {
  const service = (await localizedCatalogue(ctx)).stored.byId.get(BigInt(service_id));
  if (!service) {
    return refuse('invalid_input', { fields: [{ field: 'service_id', code: 'service_unavailable' }] });
  }
  const checked = await checkLink(ctx, { url, service });
  if (checked.ok) return { data: { url: checked.normalized } };
  const { code, values } = checked;
  return refuse('invalid_input', { fields: [{ field: 'url', code, ...(values ? { values } : {}) }] });
}
