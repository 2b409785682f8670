import type { Endpoint } from './endpoint.ts';
import { accountEndpoints } from './registry/account.ts';
import { catalogueEndpoints } from './registry/catalogue.ts';
import { consoleEndpoints } from './registry/console.ts';
import { consoleMoneyEndpoints } from './registry/console-money.ts';
import { moneyEndpoints } from './registry/money.ts';
import { orderingEndpoints } from './registry/ordering.ts';
import { panelEndpoints } from './registry/panel.ts';
import { youtubeEndpoints } from './registry/youtube.ts';

const described = {
  ...panelEndpoints,
  ...catalogueEndpoints,
  ...accountEndpoints,
  ...moneyEndpoints,
  ...orderingEndpoints,
  ...youtubeEndpoints,
  ...consoleEndpoints,
  ...consoleMoneyEndpoints,
};

/** With all that their schemas say. Who only goes through the list has no need of it, and it costs a great deal. */
export type Endpoints = typeof described;
export type EndpointName = keyof Endpoints;

/** Every call by name: routes, client, documents and checks are all made from this list. */
export const endpoints: Readonly<Record<EndpointName, Endpoint>> = described;
