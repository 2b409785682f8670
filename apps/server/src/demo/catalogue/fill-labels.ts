import type { DemoLabel } from '@marquee/i18n/demo-texts.ts';
import type { Database } from '../../platform/db/database.ts';
import { texts } from '../texts.ts';
import { translated } from '../translated.ts';

export async function fillLabels(db: Database, panelId: bigint): Promise<void> {
  const rows = (Object.keys(texts.en.shop.labels) as DemoLabel[]).map((slug, position) => {
    const { english, translations } = translated((locale) => ({ name: texts[locale].shop.labels[slug] }));
    return { panel_id: panelId, slug, ...english, position, translations };
  });
  await db.insertInto('service_label').values(rows).execute();
}
