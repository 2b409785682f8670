import { common } from '@marquee/i18n/locales/en/shell/common.ts';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { MethodInformation } from './method-information.tsx';
import { PaymentMark } from './payment-mark.tsx';

const shown = (method: Parameters<typeof MethodInformation>[0]['method']) =>
  renderToString(
    <IntlProvider locale="en" timeZone="UTC" messages={{ common }}>
      <MethodInformation method={method} />
    </IntlProvider>,
  );

test('a payer reads what the operator wrote, and that a card can be kept', () => {
  const markup = shown({
    comments: 'Takes up to <1 day',
    additional_information: '<p>More</p>',
    charge_type: 'recurring',
  });
  expect(markup).toContain('Takes up to &lt;1 day');
  expect(markup).toContain('Your card can be saved for later payments.');
  // Rich text waits for the browser, where it is sanitized.
  expect(markup).not.toContain('More');
  expect(shown({ comments: '', additional_information: '', charge_type: 'one_time' })).toBe('');
});

test('an icon is a picture of the panel or a drawing by its name, never another scheme', () => {
  expect(renderToString(<PaymentMark icon="/files/wise.png" />)).toContain('src="/files/wise.png"');
  expect(renderToString(<PaymentMark icon="bitcoin" />)).toContain('lucide-bitcoin');
  expect(renderToString(<PaymentMark icon="javascript:alert(1)" />)).not.toContain('javascript');
});
