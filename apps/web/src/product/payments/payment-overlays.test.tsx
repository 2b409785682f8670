import { afterEach, expect, test } from 'vitest';
import { closeOverlay, currentOverlays } from '../../shell/overlays/overlay-store.ts';
import { askManualPayment, showQrCode } from './payment-overlays.tsx';

const closeAll = () => {
  for (const { number } of currentOverlays()) closeOverlay(number);
};
afterEach(closeAll);

test('a manual payment that is closed was not paid', async () => {
  const answer = askManualPayment({
    amountName: 'Total',
    charge: { currency: 'USD', amount: '5', rate: null },
    methodName: 'Bank',
    accountNumber: '1',
    invoiceId: '2',
    allowsComment: true,
    onPaid: async () => undefined,
  });
  closeAll();
  expect(await answer).toBe('canceled');
});

test('a code opens on its own', () => {
  showQrCode('pay:1');
  expect(currentOverlays().filter(({ open }) => open)).toHaveLength(1);
});
