import * as credentials from '@marquee/contract/account/credentials.ts';
import * as endpoints from '@marquee/contract/account/profile.ts';
import type { Context } from '../../platform/context.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { confirmEmailChange, requestEmailChange } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { getProfile } from './get-profile.ts';
import { mailUndoElsewhere, undoEmailChange } from './undo-email-change.ts';
import { updateProfile } from './update-profile.ts';

export const profileRoutes: readonly Route[] = [
  route(endpoints.getProfile, async (ctx, { query }) => ({
    data: await ownProfile(ctx, query.with_increased_balance_accuracy),
  })),
  route(endpoints.updateProfile, async (ctx, { body }) => {
    await updateProfile(ctx, body);
    return { data: await ownProfile(ctx, true) };
  }),
  route(credentials.changePassword, async (ctx, { body }, _reply, incoming) => {
    await changePassword(ctx, incoming, body);
    return undefined;
  }),
  route(
    credentials.requestEmailChange,
    async (ctx, { body }, _reply, incoming) => {
      await requestEmailChange(ctx, incoming, body);
      return undefined;
    },
    { limit: { points: 10, seconds: 3600 } },
  ),
  route(credentials.confirmEmailChange, async (ctx, { body }, _reply, incoming) => {
    await confirmEmailChange(ctx, incoming, body);
    return undefined;
  }),
  route(credentials.undoEmailChange, async (ctx, { body }, _reply, incoming) => ({
    data: await undoEmailChange(ctx, incoming, body.token),
  })),
  route(
    credentials.mailUndoElsewhere,
    async (ctx, { body }, _reply, incoming) => {
      await mailUndoElsewhere(ctx, incoming, body);
      return undefined;
    },
    { limit: { points: 10, seconds: 3600 } },
  ),
];

function ownProfile(ctx: Context, exact: boolean) {
  const { accountId, sessionId, onBehalfOf } = signedIn(ctx);
  return getProfile(ctx, {
    accountId,
    exact,
    impersonatedSession: onBehalfOf === undefined ? undefined : sessionId,
  });
}
