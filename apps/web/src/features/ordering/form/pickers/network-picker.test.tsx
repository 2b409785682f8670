import type { NetworkWithTypes } from '@marquee/contract/generated/catalogue.ts';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { importPhrases } from '../../../../lib/import-phrases.ts';
import { PhrasesContext } from '../../../../ui/text/use-translations.tsx';
import { NetworkPicker } from './network-picker.tsx';

const ordering = await importPhrases('en', 'ordering');

const network = (id: number) =>
  ({ id, name: `Network ${id}`, icon: null, color: '#FEDEA0' }) as NetworkWithTypes;

const render = (highlighted: number | undefined, isCompact: boolean, isFolded = false) =>
  renderToString(
    <PhrasesContext value={{ locale: 'en', messages: { ordering } }}>
      <NetworkPicker
        networks={[network(1), network(2)]}
        chosen={2}
        highlighted={highlighted}
        isFolded={isFolded}
        isCompact={isCompact}
        onChoose={() => {}}
      />
    </PhrasesContext>,
  );

test.each([false, true])(
  'a network that was recognised lights up in both designs (simplified: %s)',
  (isCompact) => {
    expect(render(2, isCompact)).toContain('ring-primary');
    expect(render(undefined, isCompact)).not.toContain('ring-2');
  },
);

test('a network that the link names folds the others away', () => {
  expect(render(2, false)).toContain('Network 1');
  const folded = render(2, false, true);
  expect(folded).toContain('Network 2');
  expect(folded).not.toContain('Network 1');
  expect(folded).toContain(ordering.changeNetwork);
});
