import { groupThousands } from '../format/number.ts';
import { type NumberStyle, withCurrencySymbol } from '../format/number-style.ts';

/** What a dollar costs, for a sentence that names both sides: `80.5 ₽` per `$1`. */
export function displayRate(rublesPerDollar: string, numbers: NumberStyle): { rate: string; dollar: string } {
  const rate = withCurrencySymbol(groupThousands(rublesPerDollar, numbers), 'RUB', numbers);
  return { rate, dollar: oneDollar(numbers) };
}

export function oneDollar(numbers: NumberStyle): string {
  return withCurrencySymbol('1', 'USD', numbers);
}
