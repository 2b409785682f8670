import { ApiError, createClient } from '@marquee/contract/client.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { createPhraseStore } from '../../lib/phrase-store.ts';
import { ServicesProvider } from '../../lib/use-services.ts';
import { profileKey } from '../query-keys.ts';
import { FrozenAccountError, useFrozenGuard } from './frozen-account.tsx';
import { closeOverlay, currentOverlays } from './overlay-store.ts';

const closeAll = () => {
  for (const { number } of currentOverlays()) closeOverlay(number);
};
afterEach(closeAll);

function Probe({ report }: { report: (guard: ReturnType<typeof useFrozenGuard>) => void }) {
  report(useFrozenGuard());
  return null;
}

/** The guard as a component of a person with this profile gets it. */
function renderGuard(profile: { frozen_at: string | null } | null): ReturnType<typeof useFrozenGuard> {
  const queryClient = new QueryClient();
  queryClient.setQueryData(profileKey, profile);
  const call = createClient({ baseUrl: '', fetch, locale: () => 'en' });
  let guard: ReturnType<typeof useFrozenGuard> | undefined;
  renderToString(
    <QueryClientProvider client={queryClient}>
      <ServicesProvider
        value={{ locale: 'en', queryClient, call, phrases: createPhraseStore('en'), nonce: '' }}
      >
        <Probe
          report={(rendered) => {
            guard = rendered;
          }}
        />
      </ServicesProvider>
    </QueryClientProvider>,
  );
  if (!guard) throw new Error('The probe was not rendered');
  return guard;
}

const shown = () => currentOverlays().filter(({ open }) => open);

test('a frozen account does nothing; the action is refused when the dialog closes', async () => {
  let done = false;
  const action = renderGuard({ frozen_at: '2026-01-01 00:00:00' })(async () => {
    done = true;
  });
  expect(shown()).toHaveLength(1);
  closeAll();
  await expect(action).rejects.toBeInstanceOf(FrozenAccountError);
  expect(done).toBe(false);
});

test('an account that the server finds frozen gets the same dialog', async () => {
  const action = renderGuard({ frozen_at: null })(() => Promise.reject(new ApiError(423, {})));
  await expect.poll(() => shown().length).toBe(1);
  closeAll();
  await expect(action).rejects.toBeInstanceOf(FrozenAccountError);
});

test('a panel that has closed is no frozen account', async () => {
  const closed = new ApiError(423, { code: 'panel_closed', message: 'This panel is closed' });
  await expect(renderGuard({ frozen_at: null })(() => Promise.reject(closed))).rejects.toBe(closed);
  expect(shown()).toHaveLength(0);
});

test('everything else passes through', async () => {
  const guard = renderGuard({ frozen_at: null });
  expect(await guard(async () => 7)).toBe(7);
  await expect(guard(() => Promise.reject(new ApiError(422, { message: 'bad' })))).rejects.toThrow('bad');
  expect(shown()).toHaveLength(0);
});
