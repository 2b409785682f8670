import Stripe from 'stripe';
import {
  type CardGateway,
  type CardReport,
  type CardSetup,
  type ChargeOutcome,
  coins,
  GatewayFailure,
  idsAsText,
} from '../gateway.ts';
import { callStripe, checkoutLocale } from './stripe-client.ts';

import { intentReport, readId } from './stripe-reports.ts';

/** Cards are entered on Stripe's page in a setup session; only their ids are stored here. */
export function stripeCards(stripe: Stripe): CardGateway {
  return {
    start: async (setup) => {
      const customer = await callStripe(
        stripe.customers.create(
          { metadata: cardIds(setup), ...(setup.email ? { email: setup.email } : {}) },
          { idempotencyKey: `customer:${setup.panelId}:${setup.cardId}` },
        ),
      );
      const session = await callStripe(
        stripe.checkout.sessions.create(
          {
            mode: 'setup',
            currency: 'usd',
            customer: customer.id,
            success_url: setup.successUrl,
            cancel_url: setup.cancelUrl,
            locale: checkoutLocale(setup.locale),
            metadata: cardIds(setup),
          },
          { idempotencyKey: `card:${setup.panelId}:${setup.cardId}` },
        ),
      );
      if (!session.url) throw new GatewayFailure('Stripe gave no address to enter the card at');
      return { ref: session.id, url: session.url };
    },
    look: async (setupRef) => {
      const session = await callStripe(
        stripe.checkout.sessions.retrieve(setupRef, { expand: ['setup_intent.payment_method'] }),
      );
      return cardReport(session, `look:${setupRef}`);
    },
    charge: async (charge): Promise<ChargeOutcome> => {
      try {
        const intent = await stripe.paymentIntents.create(
          {
            amount: coins(charge.units),
            currency: charge.currency.toLowerCase(),
            customer: charge.customer,
            payment_method: charge.card,
            off_session: true,
            confirm: true,
            description: charge.title,
            metadata: idsAsText(charge),
          },
          { idempotencyKey: `charge:${charge.panelId}:${charge.invoiceId}` },
        );
        const isPaid = intent.status === 'succeeded';
        return {
          result: isPaid ? 'paid' : 'waiting',
          report: intentReport(intent, 'paid', `charge:${intent.id}`),
        };
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeCardError) || !error.payment_intent)
          throw new GatewayFailure('Stripe could not be asked', { cause: error });
        const intent = error.payment_intent;
        return { result: 'declined', report: intentReport(intent, 'failed', `declined:${intent.id}`) };
      }
    },
    forget: async ({ card }) => {
      await callStripe(stripe.paymentMethods.detach(card));
    },
  };
}

function cardIds({ panelId, cardId, accountId }: CardSetup): Record<string, string> {
  return { panel: String(panelId), card: String(cardId), account: String(accountId) };
}

/** For a session with its setup intent and payment method expanded. */
export function cardReport(session: Stripe.Checkout.Session, eventId: string): CardReport | undefined {
  const intent = session.setup_intent;
  if (!intent || typeof intent === 'string' || intent.status !== 'succeeded') return undefined;
  const method = intent.payment_method;
  if (!method || typeof method === 'string' || !method.card) return undefined;
  const { brand, last4, exp_year, exp_month } = method.card;
  return {
    news: 'card_linked',
    eventId,
    setupRef: session.id,
    customer: readId(session.customer) ?? '',
    card: method.id,
    brand,
    lastDigits: last4,
    expires: { year: exp_year, month: exp_month },
  };
}
