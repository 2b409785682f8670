import type { DemoTexts } from '../../../demo-texts.ts';

export const legal: DemoTexts['legal'] = {
  terms: `This panel is a demo. Nothing is sold here: payments go to a test gateway, no money moves and nothing is delivered. The text below shows what an operator would write.

# What you order

You buy a service for a public link. The service's page says what is delivered, how fast, and whether drops are refilled.

# What you confirm

The link is yours, or you may promote it. Networks have rules of their own, and following them is up to you.

# Payment and delivery

The price at checkout is what is charged. Delivery starts after payment. What cannot be delivered is refunded to your balance.`,
  privacy: `This panel is a demo. Please do not enter real personal data. The text below shows what an operator would write.

# What is stored

Your e-mail, your orders and their links, payments, and the devices you sign in from.

# What for

To deliver orders, answer questions and protect your account. Nothing is sold to others.

# Your rights

You can export everything and close your account under Account management. Closing erases your personal data; orders stay in the books without your name.`,
  refunds: `This panel is a demo. No real money is taken, so none is paid back. The text below shows what an operator would write.

# Undelivered orders

If an order is canceled or delivered in part, what was not delivered goes back to your balance right away.

# Refills

If the count drops within the guarantee, request a refill on the order's page. It is free.

# Balance

Unspent money can be returned the way it came. Write to support.`,
  contact: `This panel is a demo. Nobody reads messages here, and the company below does not exist. An operator's real name, address and e-mail take their place.

# Support

Signed-in customers open a ticket under Support.`,
};
