import * as endpoints from '@marquee/contract/account/verification.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { deleteDocument, getDocumentFile, uploadDocument } from './documents.ts';

import { getVerification } from './get-verification.ts';

export const verificationRoutes: readonly Route[] = [
  route(endpoints.getVerification, async (ctx) => ({
    data: await getVerification(ctx, signedIn(ctx).accountId),
  })),
  route(
    endpoints.uploadVerificationDocument,
    async (ctx, { body }, _reply, { files }) => {
      const { accountId } = signedIn(ctx);
      await uploadDocument(ctx, { accountId, step: body.step, files });
      return { data: await getVerification(ctx, accountId) };
    },
    { limit: { points: 40, seconds: 3600 } },
  ),
  route(endpoints.deleteVerificationDocument, async (ctx, { body }) => {
    const { accountId } = signedIn(ctx);
    await deleteDocument(ctx, { accountId, ...body });
    return { data: await getVerification(ctx, accountId) };
  }),
  route(endpoints.getVerificationFile, (ctx, { params }) => getDocumentFile(ctx, params.filename)),
];
