import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { importPhrases } from '../../lib/import-phrases.ts';
import { PhrasesContext } from '../../ui/text/use-translations.tsx';
import { type ListedWay, WayList } from './way-list.tsx';

const common = await importPhrases('en', 'common');

const way = (key: string, changes: Partial<ListedWay> = {}): ListedWay => ({
  key,
  name: `Way ${key}`,
  icon: null,
  flow: 'redirect',
  description: `About ${key}`,
  information: {
    comments: `Notes of ${key}`,
    additional_information: '',
    charge_type: 'one_time',
    public_fields: { qr_code: false, is_user_comment: false },
  },
  note: '',
  isOutsideLimits: false,
  ...changes,
});

test('a payer reads about the chosen way, and why another cannot be used', () => {
  const ways = [way('a'), way('b', { note: 'Minimum: $5.00. Your order: $0.40', isOutsideLimits: true })];
  const markup = renderToString(
    <PhrasesContext value={{ locale: 'en', messages: { common } }}>
      <WayList
        legend="Payment method"
        ways={ways}
        chosenKey="a"
        onChoose={() => undefined}
        help="Some help"
      />
    </PhrasesContext>,
  );
  for (const text of [
    'Way a',
    'About a',
    'Notes of a',
    'Some help',
    'Way b',
    'Minimum: $5.00. Your order: $0.40',
  ])
    expect(markup).toContain(text);
  for (const text of ['About b', 'Notes of b']) expect(markup).not.toContain(text);
  // What belongs to the chosen way stands before the next one.
  expect(markup.indexOf('Notes of a')).toBeLessThan(markup.indexOf('Way b'));
  expect(markup.match(/data-outside-limits/g)).toHaveLength(1);
});
