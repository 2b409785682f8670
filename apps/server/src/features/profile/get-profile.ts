import type { Profile } from '@marquee/contract/account/profile.ts';
import { formatMoney, formatMoneyFixed, type Money } from '@marquee/domain/money/money.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { findAccount, isFrozenForDebt, listSocialIds, staffPermissions } from '../accounts/index.ts';
import { extensionToken } from '../api-tokens/index.ts';
import { accountGrades } from '../grades/index.ts';
import { invoicesInModeration } from '../invoices/index.ts';
import { totalEarnings, walletBalances } from '../ledger/index.ts';
import { countUnread } from '../notifications/index.ts';
import { orderSummary } from '../orders/index.ts';
import { lacksRequiredFactor } from '../second-factor/index.ts';
import { getSettings, panelSecret } from '../settings/index.ts';
import { listChannels } from '../video-channels/index.ts';
import { profileView } from './profile-view.ts';

interface Input {
  accountId: bigint;
  exact?: boolean;
  /** Set when an operator impersonates the account. */
  impersonatedSession?: string | undefined;
}

export async function getProfile(
  ctx: Context,
  { accountId, exact = false, impersonatedSession }: Input,
): Promise<Profile> {
  const [
    account,
    wallets,
    settings,
    channels,
    socialIds,
    impersonation,
    inModeration,
    ordered,
    chat,
    extension,
    unread,
    earned,
  ] = await Promise.all([
    findAccount(ctx, accountId),
    walletBalances(ctx, { customerId: accountId }),
    getSettings(ctx),
    listChannels(ctx, accountId),
    listSocialIds(ctx, accountId),
    impersonatedSession ? findImpersonation(ctx, impersonatedSession) : null,
    invoicesInModeration(ctx, accountId),
    orderSummary(ctx, accountId),
    panelSecret(ctx, 'chat'),
    extensionToken(ctx, accountId),
    countUnread(ctx, accountId),
    totalEarnings(ctx, { customerId: accountId }),
  ]);
  if (!account) return refuse('unauthenticated');
  const lacksFactor = await lacksRequiredFactor(ctx, account);
  const permissions = await staffPermissions(ctx.db, account);
  const frozenForDebt = account.frozen_at !== null && (await isFrozenForDebt(ctx.db, account));
  const view = profileView({
    account,
    wallets,
    settings,
    channels,
    impersonation,
    keys: ctx.keys,
    // Whoever looks at somebody's account cannot chat in their name.
    chatSecret: impersonation ? undefined : chat?.secret,
    exact,
    socialIds,
    lacksFactor,
    permissions,
    frozenForDebt,
  });
  const shown = (amount: Money) =>
    exact ? formatMoney(amount) : formatMoneyFixed(amount, settings.rounding_precision);
  return {
    ...view,
    invoices_in_moderation: inModeration,
    unread_notifications: unread,
    spend: shown(ordered.spent),
    total_earnings: shown(earned),
    last_order: ordered.lastOrder,
    // Whoever looks at somebody's account does not take their key along.
    extension_api_token: impersonatedSession ? null : extension,
    grades: await accountGrades(ctx, accountId),
  };
}

/** Who impersonates the account in this session, why, and until when. */
async function findImpersonation(ctx: Context, sessionId: string): Promise<Profile['impersonation']> {
  const session = await ctx.db
    .selectFrom('session')
    .innerJoin('account as operator', (join) =>
      join
        .onRef('operator.panel_id', '=', 'session.panel_id')
        .onRef('operator.id', '=', 'session.on_behalf_of'),
    )
    .select(['operator.name', 'session.reason', 'session.expires_at'])
    .where('session.panel_id', '=', ctx.panel.id)
    .where('session.id', '=', sessionId)
    .executeTakeFirst();
  return session
    ? { operator: session.name, reason: session.reason ?? '', ends_at: session.expires_at.toISOString() }
    : null;
}
