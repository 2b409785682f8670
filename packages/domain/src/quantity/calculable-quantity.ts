/** How what is asked for beside the link is typed in. */
export type TargetView = 'comments' | 'seo_keywords' | 'textarea' | 'languages';

export interface GivenTarget {
  viewType: TargetView;
  values: readonly string[];
}

/** In this order: own texts are what is delivered, search words only lead there. */
const countedViews: readonly TargetView[] = ['comments', 'seo_keywords'];

/** A value may be one entry or a pasted text of many lines; empty lines are none. */
export function entriesOf(values: readonly string[]): string[] {
  return values
    .flatMap((value) => value.split(/\r\n|[\n\r\u2028\u2029]/))
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** How many pieces the given entries ask for, where a service counts them instead of taking a number. */
export function calculableQuantity(targets: readonly GivenTarget[]): bigint {
  for (const view of countedViews) {
    const given = targets.filter(({ viewType }) => viewType === view);
    if (given.length > 0) return BigInt(given.flatMap(({ values }) => entriesOf(values)).length);
  }
  return 0n;
}
