import type { Database } from '../platform/db/database.ts';
import { translated } from './translated.ts';
import { labelNames } from './words/label-names.ts';

export async function fillLabels(db: Database, panelId: bigint): Promise<void> {
  const rows = Object.entries(labelNames).map(([slug, names], position) => {
    const { english, translations } = translated((locale) => ({ name: names[locale] }));
    return { panel_id: panelId, slug, ...english, position, translations };
  });
  await db.insertInto('service_label').values(rows).execute();
}
