import { z } from 'zod';
import { httpsUrl, id, locale, text } from '../primitives.ts';

/** An operator's own menu entry: leads to another site (`href`) or to one of the panel's routes (`routeName`). */
export const menuItem = z.object({
  id,
  shown: z.boolean(),
  text: text(120),
  icon: text(60).nullable(),
  href: httpsUrl.nullable(),
  routeName: text(200).nullable(),
  markAsNew: z.boolean(),
  openInNewTab: z.boolean(),
  showInInternal: z.boolean(),
  showInPublic: z.boolean(),
  translations: z.partialRecord(locale, z.object({ text: text(120) })),
});

export type MenuItem = z.output<typeof menuItem>;
