import { ApiError, createClient } from '@marquee/contract/client.ts';
import { defaultSettings } from '@marquee/contract/shell/settings.ts';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import '../../apps/web/src/styles/app.css';
import { App } from '../../apps/web/src/app.tsx';
import { createPhraseStore } from '../../apps/web/src/lib/phrase-store.ts';
import { createQueryClient } from '../../apps/web/src/lib/query-client.ts';
import { askManualPayment, showQrCode } from '../../apps/web/src/product/payments/payment-overlays.tsx';
import { confirm } from '../../apps/web/src/shell/overlays/confirm.tsx';
import { showFrozenDialog } from '../../apps/web/src/shell/overlays/frozen-account.tsx';
import { showImage } from '../../apps/web/src/shell/overlays/image.tsx';
import { ModerationAlert } from '../../apps/web/src/shell/overlays/moderation-alert.tsx';
import { OverlayHost } from '../../apps/web/src/shell/overlays/overlay-host.tsx';
import { withPageLoader } from '../../apps/web/src/shell/overlays/page-loader.tsx';

/** The overlays that no page opens yet, on a page that opens nothing else. */
export const overlays = {
  confirm,
  showFrozenDialog,
  showImage,
  askManualPayment,
  withPageLoader,
  showQrCode,
};

/** What a call throws when the server refuses it, with a message in the visitor's language. */
export function refusal(message: string): ApiError {
  return new ApiError(409, { code: 'wrong_state', message });
}

const locale = 'en';
const queryClient = createQueryClient();
queryClient.setQueryData(['shell'], { settings: { ...defaultSettings, panelName: 'Harness' }, pages: [] });
const person = { name: 'Ada', frozen_at: null, frozen_for_debt: false, debt: '0', invoices_in_moderation: 1 };
queryClient.setQueryData(['profile'], person);

/** From now on the person is frozen for this debt. */
export function owe(debt: string): void {
  queryClient.setQueryData(['profile'], { ...person, frozen_for_debt: true, debt });
}

const phrases = createPhraseStore(locale);
const call = createClient({ baseUrl: '', fetch: (...request) => fetch(...request), locale: () => locale });

function Harness() {
  return (
    <main className="p-6">
      <h1>Overlays</h1>
      <ModerationAlert />
      <OverlayHost />
    </main>
  );
}

Object.assign(window, { overlays, owe, refusal });
await phrases.ensure(['common', 'shell', 'errors']);
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <App state={{ currency: 'USD', now: 0 }} services={{ locale, queryClient, call, phrases, nonce: '' }}>
      <RouterProvider router={createMemoryRouter([{ path: '*', Component: Harness }])} />
    </App>,
  );
}
