import { ApiError } from '@marquee/contract/client.ts';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { ConnectionError } from '../../lib/connection-error.ts';
import { importPhrases } from '../../lib/import-phrases.ts';
import { PhrasesContext } from '../../ui/text/use-translations.tsx';
import { useErrorMessage } from './use-error-message.ts';

const errors = await importPhrases('en', 'errors');
const shell = await importPhrases('en', 'shell');

function Message({ error }: { error: unknown }) {
  return useErrorMessage()(error);
}

const renderMessage = (error: unknown) =>
  renderToString(
    <PhrasesContext value={{ locale: 'en', messages: { errors, shell } }}>
      <Message error={error} />
    </PhrasesContext>,
  );

afterEach(() => vi.unstubAllGlobals());

test('the server’s words stand as they are', () => {
  const refusal = new ApiError(409, { code: 'wrong_state', message: 'No longer possible.' });
  expect(renderMessage(refusal)).toBe('No longer possible.');
});

test.each([
  new TypeError('Failed to fetch'),
  new ApiError(502, {}),
  new Error('The account is frozen'),
  new DOMException('The operation was aborted.', 'AbortError'),
  'text',
])('what no server of ours said is told in ours: %s', (error) =>
  expect(renderMessage(error)).toBe(errors.internal),
);

test('no answer at all is told as such', () =>
  expect(renderMessage(new ConnectionError(new TypeError('Failed to fetch')))).toContain('reach the server'));

test('without a connection it is the connection', () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(renderMessage(new TypeError('Failed to fetch'))).toBe(shell.offline.title);
});
