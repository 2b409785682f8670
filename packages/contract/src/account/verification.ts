import { verificationStatuses, verificationSteps } from '@marquee/domain/verification/verification.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { data, text } from '../primitives.ts';
import { storedFile, storedFileName } from './uploads.ts';

const moment = z.iso.datetime().max(40);
const step = z.enum(verificationSteps);
const path = '/api/v1/verification-document';

const verification = z.object({
  status: z.enum(verificationStatuses),
  /** Why it was rejected, until it is submitted again. */
  reason: text(1000).nullable(),
  submitted_at: moment.nullable(),
  decided_at: moment.nullable(),
  documents: z.array(storedFile.extend({ step, created_at: moment })).max(verificationSteps.length),
});
export type Verification = z.output<typeof verification>;

export const getVerification = endpoint({
  name: 'getVerification',
  method: 'GET',
  path,
  access: 'user',
  area: 'account',
  summary: 'Get the status of your card verification and the uploaded files',
  response: data(verification),
});

export const uploadVerificationDocument = endpoint({
  name: 'uploadVerificationDocument',
  method: 'POST',
  path,
  access: 'user',
  area: 'account',
  summary: 'Upload the `file` of one step (JPEG, PNG, WebP or PDF, up to 10 MB); replaces the previous one',
  body: z.object({ step }),
  response: data(verification),
  errors: ['impersonated', 'wrong_state', 'body_too_large'],
  takes: 'upload',
});

export const deleteVerificationDocument = endpoint({
  name: 'deleteVerificationDocument',
  method: 'DELETE',
  path,
  access: 'user',
  area: 'account',
  summary: 'Delete an uploaded file that hasn’t been approved',
  body: z.object({ filename: storedFileName, step }),
  response: data(verification),
  errors: ['impersonated', 'wrong_state', 'not_found'],
});

export const getVerificationFile = endpoint({
  name: 'getVerificationFile',
  method: 'GET',
  path: '/api/v1/verification-document/{filename}',
  access: 'user',
  area: 'account',
  summary: 'Download a file you uploaded',
  params: z.object({ filename: storedFileName }),
  response: text(15_000_000),
  contentType: 'application/octet-stream',
  errors: ['impersonated'],
});
