/** Who can fix a provider's refusal, which decides what happens to the order. */
export type ProviderRefusal =
  /** Our funds there: the same request may succeed after a top-up. */
  | 'funds'
  /** Another order is still running there, or we ask too often: the same request may succeed later. */
  | 'retry_later'
  /** Our key or our service number: no customer can fix it. */
  | 'operator'
  /** The link or the quantity: another provider would say the same. */
  | 'customer'
  /** The text speaks of a failure behind the provider's API: the order may have been placed before it. */
  | 'failure'
  /** An error text we do not know. It is still a refusal: nothing was placed. */
  | 'other';

/** A refusal that leaves no doubt. */
export type DefiniteRefusal = Exclude<ProviderRefusal, 'failure'>;

const patterns: readonly [RegExp, ProviderRefusal][] = [
  [/internal (server )?error|server error|something went wrong|unexpected error|unknown error/, 'failure'],
  [/time(d)?[ -]?out|sqlstate|database|exception|deadlock|bad gateway|temporarily unavailable/, 'failure'],
  [/not[ _]enough[ _]funds|insufficient|low balance/, 'funds'],
  [/active order|link_duplicate|duplicate/, 'retry_later'],
  [/too many requests|rate limit|try again/, 'retry_later'],
  [/api key|invalid key|unauthori[sz]ed|access denied/, 'operator'],
  [/service ?id|incorrect_service|service (not found|is disabled|inactive)/, 'operator'],
  [/bad link|neworder\.error\.link|invalid link|incorrect link/, 'customer'],
  [/quantity|min_quantity|max_quantity|minimal|maximal/, 'customer'],
];

export function providerRefusal(text: string): ProviderRefusal {
  const message = text.toLowerCase();
  return patterns.find(([pattern]) => pattern.test(message))?.[1] ?? 'other';
}
