import * as endpoints from '@marquee/contract/account/second-factor.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { confirmIdentity } from './confirm-identity.ts';
import { getSecondFactor } from './get-second-factor.ts';
import { addPasskey, startPasskey } from './passkeys/add-passkey.ts';
import { passkeyRequest } from './passkeys/passkey-request.ts';
import { removePasskey } from './passkeys/remove-passkey.ts';
import { renewRecoveryCodes } from './totp/recovery-codes.ts';
import { confirmTotp, removeTotp, startTotp } from './totp/totp-setup.ts';

const limited = { limit: { points: 60, seconds: 3600 } };

export const secondFactorRoutes: readonly Route[] = [
  route(endpoints.getSecondFactor, async (ctx) => ({ data: await getSecondFactor(ctx) })),
  route(endpoints.startTotp, async (ctx) => ({ data: await startTotp(ctx) }), limited),
  route(endpoints.confirmTotp, async (ctx, { body }, _reply, incoming) => ({
    data: await confirmTotp(ctx, incoming, body.code),
  })),
  route(endpoints.removeTotp, async (ctx) => {
    await removeTotp(ctx);
    return undefined;
  }),
  route(
    endpoints.startPasskey,
    async (ctx, _input, reply, incoming) => ({ data: await startPasskey(ctx, incoming, reply) }),
    limited,
  ),
  route(endpoints.addPasskey, async (ctx, { body }, _reply, incoming) => ({
    data: await addPasskey(ctx, incoming, body),
  })),
  route(endpoints.removePasskey, async (ctx, { params }) => {
    await removePasskey(ctx, BigInt(params.id));
    return undefined;
  }),
  route(endpoints.renewRecoveryCodes, async (ctx) => ({ data: await renewRecoveryCodes(ctx) }), limited),
  route(
    endpoints.startConfirmation,
    async (ctx, _input, reply, incoming) => {
      const { accountId } = signedIn(ctx);
      return { data: await passkeyRequest(ctx, incoming, reply, { purpose: 'confirm', accountId }) };
    },
    limited,
  ),
  route(endpoints.confirmIdentity, async (ctx, { body }, _reply, incoming) => {
    await confirmIdentity(ctx, incoming, body);
    return undefined;
  }),
];
