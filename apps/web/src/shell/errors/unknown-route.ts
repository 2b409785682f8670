import { data } from 'react-router';

export function unknownRoute(): never {
  throw data({ message: 'This page could not be found' }, { status: 404 });
}
