import { spacedNumbers } from '@marquee/domain/format/number-style.ts';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { importPhrases } from '../../../lib/import-phrases.ts';
import type { ListedService } from '../../../lib/search-worker/service-page.ts';
import { createTranslator } from '../../../ui/text/use-translations.tsx';
import { ServiceBadges } from './service-badges.tsx';
import type { ServiceText } from './service-text.ts';

const messages = {
  catalogue: await importPhrases('en', 'catalogue'),
  common: await importPhrases('en', 'common'),
};
const t = createTranslator({ locale: 'en', messages }, spacedNumbers, 'catalogue');

function shown(labels: string[], discount_percent = 0): string {
  const text = {
    t,
    label: (slug: string) =>
      slug === 'vip' ? { name: 'Für Kenner', color: '#AA00FF' } : { name: slug, color: null },
    discount: () => '−10%',
  } as unknown as ServiceText;
  const service = { labels, discount_percent, is_deactivated: false } as unknown as ListedService;
  return renderToString(<ServiceBadges service={service} text={text} />);
}

test('a label has the name and the colour that the operator gave it', () => {
  const markup = shown(['vip']);
  expect(markup).toContain('Für Kenner');
  expect(markup).toContain('fill="#AA00FF"');
});

test('any label is shown, known or not, two at most; a discount is in the secondary colour', () => {
  expect(shown(['fast', 'own', 'third'])).toMatch(/tag-success">fast<.*>own</);
  expect(shown(['fast', 'own', 'third'])).not.toContain('third');
  expect(shown(['fast', 'own'], 0.1)).toMatch(/tag-sale">−10%<.*fast/);
  expect(shown(['fast', 'own'], 0.1)).not.toContain('own<');
});
