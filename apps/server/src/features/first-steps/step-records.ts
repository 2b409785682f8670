import type { Context } from '../../platform/context.ts';

/** A child panel begins with a rule that nobody chose, so what counts is that a person has saved one. */
export async function hasSavedPriceRule({ db, panel }: Context): Promise<boolean> {
  const entry = await db
    .selectFrom('audit_entry')
    .select('id')
    .where('panel_id', '=', panel.id)
    .where('subject_type', '=', 'price-rule')
    .limit(1)
    .executeTakeFirst();
  return entry !== undefined;
}

export async function hasSentTestMail({ db, panel }: Context): Promise<boolean> {
  const mail = await db
    .selectFrom('outbox_mail')
    .select('id')
    .where('panel_id', '=', panel.id)
    .where('template', '=', 'test')
    .where('status', '=', 'sent')
    .limit(1)
    .executeTakeFirst();
  return mail !== undefined;
}
