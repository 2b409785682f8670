import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { importPhrases } from '../../lib/import-phrases.ts';
import { PhrasesContext } from '../../ui/text/use-translations.tsx';
import { MethodInformation } from './method-information.tsx';
import { PaymentMark } from './payment-mark.tsx';

const common = await importPhrases('en', 'common');

const shown = (method: Parameters<typeof MethodInformation>[0]['method']) =>
  renderToString(
    <PhrasesContext value={{ locale: 'en', messages: { common } }}>
      <MethodInformation method={method} />
    </PhrasesContext>,
  );

test('a payer reads what the operator wrote, that a card can be kept, and what comes next', () => {
  const markup = shown({
    comments: 'Takes up to <1 day',
    additional_information: '<p>More</p>',
    charge_type: 'recurring',
    public_fields: { qr_code: true, is_user_comment: true },
  });
  expect(markup).toContain('Takes up to &lt;1 day');
  expect(markup).toContain('Your card can be saved for later payments.');
  // Rich text waits for the browser, where it is sanitized.
  expect(markup).not.toContain('More');
  expect(markup).toContain('You’ll get a QR code to scan. You can add a comment once you’ve paid.');
  const plain = { comments: '', additional_information: '', charge_type: 'one_time' } as const;
  expect(shown({ ...plain, public_fields: { qr_code: false, is_user_comment: false } })).toBe('');
});

test('an icon is a picture of the panel or a drawing by its name, never another scheme', () => {
  expect(renderToString(<PaymentMark icon="/files/wise.png" />)).toContain('src="/files/wise.png"');
  expect(renderToString(<PaymentMark icon="bitcoin" />)).toContain('lucide-bitcoin');
  expect(renderToString(<PaymentMark icon="javascript:alert(1)" />)).not.toContain('javascript');
});
