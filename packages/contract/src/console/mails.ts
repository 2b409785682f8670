import { mailStatuses } from '@marquee/domain/settings/mail-status.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { data, id, quantity, text } from '../primitives.ts';
import { consoleListQuery, consoleListResponse, rowId } from './console-list.ts';

const staff = { access: 'staff:settings.manage', area: 'console' } as const;
const moment = z.iso.datetime().max(40);

/** Without its text: mails hold links that sign people in. */
const outboxMail = z.object({
  id,
  recipient: text(254),
  template: text(60),
  subject: text(300),
  status: z.enum(mailStatuses),
  attempts: quantity,
  last_error: text(500).nullable(),
  /** What the mail server said when it took the mail. */
  answer: text(500).nullable(),
  /** Where the mail was written, if no mail server is set. */
  file_name: text(200).nullable(),
  created_at: moment,
  sent_at: moment.nullable(),
});
export type OutboxMail = z.output<typeof outboxMail>;

export const listMails = endpoint({
  ...staff,
  name: 'listMails',
  method: 'GET',
  path: '/api/v1/admin/mails',
  summary: 'Mails of the last 90 days, newest first; found by number or recipient',
  query: z.object({ ...consoleListQuery, status: z.enum(mailStatuses).optional() }),
  response: consoleListResponse(outboxMail),
});

export const exportMails = endpoint({
  ...staff,
  name: 'exportMails',
  method: 'GET',
  path: '/api/v1/admin/mails/export',
  summary: 'The same as a file for spreadsheets',
  query: z.object({ search: consoleListQuery.search, status: z.enum(mailStatuses).optional() }),
  response: text(1_000_000_000),
  contentType: 'text/csv',
});

export const getMail = endpoint({
  ...staff,
  name: 'getMail',
  method: 'GET',
  path: '/api/v1/admin/mails/{id}',
  summary: 'Where one mail stands',
  params: rowId,
  response: data(outboxMail),
});

export const sendTestMail = endpoint({
  ...staff,
  name: 'sendTestMail',
  method: 'POST',
  path: '/api/v1/admin/mails/test',
  summary: 'Sends a mail to the caller’s own address; its row tells what the mail server answers',
  response: data(outboxMail),
  errors: ['wrong_state'],
});

export const resendMail = endpoint({
  ...staff,
  name: 'resendMail',
  method: 'POST',
  path: '/api/v1/admin/mails/{id}/resend',
  summary: 'Tries a mail again that was given up',
  params: rowId,
  response: data(outboxMail),
  errors: ['wrong_state'],
});
