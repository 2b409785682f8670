import { type ExchangeRate, parseExchangeRate } from '@marquee/domain/money/exchange.ts';
import { divideDown } from '@marquee/domain/money/rounding.ts';
import { readJsonRates } from './read-json-rates.ts';
import { readXmlRates } from './read-xml-rates.ts';

const precision = 10n ** 8n;

/**
 * Rubles per dollar from what central banks and rate services publish: the ECB's XML, the Bank of
 * Russia's XML and JSON, and the plain `{ base, rates }` of most others. Undefined when it is not included.
 */
export function readRubleRate(body: string): ExchangeRate | undefined {
  const table = body.trimStart().startsWith('<') ? readXmlRates(body) : readJsonRates(body);
  const [dollar, ruble] = [table.get('USD'), table.get('RUB')];
  if (dollar?.kind === 'price') return divided(dollar.amount, dollar.nominal);
  if (!ruble) return undefined;
  return divided(ruble.amount, dollar?.amount ?? '1');
}

function divided(amount: string, by: string): ExchangeRate | undefined {
  const [left, right] = [read(amount), read(by)];
  if (left === undefined || right === undefined) return undefined;
  const rate = divideDown(left * precision, right);
  return rate > 0n ? (rate as ExchangeRate) : undefined;
}

/** `92,5058`, `92.5` and `1.0812345678901` are rates; digits after the eighth decimal are dropped. */
function read(text: string): ExchangeRate | undefined {
  const [whole = '', decimals = ''] = text.trim().replace(',', '.').split('.');
  return parseExchangeRate(decimals === '' ? whole : `${whole}.${decimals.slice(0, 8)}`);
}
