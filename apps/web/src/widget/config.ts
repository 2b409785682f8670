import type { NumberStyle } from '@marquee/domain/format/number-style.ts';

/** What the server writes into the page. The order form knows nothing else. */
export interface WidgetConfig {
  token: string;
  locale: string;
  panelName: string;
  /** The panel's own, and those of the sites that may show the form. */
  origins: readonly string[];
  /** What the partner wants to be offered first. */
  serviceId: number | null;
  serviceTypeId: number | null;
  termsPath: string;
  statusPath: string;
  paymentPath: string;
  numbers: NumberStyle;
  phrases: Phrases;
}

type Sentence =
  | 'title'
  | 'link'
  | 'linkHint'
  | 'network'
  | 'type'
  | 'service'
  | 'quantity'
  | 'range'
  | 'rangeOpen'
  | 'email'
  | 'emailHint'
  | 'method'
  | 'price'
  | 'fee'
  | 'total'
  | 'order'
  | 'ordering'
  | 'loading'
  | 'failed'
  | 'retry'
  | 'unavailable'
  | 'empty'
  | 'choose'
  | 'accept'
  | 'placed'
  | 'payHint'
  | 'pay'
  | 'follow'
  | 'again'
  | 'balance'
  | 'balanceHint'
  | 'balanceWait'
  | 'newTab';

type Phrases = Readonly<Record<Sentence, string>> & { readonly states: Readonly<Record<string, string>> };

export function readConfig(): WidgetConfig {
  const text = document.querySelector('#config')?.textContent;
  if (!text) throw new Error('the page has no configuration');
  return JSON.parse(text) as WidgetConfig;
}

/** `fill('From {min}', { min: '5' })`: the form's phrases have nothing but plain placeholders. */
export function fill(phrase: string, values: Readonly<Record<string, string>>): string {
  return phrase.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

/** As the panel itself writes them. */
export function formatCount(count: number | string, numbers: NumberStyle): string {
  const { group, lastGroup, otherGroups, minimumBefore } = numbers;
  const digits = String(count);
  if (digits.length < lastGroup + minimumBefore) return digits;
  return digits.replace(new RegExp(`\\B(?=(\\d{${otherGroups}})*\\d{${lastGroup}}$)`, 'g'), group);
}

/** Exact: amounts are decimal texts, and keep all their places. */
export function formatAmount(amount: string, numbers: NumberStyle): string {
  const [whole = '0', places = ''] = amount.split('.');
  const digits = formatCount(whole, numbers) + numbers.decimal + places.padEnd(2, '0');
  const { isFirst, gap } = numbers.symbols.USD;
  return isFirst ? `$${gap}${digits}` : `${digits}${gap}$`;
}
