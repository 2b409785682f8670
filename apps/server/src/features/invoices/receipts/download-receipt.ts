import type { Context } from '../../../platform/context.ts';
import { Download } from '../../../platform/http/answers/download.ts';
import { getSettings, readerNumbers } from '../../settings/index.ts';
import { loadReceipt } from './receipt.ts';

export async function downloadReceipt(
  ctx: Context,
  key: { invoiceId: bigint; accountId: bigint },
): Promise<Download> {
  const [receipt, { colors }, numbers] = await Promise.all([
    loadReceipt(ctx, key),
    getSettings(ctx),
    readerNumbers(ctx),
  ]);
  // Loaded on demand: large and rarely used.
  const { receiptPdf } = await import('./receipt-pdf.ts');
  return new Download({
    bytes: await receiptPdf(receipt, { locale: ctx.locale, brand: colors.light.primary, numbers }),
    contentType: 'application/pdf',
    name: `${receipt.number}.pdf`,
  });
}
