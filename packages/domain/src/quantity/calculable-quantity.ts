/** The input type of a field that a service asks for besides the link. */
export type TargetView = 'comments' | 'seo_keywords' | 'textarea' | 'languages';

export interface TargetInput {
  viewType: TargetView;
  values: readonly string[];
}

/** In this order: comments are what is delivered, keywords only lead to the page. */
const countedViews: readonly TargetView[] = ['comments', 'seo_keywords'];

/** A value may be one entry or a pasted text of many lines; empty lines are dropped. */
export function entriesOf(values: readonly string[]): string[] {
  return values
    .flatMap((value) => value.split(/\r\n|[\n\r\u2028\u2029]/))
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** The quantity for services that count the entries instead of asking for a number. */
export function calculableQuantity(targets: readonly TargetInput[]): bigint {
  for (const view of countedViews) {
    const matching = targets.filter(({ viewType }) => viewType === view);
    if (matching.length > 0) return BigInt(matching.flatMap(({ values }) => entriesOf(values)).length);
  }
  return 0n;
}
