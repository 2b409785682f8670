import { data } from 'react-router';

/** Which card explains what is missing. */
export type NotFoundCard = 'service' | 'service-type' | 'orders' | 'page';

export function notFound(card: NotFoundCard = 'page'): never {
  throw data({ card }, { status: 404 });
}
