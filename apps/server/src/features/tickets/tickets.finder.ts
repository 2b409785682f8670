import { asNumber, type Finder, mostFound } from '../../platform/console/finder.ts';

/** By its number or that of its order. */
export const ticketFinder: Finder = {
  kind: 'ticket',
  permission: 'tickets.manage',
  async find({ db, panel }, text) {
    const number = asNumber(text);
    if (!number) return [];
    const rows = await db
      .selectFrom('ticket')
      .select(['id', 'subject', 'status'])
      .where('panel_id', '=', panel.id)
      .where(({ eb, or }) => or([eb('id', '=', number), eb('order_id', '=', number)]))
      .orderBy('id', 'desc')
      .limit(mostFound)
      .execute();
    return rows.map(({ id, subject }) => ({ id, title: subject, detail: '' }));
  },
};
