import { randomBytes } from 'node:crypto';
import type { ChildPanelView, createChildPanel as endpoint } from '@marquee/contract/earn/child-panels.ts';
import type { Input } from '@marquee/contract/endpoint.ts';
import { nextMonthEnd } from '@marquee/domain/child-panels/billing-month.ts';
import { type Money, parseMoney, zero } from '@marquee/domain/money/money.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { once } from '../../platform/idempotency/once.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { findAccount, hashPassword, lockProvenAccount, passwordProblem } from '../accounts/index.ts';
import { chargeChildPanelMonth } from '../ledger/index.ts';
import { childPanelCreated, claimHost, createChildOf } from '../panels/index.ts';
import type { ChildPanelRow } from './child-panel.ts';
import { readDomain, refuseDomain } from './domains/read-domain.ts';
import { furnishChild } from './furnish-child.ts';
import { getChildPanel, requireRoom } from './own-child-panels.ts';
import { type RentalTerms, rentalTerms, requireRental } from './rental-terms.ts';

type Body = Input<typeof endpoint>['body'];

/** Makes the panel, its owner's account there, and charges the first month: all of it or nothing. */
export async function createChildPanel(
  ctx: Context,
  { password, ...body }: Body,
  key?: string,
): Promise<ChildPanelView> {
  await requireRental(ctx);
  const terms = await rentalTerms(ctx);
  const domain = await readDomain(ctx, body, terms);
  const weakness = passwordProblem(password, password);
  if (weakness) refuse('invalid_input', { fields: [{ field: 'password', code: weakness }] });
  const passwordHash = await hashPassword(password);
  // The password is no part of what is compared: a hash of the request is stored.
  const claim = { key, request: ['createChildPanel', body] };
  const createdId = await once(ctx, claim, async (tx) => {
    await lockProvenAccount(tx);
    const price = agreedPrice(terms, body.price);
    await requireRoom(tx);
    const row = await makePanel(tx, { domain, domainType: body.domain_type, price, passwordHash });
    return String(row.id);
  });
  return getChildPanel(ctx, BigInt(createdId));
}

function agreedPrice(terms: RentalTerms, shown: string | undefined): Money {
  const price = parseMoney(terms.price) ?? zero;
  if (shown !== undefined && parseMoney(shown) !== price)
    refuse('price_changed', { values: { total: terms.price } });
  return price;
}

interface NewPanel {
  domain: string;
  domainType: ChildPanelRow['domain_type'];
  price: Money;
  passwordHash: string;
}

async function makePanel(
  tx: Context,
  { domain, domainType, price, passwordHash }: NewPanel,
): Promise<ChildPanelRow> {
  const { accountId } = signedIn(tx);
  const owner = await findAccount(tx, accountId);
  const email = owner?.email ?? refuse('email_not_proven');
  const child = await createChildOf(tx, { name: domain });
  const isOpen = domainType === 'subdomain';
  if (!(await claimHost(tx, { panelId: child.id, host: domain, isVerified: isOpen })))
    refuseDomain('domain_taken');
  const providerId = await furnishChild(tx, child, { email, passwordHash, accountId });
  const now = tx.clock.now();
  const row = await tx.db
    .insertInto('child_panel')
    .values({
      panel_id: tx.panel.id,
      child_id: child.id,
      account_id: accountId,
      domain,
      domain_type: domainType,
      status: isOpen ? 'active' : 'pending_dns',
      price,
      admin_email: email,
      months: 1,
      dns_token: randomBytes(24).toString('base64url'),
      dns_next_at: isOpen ? null : now,
      created_at: now,
      ...(isOpen ? { activated_at: now, billing_day: now.getUTCDate(), paid_until: nextMonthEnd(now) } : {}),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await chargeChildPanelMonth(tx, {
    customerId: accountId,
    childPanelId: row.id,
    month: 1,
    amount: price,
    domain,
  });
  await recordAudit(tx, {
    action: 'child-panels.create',
    subjectType: 'child-panel',
    subjectId: row.id,
    after: { domain, domainType, price: String(price) },
  });
  await tx.events.emit(tx, childPanelCreated, { child, providerId });
  return row;
}
