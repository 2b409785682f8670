import { createClient } from '@marquee/contract/client.ts';
import type { Source } from '@marquee/contract/generated/youtube.ts';
import { sourceStates } from '@marquee/domain/video-sources/source-state.ts';
import { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { App } from '../app.tsx';
import { createPhraseStore } from '../lib/phrase-store.ts';
import { allPhrases } from '../lib/testing/compiled-phrases.ts';
import { SourceNote } from '../product/source-note.tsx';
import { profileKey, shellKey } from '../shell/query-keys.ts';
import { textOf } from './testing/read-amounts.ts';

const english = await allPhrases('en');
const phrases = createPhraseStore('en', english);
const call = createClient({ baseUrl: '', fetch, locale: () => 'en' });

const fresh: Source = {
  kind: 'youtube',
  state: 'ok',
  updated_at: '2026-11-16T09:00:00.000Z',
  next_update_at: '2026-11-16T14:00:00.000Z',
};

function shown(changes: Partial<Source>): string {
  const queryClient = new QueryClient();
  queryClient.setQueryData(shellKey, { settings: { rounding_precision: 2, currencies: {} }, pages: [] });
  queryClient.setQueryData(profileKey, { balance: '0', time_zone: 'UTC', grades: {} });
  const markup = renderToString(
    <App
      state={{ currency: 'USD', now: Date.UTC(2026, 10, 16, 12) }}
      services={{ locale: 'en', queryClient, call, phrases, nonce: '' }}
    >
      <MemoryRouter>
        <SourceNote source={{ ...fresh, ...changes }} action={<button type="button">Mend it</button>} />
      </MemoryRouter>
    </App>,
  );
  return textOf(markup).replaceAll(/\|+/g, ' ');
}

test('fresh figures only say how old they are and when the next come', () => {
  const text = shown({});
  expect(text).toMatch(/Updated\s+3 hours ago/);
  expect(text).toMatch(/Next update\s+in 2 hours/);
  expect(text).not.toContain(english.videoSource.sample.badge);
  expect(text).not.toContain('Mend it');
});

test('sample figures are labelled, with the reason', () => {
  const text = shown({ kind: 'sample', updated_at: null, next_update_at: null });
  expect(text).toContain(english.videoSource.sample.badge);
  expect(text).toContain(english.videoSource.sample.text);
  expect(text).not.toContain('Updated');
  expect(text).not.toContain('Next update');
});

test.each(sourceStates.filter((state) => state !== 'ok'))(
  '%s is told in words, with the age of what is shown and what to do',
  (state) => {
    const text = shown({ state });
    expect(text).toContain(english.videoSource.states[state]);
    expect(text).toContain('Mend it');
    expect(text).toContain('3 hours ago');
  },
);
