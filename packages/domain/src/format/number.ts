/** `1234567.89` becomes `1 234 567.89`; decimals are left alone. No line may break at these spaces. */
export function groupThousands(decimalText: string): string {
  const [whole = '', ...decimals] = decimalText.split('.');
  return [whole.replace(/\B(?=([0-9]{3})+$)/g, '\u00a0'), ...decimals].join('.');
}

export function formatCount(count: bigint | number): string {
  return groupThousands(count.toString());
}
