import type { WatchedCard } from '@marquee/contract/console/linked-cards.ts';
import { translator } from '@marquee/i18n/translator.ts';
import { listCsv, rowsPerPage } from '../../platform/console/list-csv.ts';
import type { Context } from '../../platform/context.ts';
import type { Streamed } from '../../platform/http/answers/streamed.ts';
import { watchLinkedCards } from './watch-linked-cards.ts';

type Filters = Omit<Parameters<typeof watchLinkedCards>[1], 'after' | 'limit'>;

export async function exportLinkedCards(ctx: Context, filters: Filters): Promise<Streamed> {
  const t = await translator(ctx.locale);
  return listCsv<WatchedCard>(ctx, {
    name: 'linked-cards',
    columns: [
      [t('admin.list.number'), ({ id }) => id],
      [t('admin.list.customer'), ({ customer }) => customer.id],
      ['E-mail', ({ customer }) => customer.email],
      [t('adminMoney.cards.card'), ({ name }) => name],
      [t('adminMoney.cards.method'), ({ method }) => method],
      [t('adminMoney.words.status'), ({ status }) => t(`adminMoney.cards.states.${status}`)],
      [
        t('adminMoney.cards.expires'),
        ({ expires_at }) => expires_at && `${expires_at.year}-${String(expires_at.month).padStart(2, '0')}`,
      ],
      [t('adminMoney.cards.lastFailed'), ({ last_failed_at }) => last_failed_at],
      [t('adminMoney.cards.linked'), ({ linked_at }) => linked_at],
    ],
    readPage: (after) => watchLinkedCards(ctx, { ...filters, after, limit: rowsPerPage }),
  });
}
