import { locales } from '@marquee/domain/locale/locales.ts';
import { loadArea } from '@marquee/i18n/load-phrases.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { capabilitiesOf, type PaymentDeclaration, secret, secretFields } from './declaration.ts';
import { paymentDeclarations } from './registry.ts';

test('a restricted service is paid with no money that can be called back', () => {
  const refused = paymentDeclarations.filter((one) => !capabilitiesOf(one).acceptsRestricted);
  expect(refused.map(({ strategy }) => strategy)).toEqual(['balance', 'stripe_checkout', 'paypal']);
});

test('what a gateway forgets to declare, it cannot do; one that nobody declares can do nothing', () => {
  const forgetful: PaymentDeclaration = {
    strategy: 'crypto',
    capabilities: { flow: 'redirect' },
    currencies: ['USD'],
    icon: 'card',
    label: 'crypto',
    config: z.object({}),
  };
  const nothing = { flow: 'redirect', acceptsRestricted: false, recurring: false, refund: 'none' };
  expect(capabilitiesOf(forgetful)).toEqual({ ...nothing, disputes: true });
  expect(capabilitiesOf(undefined)).toEqual({ ...nothing, disputes: true });
});

test('every strategy is declared once, and has a name in every language', async () => {
  const names = paymentDeclarations.map(({ strategy }) => strategy);
  expect(new Set(names).size).toBe(names.length);
  for (const locale of locales) {
    const { strategies } = await loadArea(locale, 'payments');
    for (const { label } of paymentDeclarations) expect(strategies[label]).not.toBe('');
  }
});

test('whatever sounds like a secret is marked as one', () => {
  for (const declaration of paymentDeclarations) {
    const suspects = Object.keys(declaration.config.shape).filter((name) =>
      /secret|key|password|token/i.test(name),
    );
    expect(secretFields(declaration)).toEqual(suspects);
  }
  expect(secretFields({ config: z.object({ open: z.string(), sealed: secret() }) })).toEqual(['sealed']);
});
