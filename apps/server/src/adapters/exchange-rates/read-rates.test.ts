import { expect, test } from 'vitest';
import { readRubleRate } from './read-rates.ts';

const ecb = (cubes: string) => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01"><gesmes:subject>Reference rates</gesmes:subject>
<Cube><Cube time='2026-01-15'>${cubes}</Cube></Cube></gesmes:Envelope>`;
const cbr = (valutes: string) =>
  `<?xml version="1.0" encoding="windows-1251"?><ValCurs Date="15.01.2026" name="Foreign Currency Market">${valutes}</ValCurs>`;
const valute = (code: string, nominal: string, value: string) =>
  `<Valute ID="R1"><CharCode>${code}</CharCode><Nominal>${nominal}</Nominal><Name>x</Name><Value>${value}</Value></Valute>`;

test.each([
  ['ECB, both over the euro', ecb(`<Cube currency='USD' rate='1.25'/><Cube currency='RUB' rate='100'/>`), 80],
  ['Bank of Russia', cbr(valute('EUR', '1', '99,1') + valute('USD', '1', '92,5058')), 92.5058],
  ['Bank of Russia, for a hundred', cbr(valute('USD', '100', '9250,58')), 92.5058],
  ['Bank of Russia, JSON', '{"Date":"2026","Valute":{"USD":{"Nominal":1,"Value":92.5058}}}', 92.5058],
  ['plain JSON over the dollar', '{"base":"USD","rates":{"RUB":92.5,"EUR":0.9}}', 92.5],
  ['plain JSON without a base', '{"rates":{"RUB":"92.5"}}', 92.5],
  ['plain JSON over the euro', '{"base":"EUR","rates":{"RUB":100,"USD":1.25}}', 80],
  ['finer than eight decimals', '{"base":"USD","rates":{"RUB":92.505812345678}}', 92.50581234],
])('reads %s', (_, body, rate) => {
  expect(readRubleRate(body)).toBe(BigInt(Math.round(rate * 1e8)));
});

test.each([
  ['nothing', ''],
  ['a page', '<!doctype html><html><body>Not found</body></html>'],
  ['half a file', '{"base":"USD","rates":{"RUB":92.5'],
  ['half an XML file', '<ValCurs><Valute><CharCode>USD'],
  ['no rubles', '{"base":"USD","rates":{"EUR":0.9}}'],
  ['euros without dollars', '{"base":"EUR","rates":{"RUB":100}}'],
  ['a rate of zero', '{"base":"USD","rates":{"RUB":0}}'],
  ['a rate below zero', '{"base":"USD","rates":{"RUB":-92.5}}'],
  ['words', cbr(valute('USD', '1', 'ninety'))],
  ['a nominal of zero', cbr(valute('USD', '0', '92,5'))],
  ['an exponent', '{"rates":{"RUB":"9e1"}}'],
  ['something endless', `{"rates":{"RUB":"${'9'.repeat(39)}"}}`],
  ['entities', `<!DOCTYPE x [<!ENTITY a "aa">]>${cbr(valute('USD', '1', '&a;'))}`],
  ['a list', '[1,2,3]'],
  ['a prototype', '{"rates":{"__proto__":{"RUB":92.5}}}'],
])('finds no rate in %s', (_, body) => {
  expect(readRubleRate(body)).toBeUndefined();
});
