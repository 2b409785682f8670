import * as endpoints from '@marquee/contract/verification.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { deleteDocument } from './delete-document.ts';
import { getDocumentFile } from './get-document-file.ts';
import { getVerification } from './get-verification.ts';
import { uploadDocument } from './upload-document.ts';

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
