import type { Load } from '../load/latencies.ts';
import { pgbench } from '../load/pgbench.ts';
import type { Shop } from './with-shop.ts';

const order = {
  request: 0,
  service_id: 'SERVICE',
  status: 'in_processing',
  name: '',
  link: 'LINK',
  price: '100000000',
  pricing_per: '1000',
  is_guarantee: false,
  is_speedup: false,
  is_reorder: false,
  guarantee_days: 0,
  countries: [],
  targetable_values: [],
  source: 'api',
  channel: 'api',
  provider_type: 'Default',
  provider_params: {},
  quantity: '1000',
  listed_cost: '100000000',
  coupon_discount: '0',
  drip_feed: null,
  run: null,
  holds_link: true,
  minutes_until_start: 0,
};

/** The call that checkout makes for one order of `:customer`. */
function placingCall(shop: Shop): string {
  // pgbench reads a colon before a word as one of its variables.
  const orders = JSON.stringify([order])
    .replaceAll('":', '": ')
    .replace('SERVICE', shop.serviceId)
    .replace('LINK', "https://example.com/' || gen_random_uuid() || '");
  const request = `{"panel_id": ${shop.panelId}, "account_id": ' || :customer || ', "actor_id": ' || :customer || ', `;
  const rest = `"at": "' || now() || '", "is_paid": true, "paid_by": "balance", "has_coupon": false}`;
  return `select * from place_orders(('[${request}${rest}]')::jsonb, '[]', ('${orders}')::jsonb)`;
}

/** Our own function without our server, one order per call. */
export function callOwnFunction(shop: Shop, load: { clients: number; seconds: number }): Promise<Load> {
  const first = BigInt(shop.people[0]?.id ?? 1);
  const last = first + BigInt(shop.people.length) - 1n;
  return pgbench(shop.url, `\\set customer random(${first}, ${last})\n${placingCall(shop)};\n`, load);
}
