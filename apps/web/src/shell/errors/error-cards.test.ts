import { UNSAFE_ErrorResponseImpl as RouterError } from 'react-router';
import { expect, it } from 'vitest';
import { errorCard } from './error-cards.ts';

const missing = (card?: string) => new RouterError(404, '', { card });

it.each([
  ['a service', missing('service'), 'serviceNotFound', '/'],
  ['a type of service', missing('service-type'), 'serviceTypeNotFound', '/'],
  ['an order', missing('orders'), 'orderNotFound', '/orders'],
  ['a page', missing('page'), 'notFound', '/orders/create'],
  ['something without a card', missing(), 'notFound', '/orders/create'],
  ['what the server wrote down', { status: 404, card: 'orders' }, 'orderNotFound', '/orders'],
  ['a frozen account', { status: 423 }, 'frozen', '/tickets'],
  ['a panel that has closed', { status: 423, code: 'panel_closed' }, 'somethingWrong', '/orders/create'],
  ['a failing server', { status: 500 }, 'somethingWrong', '/orders/create'],
  ['an overloaded server', { status: 503 }, 'somethingWrong', '/orders/create'],
  ['a broken page', new TypeError('x is not a function'), 'somethingWrong', '/orders/create'],
  ['nothing at all', undefined, 'somethingWrong', '/orders/create'],
])('%s has its card and its way on', (_, error, phrases, href) => {
  expect(errorCard(error)).toEqual({ phrases, href });
});
