import type { TextPage } from '@marquee/domain/legal/text-pages.ts';
import type { Locale } from '@marquee/domain/locale/locales.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';

const longestText = 100_000;

interface PageText {
  page: TextPage;
  locale: Locale;
  /** Plain text: paragraphs are separated by an empty line, headings begin with `# `. Empty: no page. */
  body: string;
}

/** Replaces the text of one page in one language. */
export async function setPageText(ctx: Context, { page, locale, body }: PageText): Promise<void> {
  if (body.length > longestText)
    refuse('invalid_input', {
      fields: [{ field: 'body', code: 'too_long', values: { limit: longestText } }],
    });
  await inTransaction(ctx, async (tx) => {
    const key = { panel_id: tx.panel.id, page, locale };
    await tx.db
      .deleteFrom('page_text')
      .where('panel_id', '=', tx.panel.id)
      .where('page', '=', page)
      .where('locale', '=', locale)
      .execute();
    if (body.trim() !== '')
      await tx.db
        .insertInto('page_text')
        .values({ ...key, body })
        .execute();
    await recordAudit(tx, {
      action: 'settings.set-page-text',
      subjectType: 'panel',
      subjectId: tx.panel.id,
      after: { page, locale, length: body.length },
    });
  });
}
