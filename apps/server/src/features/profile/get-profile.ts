import type { Profile } from '@marquee/contract/account/profile.ts';
import { formatMoney, formatMoneyFixed, type Money } from '@marquee/domain/money/money.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { findAccountWith, isFrozenForDebt, listSocialIdsQuery, staffPermissions } from '../accounts/index.ts';
import { extensionTokenQuery } from '../api-tokens/index.ts';
import { accountGradesQuery } from '../grades/index.ts';
import { invoicesInModerationQuery } from '../invoices/index.ts';
import { totalEarningsQuery, walletBalancesQuery } from '../ledger/index.ts';
import { countUnreadQuery } from '../notifications/index.ts';
import { lastOrderQuery, lastOrderView, spentOnOrdersQuery } from '../orders/index.ts';
import { lacksRequiredFactor } from '../second-factor/index.ts';
import { getSettings, panelSecret } from '../settings/index.ts';
import { listChannelsQuery } from '../video-channels/index.ts';
import { profileView } from './profile-view.ts';

interface Input {
  accountId: bigint;
  exact?: boolean;
  /** Set when an operator impersonates the account. */
  impersonatedSession?: string | undefined;
}

/** What is not kept in memory comes in one statement: this runs with every page of whoever is signed in. */
export async function getProfile(
  ctx: Context,
  { accountId, exact = false, impersonatedSession }: Input,
): Promise<Profile> {
  const [settings, chat, grades] = await Promise.all([
    getSettings(ctx),
    panelSecret(ctx, 'chat'),
    accountGradesQuery(ctx, accountId),
  ]);
  const [found, impersonation] = await Promise.all([
    findAccountWith(ctx, accountId, {
      grades,
      wallets: walletBalancesQuery(ctx, { customerId: accountId }),
      channels: listChannelsQuery(ctx, accountId),
      socialIds: listSocialIdsQuery(ctx, accountId),
      inModeration: invoicesInModerationQuery(ctx, accountId),
      spent: spentOnOrdersQuery(ctx, accountId),
      last: lastOrderQuery(ctx, accountId),
      extension: extensionTokenQuery(ctx, accountId),
      unread: countUnreadQuery(ctx, accountId),
      earned: totalEarningsQuery(ctx, { customerId: accountId }),
    }),
    impersonatedSession ? findImpersonation(ctx, impersonatedSession) : null,
  ]);
  if (!found) return refuse('unauthenticated');
  const { account, wallets, channels, socialIds } = found;
  // Statements for staff and frozen accounts only, and for a last order of a service that is no longer offered.
  const [lacksFactor, permissions, frozenForDebt, lastOrder] = await Promise.all([
    lacksRequiredFactor(ctx, account),
    staffPermissions(ctx.db, account),
    account.frozen_at !== null && isFrozenForDebt(ctx.db, account),
    lastOrderView(ctx, found.last),
  ]);
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
    invoices_in_moderation: found.inModeration,
    unread_notifications: found.unread,
    spend: shown(found.spent),
    total_earnings: shown(found.earned),
    last_order: lastOrder,
    // Whoever looks at somebody's account does not take their key along.
    extension_api_token: impersonatedSession ? null : found.extension,
    grades: found.grades,
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
