import type { Calls } from '@marquee/contract/generated/calls.ts';
import type { OrderWidgetView } from '@marquee/contract/generated/money.ts';
import { isLocale } from '@marquee/domain/locale/locales.ts';
import { percentToPpm, ppmToFraction } from '@marquee/domain/money/ratio.ts';
import { type WidgetTheme, widgetThemes } from '@marquee/domain/widgets/widget-look.ts';

/** The form's fields as they are typed. */
export interface WidgetDraft {
  name: string;
  sites: string;
  minimum: string;
  reward: string;
  methods: readonly number[];
  theme: WidgetTheme;
  color: string;
  language: string;
  typeId: string;
  serviceId: string;
}

export function draftOf(widget: OrderWidgetView): WidgetDraft {
  return {
    name: widget.name,
    sites: widget.allowed_origins.join('\n'),
    minimum: widget.minimum_purchase_amount,
    reward: String(Math.round(widget.reward_percent * 1_000_000) / 10_000),
    methods: widget.payment_methods,
    theme: widget.theme,
    color: widget.color ?? '',
    language: widget.language ?? '',
    typeId: String(widget.service_type_id ?? ''),
    serviceId: String(widget.service_id ?? ''),
  };
}

type Changes = Calls['changeOrderWidget']['body'];

/** What cannot be read is sent as it is, so that the panel says what is wrong with it. */
export function changesOf(draft: WidgetDraft): Changes {
  const share = percentToPpm(draft.reward.trim().replace(',', '.'));
  const number = (text: string) => (text.trim() === '' ? null : Number(text));
  return {
    name: draft.name,
    allowed_origins: draft.sites.split(/\s+/).filter((line) => line !== ''),
    minimum_purchase_amount: draft.minimum.trim().replace(',', '.') || '0',
    reward_percent: share === undefined ? Number.NaN : ppmToFraction(share),
    payment_methods: [...draft.methods],
    theme: draft.theme,
    color: draft.color.trim() === '' ? null : draft.color.trim(),
    language: isLocale(draft.language) ? draft.language : null,
    service_type_id: number(draft.typeId),
    service_id: number(draft.serviceId),
  };
}

export const isTheme = (text: string): text is WidgetTheme => widgetThemes.some((theme) => theme === text);

/** Pasted on the partner's site. */
export function embedCode(origin: string, token: string): string {
  return `<script src="${origin}/widget.js" data-widget="${token}" async></script>`;
}
