import { againstPreparedBytes } from '../against-prepared-bytes.ts';
import type { Bench } from '../bench.ts';
import { withCatalogueServer } from './with-catalogue-server.ts';

const pageOfForty = () =>
  withCatalogueServer({ pages: false }, (origin) =>
    againstPreparedBytes(`${origin}/api/v1/services?per_page=40`),
  );

export const benches: readonly Bench[] = [
  { name: 'catalogue: page of 40 from 10,000 services, guest', reach: '≥ 0.80', run: pageOfForty },
];
