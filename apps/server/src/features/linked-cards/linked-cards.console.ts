import * as endpoints from '@marquee/contract/console/linked-cards.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { exportLinkedCards } from './export-linked-cards.ts';
import { watchLinkedCards } from './watch-linked-cards.ts';

export const linkedCardConsoleRoutes: readonly Route[] = [
  route(endpoints.watchLinkedCards, (ctx, { query }) => watchLinkedCards(ctx, query)),
  route(endpoints.exportLinkedCards, (ctx, { query }) => exportLinkedCards(ctx, query)),
];
