import { ApiError } from '@marquee/contract/client.ts';
import { errors } from '@marquee/i18n/locales/en/errors.ts';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { useFailureWords } from './use-failure-words.ts';

function Told({ error }: { error: unknown }) {
  return useFailureWords()(error);
}

const told = (error: unknown) =>
  renderToString(
    <IntlProvider locale="en" timeZone="UTC" messages={{ errors }}>
      <Told error={error} />
    </IntlProvider>,
  );

test('the server’s words stand as they are', () => {
  const refusal = new ApiError(409, { code: 'wrong_state', message: 'No longer possible.' });
  expect(told(refusal)).toBe('No longer possible.');
});

test.each([new TypeError('Failed to fetch'), new ApiError(502, {})])(
  'what no server of ours said is told in ours: %s',
  (error) => expect(told(error)).toBe(errors.internal),
);
