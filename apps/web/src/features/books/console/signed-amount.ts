/** Amounts as the API sends them carry a minus; on screen it is the sign before the currency. */
export function signOf(amount: string): '−' | '' {
  return amount.startsWith('-') ? '−' : '';
}

export function unsigned(amount: string): string {
  return amount.replace(/^-/, '');
}
