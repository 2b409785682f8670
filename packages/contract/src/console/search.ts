import { foundKinds } from '@marquee/domain/access/found-kinds.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { data, searchText, text } from '../primitives.ts';

const found = z.object({
  kind: z.enum(foundKinds),
  id: z.int().min(1),
  title: text(300),
  detail: text(300),
});
export type Found = z.output<typeof found>;

export const searchConsole = endpoint({
  name: 'searchConsole',
  method: 'GET',
  path: '/api/v1/admin/search',
  access: 'staff:console.view',
  area: 'console',
  summary: 'Finds by number, e-mail, link or a provider’s number, among what the caller may see',
  query: z.object({ query: searchText(2048).trim().min(1) }),
  response: data(z.array(found).max(foundKinds.length * 10)),
});

const ownPanel = z.object({ name: text(120), url: text(300), is_current: z.boolean() });
export type OwnPanel = z.output<typeof ownPanel>;

export const listOwnPanels = endpoint({
  name: 'listOwnPanels',
  method: 'GET',
  path: '/api/v1/admin/panels',
  access: 'staff:console.view',
  area: 'console',
  summary: 'Panels of this installation where the owner of the caller’s address is staff',
  response: data(z.array(ownPanel).max(100)),
});
