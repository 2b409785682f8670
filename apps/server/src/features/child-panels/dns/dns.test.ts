import { expect, test } from 'vitest';
import { nameServerForTest } from '../../../testing/dns-server.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { createPanelDirectory } from '../../panels/index.ts';
import { newName, rentalShop } from '../testing/rent-panel.ts';
import { checkDomains } from './check-domains.ts';
import { checkOwnDns } from './check-own-dns.ts';

const database = await testDatabase();
const week = 7 * 86_400;

async function waitingDomain() {
  const rental = await rentalShop(database);
  const server = await nameServerForTest();
  const environment = {
    ...rental.shop.ctx.environment,
    domains: { rdapUrl: 'http://127.0.0.1:9', dnsServers: [server.address] },
  };
  const { id, domain } = await rental.rent({ domain: `${newName()}.com`, domain_type: 'own' });
  const host = rental.shop.panel.host;
  const token = (await rental.rowOf(id)).dns_token;
  const owner = { ...rental.owner, environment };
  const ctx = { ...rental.shop.ctx, environment };
  const isRouted = async () =>
    (await createPanelDirectory(database.db, { subscribe: () => () => undefined }).byHost(domain)) !==
    undefined;
  const setUp = () => {
    server.records.set(`A ${host}`, ['192.0.2.1']);
    server.records.set(`A ${domain}`, ['192.0.2.1']);
    server.records.set(`TXT _marquee.${domain}`, [token]);
  };
  return { ...rental, ctx, owner, server, id, domain, host, token, isRouted, setUp };
}

test('a domain opens its panel once it leads here and holds the token, and not before', async () => {
  const { owner, server, id, domain, host, token, isRouted, rowOf } = await waitingDomain();
  const check = () => checkOwnDns(owner, BigInt(id));
  const first = await check();
  expect(first).toMatchObject({ status: 'pending_dns', dns: { is_proven: false } });
  expect(first.dns?.records).toMatchObject([
    { purpose: 'address', type: 'CNAME', name: domain, expected: host, found: [], matches: false },
    { purpose: 'proof', type: 'TXT', name: `_marquee.${domain}`, expected: token, found: [], matches: false },
  ]);
  server.records.set(`A ${host}`, ['192.0.2.1']);
  server.records.set(`A ${domain}`, ['192.0.2.1']);
  server.records.set(`TXT _marquee.${domain}`, ['somebody-else']);
  expect((await check()).dns?.records).toMatchObject([
    { type: 'A', expected: '192.0.2.1', found: ['192.0.2.1'], matches: true },
    { found: ['somebody-else'], matches: false },
  ]);
  expect(await isRouted()).toBe(false);
  server.records.set(`TXT _marquee.${domain}`, ['somebody-else', token]);
  const opened = await check();
  expect(opened).toMatchObject({ status: 'active', dns: { is_proven: true } });
  expect(opened.expired_at).toBe('2026-02-15T12:00:00.000Z');
  expect(await isRouted()).toBe(true);
  expect(await rowOf(id)).toMatchObject({ months: 1, dns_lost_at: null });
});

test('the job looks by itself, less and less often, and name servers in trouble change nothing', async () => {
  const { ctx, server, id, isRouted, setUp, rowOf } = await waitingDomain();
  await checkDomains(ctx);
  const { dns_next_at } = await rowOf(id);
  expect(dns_next_at).toEqual(new Date(ctx.clock.now().getTime() + 120_000));
  setUp();
  await checkDomains(ctx);
  expect(await isRouted()).toBe(false);
  server.isBroken = true;
  ctx.clock.advance(120);
  const before = await rowOf(id);
  await checkDomains(ctx);
  expect(await rowOf(id)).toEqual({ ...before, dns_next_at: expect.any(Date) });
  server.isBroken = false;
  ctx.clock.advance(120);
  await Promise.all([checkDomains(ctx), checkDomains(ctx)]);
  expect(await isRouted()).toBe(true);
  const notices = await database.db
    .selectFrom('notification')
    .select('id')
    .where('panel_id', '=', ctx.panel.id)
    .execute();
  expect(notices).toHaveLength(1);
});

test('a proven domain that leads elsewhere is told of once and stays open', async () => {
  const { ctx, owner, server, id, domain, isRouted, setUp } = await waitingDomain();
  setUp();
  await checkDomains(ctx);
  server.records.set(`A ${domain}`, ['198.51.100.9']);
  for (let looks = 0; looks < 2; looks++) {
    ctx.clock.advance(week + 1);
    await checkDomains(ctx);
  }
  const view = await checkOwnDns(owner, BigInt(id));
  expect(view).toMatchObject({ status: 'active', dns: { leads_elsewhere: true } });
  expect(await isRouted()).toBe(true);
  const events = await database.db
    .selectFrom('notification')
    .select('notice')
    .where('panel_id', '=', ctx.panel.id)
    .execute();
  expect(events.map(({ notice }) => notice)).toMatchObject([{ event: 'opened' }, { event: 'elsewhere' }]);
  setUp();
  expect(await checkOwnDns(owner, BigInt(id))).toMatchObject({ dns: { leads_elsewhere: false } });
});

test('a name below the panel’s own needs no proof', async () => {
  const rental = await rentalShop(database);
  const { id, dns, status } = await rental.rent();
  expect({ dns, status }).toEqual({ dns: null, status: 'active' });
  await expect(checkOwnDns(rental.owner, BigInt(id))).rejects.toMatchObject({ code: 'wrong_state' });
});
