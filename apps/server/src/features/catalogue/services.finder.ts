import { fold } from '@marquee/domain/search/fold.ts';
import { type SqlBool, sql } from 'kysely';
import { asNumber, type Finder, mostFound } from '../../platform/console/finder.ts';

/** By number, or by a part of its name in any language; also those that are switched off. */
export const serviceFinder: Finder = {
  kind: 'service',
  permission: 'catalogue.manage',
  async find({ db, panel }, text) {
    const number = asNumber(text);
    if (!number && text.length < 3) return [];
    const rows = await db
      .selectFrom('service')
      .select(['id', 'name', 'slug'])
      .where('panel_id', '=', panel.id)
      .where(({ eb }) =>
        number ? eb('id', '=', number) : sql<SqlBool>`strpos(folded_names, ${fold(text)}) > 0`,
      )
      .orderBy('id')
      .limit(mostFound)
      .execute();
    return rows.map(({ id, name, slug }) => ({ id, title: name, detail: slug }));
  },
};
