import type { validateUrl as endpoint } from '@marquee/contract/catalogue/links.ts';
import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { localizedCatalogue } from '../catalogue/index.ts';
import { checkLink } from './check-link.ts';

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
