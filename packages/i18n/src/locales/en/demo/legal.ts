import type { DemoTexts } from '../../../demo-texts.ts';

export const legal: DemoTexts['legal'] = {
  terms: `This panel is a demo. Nothing is sold here: payments go to a test gateway, no money moves and nothing is delivered. The text below shows what an operator would write.

# What you order

You buy a service for a public link. The service’s page says what is delivered, how fast, and whether drops are refilled.

# What you confirm

The link is yours, or you may promote it. Networks have their own rules, and you are responsible for following them.

# Payment and delivery

You are charged the price shown at checkout. Delivery starts after payment. Anything we can’t deliver is refunded to your balance.`,
  privacy: `This panel is a demo. Don’t enter real personal data. The text below shows what an operator would write.

# What is stored

Your e-mail, your orders and their links, payments, and the devices you sign in from.

# What for

To deliver orders, answer questions and protect your account. We don’t sell your data.

# Your rights

You can download your data and close your account under Data and privacy. Closing erases your personal data. Orders and payments are kept without your name.`,
  refunds: `This panel is a demo. No real money is charged, so none is refunded. The text below shows what an operator would write.

# Undelivered orders

If an order is canceled or partially delivered, the undelivered part is refunded to your balance right away.

# Refills

If the count drops within the guarantee, request a refill on the order’s page. It is free.

# Balance

We can refund unspent money to the original payment method. Contact support.`,
  contact: `This panel is a demo. Nobody reads messages here, and the company below doesn’t exist. On a real panel, the operator’s name, address and e-mail appear here.

# Support

Sign in and open a ticket under Support.`,
};
