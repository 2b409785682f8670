import type { CustomerAuditEntry } from '@marquee/contract/generated/console.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useServices } from '../../../../lib/use-services.ts';
import { Moment } from '../../../../shell/preferences/moment.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { SkeletonLines } from '../../../../ui/feedback/skeleton-lines.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';
import { customerAuditQuery } from '../api.ts';

/** What was done to the account, and by whom. */
export function AuditCard({ customerId }: { customerId: number }) {
  const t = useTranslations();
  const query = useInfiniteQuery(customerAuditQuery(useServices(), customerId));
  const entries = query.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <Card title={t('adminCustomers.card.history')}>
      {query.isPending && <SkeletonLines count={3} />}
      {query.isLoadingError && (
        <ErrorState
          title={t('common.states.failed')}
          retry={{ label: t('common.actions.retry'), onRetry: () => query.refetch(), busy: query.isFetching }}
        />
      )}
      {query.isSuccess && entries.length === 0 && (
        <p className="text-ink-faint">{t('common.states.empty')}</p>
      )}
      <ol className="flex flex-col gap-3">
        {entries.map((entry) => (
          <li key={entry.id}>
            <Entry entry={entry} />
          </li>
        ))}
      </ol>
      {query.hasNextPage && (
        <Button
          size="small"
          className="mt-3"
          loading={query.isFetchingNextPage}
          onClick={() => query.fetchNextPage()}
        >
          {t('common.actions.showMore')}
        </Button>
      )}
    </Card>
  );
}

function Entry({ entry }: { entry: CustomerAuditEntry }) {
  const system = useTranslations('adminCustomers.card')('system');
  const { action, actor, on_behalf_of, reason, before, after, created_at } = entry;
  const who = on_behalf_of ?? actor;
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-4">
        <code className="font-medium text-note">{action}</code>
        <span className="text-ink-faint text-note">
          {who ? who.name || `#${who.id}` : system} · <Moment value={created_at} />
        </span>
      </p>
      {reason && <p className="break-words">{reason}</p>}
      {(before ?? after) && (
        <p className="break-all font-mono text-12 text-ink-soft">
          {before && `${before} → `}
          {after}
        </p>
      )}
    </>
  );
}
