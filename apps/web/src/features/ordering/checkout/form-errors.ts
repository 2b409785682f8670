import { ApiError } from '@marquee/contract/client.ts';

/** Fields of one line that can be refused, as the form calls them. */
type LineField =
  | 'url'
  | 'serviceId'
  | 'quantity'
  | 'targetableValues'
  | 'countries'
  | 'runs'
  | 'dripFeedMinutes'
  | 'quantityStep'
  | 'dripFeed';

export type LineErrors = Partial<Record<LineField, string>>;

export interface FormErrors {
  /** By the line's place in the request. */
  lines: ReadonlyMap<number, LineErrors>;
  coupon?: string;
  paymentMethodId?: string;
  email?: string;
  /** What belongs to no field of the form. */
  rest: readonly string[];
}

export const noErrors: FormErrors = { lines: new Map(), rest: [] };

const lineFields: Readonly<Record<string, LineField>> = {
  url: 'url',
  service_id: 'serviceId',
  quantity: 'quantity',
  targetable_values: 'targetableValues',
  countries: 'countries',
  drip_feed: 'dripFeed',
  'drip_feed.runs': 'runs',
  'drip_feed.minutes_between_runs': 'dripFeedMinutes',
  'drip_feed.quantity_step': 'quantityStep',
};

const formFields: Readonly<Record<string, 'coupon' | 'paymentMethodId' | 'email'>> = {
  coupon_code: 'coupon',
  payment_method_id: 'paymentMethodId',
  recurring_payments_method_id: 'paymentMethodId',
  email: 'email',
};

/** The server's names are those of the call; the form shows each refusal where the person can mend it. */
export function mapErrors(fields: Readonly<Record<string, readonly string[]>>): FormErrors {
  const lines = new Map<number, LineErrors>();
  const own: Pick<FormErrors, 'coupon' | 'paymentMethodId' | 'email'> = {};
  const rest: string[] = [];
  for (const [field, messages] of Object.entries(fields)) {
    const text = cleaned(messages[0] ?? '');
    const [, place, name = ''] = /^(?:orders|services)\.?(\d+)\.(.+)$/.exec(field) ?? [];
    const lineField = lineFields[name] ?? lineFields[name.split('.')[0] ?? ''];
    const formField = formFields[field];
    if (place !== undefined && lineField)
      lines.set(Number(place), { ...lines.get(Number(place)), [lineField]: text });
    else if (formField) own[formField] = text;
    else rest.push(...messages.map(cleaned));
  }
  return { lines, ...own, rest };
}

/** Any refusal but of e-mail and coupon means that the order itself is not right yet. */
export function isErrorInForm({ lines, paymentMethodId, rest }: FormErrors): boolean {
  return lines.size > 0 || paymentMethodId !== undefined || rest.length > 0;
}

/**
 * What stands above the button when an order was refused: every reason that its own field does not tell right
 * beside it, what happened where there is none, or the balance alone.
 */
export function noticeOf(error: Error, errorMessage: (error: Error) => string): readonly string[] {
  if (!(error instanceof ApiError)) return [errorMessage(error)];
  const [balance] = error.fields.balance ?? [];
  if (balance !== undefined) return [balance];
  const refused = Object.entries(error.fields);
  if (refused.length === 0) return [errorMessage(error)];
  const reasons = refused.flatMap(([field, messages]) => (field in formFields ? [] : messages.map(cleaned)));
  return [...new Set(reasons)];
}

function cleaned(text: string): string {
  return text
    .replaceAll('orders.0.', '')
    .replaceAll('drip_feed.', '')
    .replaceAll('drip feed.minutes', 'drip feed minutes')
    .replaceAll('seo_keyword', 'keywords');
}
