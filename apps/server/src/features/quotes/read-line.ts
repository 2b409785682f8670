import type { OrderLine } from '@marquee/contract/ordering/order-line.ts';
import type { DripFeed } from '@marquee/domain/drip-feed/plan.ts';
import type { NumberStyle } from '@marquee/domain/format/number-style.ts';
import type { Context } from '../../platform/context.ts';
import type { CatalogueService, StoredCatalogue } from '../catalogue/index.ts';
import { checkLink } from '../links/index.ts';
import { customFields } from './custom-field-values.ts';
import type { Report } from './problems.ts';
import { readQuantities } from './read-quantities.ts';
import { type ReadTarget, readTargets } from './read-targets.ts';

/** An order line that its service accepts, parsed. */
export interface ReadLine {
  /** Its position in the request: problems are reported under it. */
  position: number;
  /** The caller's own number for it, or its position. */
  index: number;
  service: CatalogueService;
  /** Of the order, or of the first run of a drip feed. */
  quantity: bigint;
  quantities: readonly bigint[];
  dripFeed: DripFeed | null;
  /** Normalized where links were checked; as typed in a quote. */
  url: string;
  /** The form in which links are compared to find orders for the same thing. */
  comparedUrl: string;
  name: string;
  /** Requested, and offered by the service. */
  isGuaranteed: boolean;
  isReorder: boolean;
  targets: readonly ReadTarget[];
  countries: readonly string[];
}

/** With `mustBeComplete` also checks what a form asks for last: link and texts. */
export async function readLine(
  ctx: Context,
  catalogue: StoredCatalogue,
  line: OrderLine,
  options: { position: number; mustBeComplete: boolean; numbers: NumberStyle },
  report: Report,
): Promise<ReadLine | undefined> {
  const service = catalogue.byId.get(BigInt(line.service_id));
  if (!service || service.row.is_deactivated) return void report('service_id', 'service_unavailable');
  const { row } = service;
  const targets = readTargets(line, customFields(catalogue, service), options.mustBeComplete, report);
  const read = readQuantities(line, service, targets, options, report);
  const typed = (line.url ?? '').trim();
  const link = options.mustBeComplete
    ? await readLink(ctx, line, service, report)
    : { url: typed, comparedUrl: typed };
  if (!read) return undefined;
  return {
    ...read,
    position: options.position,
    index: line.index ?? options.position,
    service,
    ...link,
    name: (line.name ?? '').trim(),
    isGuaranteed: Boolean(line.is_guarantee) && row.has_refill,
    isReorder: Boolean(line.is_reorder),
    targets,
    // A service that is delivered from one place cannot target countries.
    countries: row.allowed_use_countries ? [...new Set(line.countries)].toSorted() : [],
  };
}

async function readLink(
  ctx: Context,
  line: OrderLine,
  service: CatalogueService,
  report: Report,
): Promise<Pick<ReadLine, 'url' | 'comparedUrl'>> {
  const checked = await checkLink(ctx, { url: line.url ?? '', service });
  if (checked.ok) return { url: checked.normalized, comparedUrl: checked.compared };
  report('url', checked.code, checked.values);
  return { url: '', comparedUrl: '' };
}
