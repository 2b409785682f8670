import { data, isRouteErrorResponse } from 'react-router';

/** Which card explains what is missing. */
export type NotFoundCard = 'service' | 'service-type' | 'orders' | 'page';

export function notFound(card: NotFoundCard = 'page'): never {
  throw data({ card }, { status: 404 });
}

const cards = {
  service: { phrases: 'serviceNotFound', href: '/' },
  'service-type': { phrases: 'serviceTypeNotFound', href: '/' },
  orders: { phrases: 'orderNotFound', href: '/orders' },
  page: { phrases: 'notFound', href: '/orders/create' },
} as const;

const somethingWrong = { phrases: 'somethingWrong', href: '/orders/create' } as const;
/** Reading is refused too; only support can unfreeze the account. */
const frozen = { phrases: 'frozen', href: '/tickets' } as const;

type ErrorCard = (typeof cards)[NotFoundCard] | typeof somethingWrong | typeof frozen;

interface Failure {
  status?: number;
  code?: string;
  card?: NotFoundCard;
}

/** Something that does not exist gets its own card; anything else is an unexpected error. */
export function errorCard(error: unknown): ErrorCard {
  const { status, code, card = 'page' } = readFailure(error);
  // A panel that has closed answers 423, too: loading the page again shows what it says to its customers.
  if (status === 423 && code !== 'panel_closed') return frozen;
  return status === 404 ? cards[card] : somethingWrong;
}

/** The router gives an error response; after hydration it is the plain object from the server's page. */
function readFailure(error: unknown): Failure {
  return isRouteErrorResponse(error) ? { status: error.status, ...error.data } : Object(error);
}
