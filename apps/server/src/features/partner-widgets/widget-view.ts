import type { OrderWidgetView } from '@marquee/contract/money/order-widgets.ts';
import { isLocale } from '@marquee/domain/locale/locales.ts';
import { formatMoney, money } from '@marquee/domain/money/money.ts';
import { ppm, ppmToFraction } from '@marquee/domain/money/ratio.ts';
import type { Selectable } from 'kysely';
import type { DB } from '../../platform/db/generated/tables.ts';

export type WidgetRow = Selectable<DB['order_widget']>;

export function widgetView(row: WidgetRow): OrderWidgetView {
  return {
    id: Number(row.id),
    name: row.name,
    api_token: row.api_token,
    minimum_purchase_amount: formatMoney(money(row.minimum_purchase_amount)),
    payment_methods: row.payment_method_ids.map(Number),
    reward_percent: ppmToFraction(ppm(row.reward_ppm)),
    allowed_origins: row.allowed_origins,
    theme: row.theme,
    color: row.color,
    language: row.locale !== null && isLocale(row.locale) ? row.locale : null,
    service_id: row.service_id === null ? null : Number(row.service_id),
    service_type_id: row.service_type_id === null ? null : Number(row.service_type_id),
    is_enabled: row.is_enabled,
    is_blocked: row.blocked_at !== null,
  };
}
