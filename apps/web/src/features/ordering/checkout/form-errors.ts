import { ApiError } from '@marquee/contract/client.ts';

/** Fields of a line that can be refused, by the form's names. */
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
  /** By the line's index in the request. */
  lines: ReadonlyMap<number, LineErrors>;
  coupon?: string;
  paymentMethodId?: string;
  email?: string;
  /** Errors that belong to no field of the form. */
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

/** Maps the API's field names to the form's, so that each error shows where it can be fixed. */
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

/** Any error except in e-mail and coupon means that the order itself is not valid yet. */
export function isErrorInForm({ lines, paymentMethodId, rest }: FormErrors): boolean {
  return lines.size > 0 || paymentMethodId !== undefined || rest.length > 0;
}

/**
 * The notice above the button after a refusal: every reason not already shown at its field, a general message if
 * there is none, or only the balance.
 */
export function listMessages(error: Error, errorMessage: (error: Error) => string): readonly string[] {
  if (!(error instanceof ApiError)) return [errorMessage(error)];
  const [balance] = error.fields.balance ?? [];
  if (balance !== undefined) return [balance];
  const refused = Object.entries(error.fields);
  if (refused.length === 0) return [errorMessage(error)];
  const reasons = refused.flatMap(([field, messages]) => (field in formFields ? [] : messages.map(cleaned)));
  return [...new Set(reasons)];
}

/** Errors from placing are newer than errors from pricing. */
export function mergeErrors(priced: FormErrors, refused: FormErrors): FormErrors {
  const places = new Set([...priced.lines.keys(), ...refused.lines.keys()]);
  const lines = new Map(
    [...places].map((place) => [place, { ...priced.lines.get(place), ...refused.lines.get(place) }]),
  );
  return { ...priced, ...refused, lines, rest: [...refused.rest, ...priced.rest] };
}

function cleaned(text: string): string {
  return text
    .replaceAll('orders.0.', '')
    .replaceAll('drip_feed.', '')
    .replaceAll('drip feed.minutes', 'drip feed minutes')
    .replaceAll('seo_keyword', 'keywords');
}
