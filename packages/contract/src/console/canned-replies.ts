import { replyPlaceholders } from '@marquee/domain/tickets/canned-reply.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { data, id, locale, text } from '../primitives.ts';
import { rowId } from './console-list.ts';

const path = '/api/v1/admin/canned-replies';
const staffCall = { access: 'staff:tickets.manage', area: 'console' } as const;

const replyText = z.string().trim().min(1).max(5000);
const cannedReplyBody = z.strictObject({
  title: z.string().trim().min(1).max(100),
  /** By language; placeholders in braces are replaced when it is put into an answer. */
  texts: z
    .array(z.strictObject({ locale, text: replyText }))
    .min(1)
    .max(12),
});

const cannedReply = z.object({
  id,
  title: text(100),
  texts: z.array(z.object({ locale, text: text(5000) })).max(12),
  updated_at: z.iso.datetime().max(40),
});
export type CannedReply = z.output<typeof cannedReply>;

export const listCannedReplies = endpoint({
  ...staffCall,
  name: 'listCannedReplies',
  method: 'GET',
  path,
  summary: `Answers that are given often; they may hold ${replyPlaceholders.map((name) => `{${name}}`).join(', ')}`,
  response: data(z.array(cannedReply).max(500)),
});

export const createCannedReply = endpoint({
  ...staffCall,
  name: 'createCannedReply',
  method: 'POST',
  path,
  summary: 'Adds a canned reply',
  body: cannedReplyBody,
  response: data(cannedReply),
  errors: ['impersonated'],
});

export const changeCannedReply = endpoint({
  ...staffCall,
  name: 'changeCannedReply',
  method: 'PUT',
  path: `${path}/{id}`,
  summary: 'Changes a canned reply in all its languages',
  params: rowId,
  body: cannedReplyBody,
  response: data(cannedReply),
  errors: ['impersonated'],
});

export const deleteCannedReply = endpoint({
  ...staffCall,
  name: 'deleteCannedReply',
  method: 'DELETE',
  path: `${path}/{id}`,
  summary: 'Removes a canned reply',
  params: rowId,
  errors: ['impersonated'],
});
