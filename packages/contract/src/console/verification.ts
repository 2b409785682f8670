import { reviewedStatuses, verificationSteps } from '@marquee/domain/verification/verification.ts';
import { z } from 'zod';
import { storedFile, storedFileName } from '../account/uploads.ts';
import { endpoint } from '../endpoint.ts';
import { data, id, text } from '../primitives.ts';
import { consoleListQuery, consoleListResponse, customer, rowId } from './console-list.ts';

const path = '/api/v1/admin/verification';
const moment = z.iso.datetime().max(40);
const staffCall = { access: 'staff:payments.manage', area: 'console' } as const;

const staffVerification = z.object({
  /** The customer's number. */
  id,
  customer,
  status: z.enum(reviewedStatuses),
  /** Changes with every file; a decision names the files that were seen by it. */
  revision: z.int().min(1),
  reason: text(1000).nullable(),
  submitted_at: moment.nullable(),
  decided_at: moment.nullable(),
  documents: z.array(storedFile.extend({ step: z.enum(verificationSteps), created_at: moment })).max(10),
});
export type StaffVerification = z.output<typeof staffVerification>;

const status = z.enum(reviewedStatuses).default('in_review');

export const listVerifications = endpoint({
  ...staffCall,
  name: 'listVerifications',
  method: 'GET',
  path,
  summary: 'Verifications of all customers; those in review come oldest first, decided ones latest first',
  query: z.object({ ...consoleListQuery, status }),
  response: consoleListResponse(staffVerification),
});

export const exportVerifications = endpoint({
  ...staffCall,
  name: 'exportVerifications',
  method: 'GET',
  path: `${path}/export`,
  summary: 'The same verifications, without their files, for spreadsheets',
  query: z.object({ search: consoleListQuery.search, status }),
  response: text(1_000_000_000),
  contentType: 'text/csv',
});

export const getVerificationDocument = endpoint({
  ...staffCall,
  name: 'getVerificationDocument',
  method: 'GET',
  path: `${path}/{id}/documents/{filename}`,
  summary: 'A file of a verification; every look at one is recorded before it is sent',
  params: rowId.extend({ filename: storedFileName }),
  response: text(15_000_000),
  contentType: 'application/octet-stream',
  errors: ['impersonated'],
  changesData: true,
});

const revision = z.int().min(1);

export const approveVerification = endpoint({
  ...staffCall,
  name: 'approveVerification',
  method: 'POST',
  path: `${path}/{id}/approval`,
  summary: 'Accepts the files of this revision',
  params: rowId,
  body: z.strictObject({ revision }),
  response: data(staffVerification),
  errors: ['wrong_state', 'sign_in_again', 'impersonated'],
  fresh: true,
});

export const rejectVerification = endpoint({
  ...staffCall,
  name: 'rejectVerification',
  method: 'POST',
  path: `${path}/{id}/rejection`,
  summary: 'Refuses the files of this revision; the customer reads the reason and sends others',
  params: rowId,
  body: z.strictObject({ revision, reason: z.string().trim().min(3).max(1000) }),
  response: data(staffVerification),
  errors: ['wrong_state', 'sign_in_again', 'impersonated'],
  fresh: true,
});
