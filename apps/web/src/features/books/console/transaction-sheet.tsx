import type { WholeTransaction } from '@marquee/contract/generated/console.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { refreshQueries } from '../../../lib/refresh-queries.ts';
import { useServices } from '../../../lib/use-services.ts';
import { Facts } from '../../../product/console/facts.tsx';
import { consoleKeys } from '../../../product/console/query-keys.ts';
import { ReverseTransaction } from '../../../product/console/reverse-transaction.tsx';
import type { ListAddress } from '../../../product/console/use-list-address.ts';
import { useErrorMessage } from '../../../shell/errors/use-error-message.ts';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { useDates } from '../../../shell/preferences/use-dates.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonLines } from '../../../ui/feedback/skeleton-lines.tsx';
import { LazySideSheet } from '../../../ui/overlays/lazy-dialogs.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { AccountLink, CauseLink, useTypeName } from './ledger-names.tsx';
import { transactionQuery } from './ledger-queries.ts';

/** One transaction beside whichever list it was opened from. */
export function TransactionSheet({ address }: { address: ListAddress }) {
  const t = useTranslations('adminMoney.ledger');
  const close = useTranslations('common.actions')('close');
  const { opened } = address;
  return (
    <LazySideSheet
      open={opened !== undefined}
      onClose={() => address.open(undefined)}
      title={t('one', { number: String(opened ?? '') })}
      closeLabel={close}
    >
      {opened !== undefined && <Loaded key={opened} id={opened} address={address} />}
    </LazySideSheet>
  );
}

function Loaded({ id, address }: { id: number; address: ListAddress }) {
  const t = useTranslations('common');
  const errorMessage = useErrorMessage();
  const { data, error, isFetching, refetch } = useQuery(transactionQuery(useServices(), id));
  if (data) return <Transaction transaction={data} address={address} />;
  if (!error) return <SkeletonLines count={6} />;
  const retry = { label: t('actions.retry'), onRetry: () => refetch(), busy: isFetching };
  return <ErrorState title={t('states.failed')} text={errorMessage(error)} retry={retry} />;
}

function Transaction({ transaction, address }: { transaction: WholeTransaction; address: ListAddress }) {
  const t = useTranslations();
  const services = useServices();
  const typeName = useTypeName();
  const dates = useDates();
  const { exact } = useAmounts();
  const { actor, on_behalf_of, reason, reverses, reversed_by } = transaction;
  const person = actor ? `${actor.name || actor.email} #${actor.id}` : t('adminMoney.ledger.byPanel');
  return (
    <div className="flex flex-col gap-6">
      <Facts
        facts={[
          [t('finances.columns.type'), typeName(transaction.type)],
          [t('finances.columns.amount'), exact(transaction.amount)],
          [t('finances.columns.date'), dates.exact(transaction.created_at)],
          [
            t('adminMoney.ledger.cause'),
            <CauseLink key="cause" ref_type={transaction.ref_type} ref_id={transaction.ref_id} />,
          ],
          [
            t('adminMoney.ledger.key'),
            <span key="key" className="break-all font-mono text-12">
              {transaction.key}
            </span>,
          ],
          [
            t('adminMoney.ledger.by'),
            on_behalf_of
              ? `${person} → ${on_behalf_of.name || on_behalf_of.email} #${on_behalf_of.id}`
              : person,
          ],
          ...(reason ? ([[t('adminMoney.ledger.reason'), reason]] as const) : []),
        ]}
      />
      {reverses !== null && <OtherLink label="reverses" id={reverses} address={address} />}
      <ReverseTransaction
        transaction={transaction}
        onReversed={() => refreshQueries(services, [consoleKeys.ledger])}
      />
      {reversed_by !== null && <OtherLink label="reversedBy" id={reversed_by} address={address} />}
      <section className="border-line border-t pt-5">
        <h3 className="font-semibold">{t('adminMoney.ledger.postings')}</h3>
        <ul>
          {transaction.postings.map(({ id, from, to, amount }) => (
            <li
              key={id}
              className="grid grid-cols-[minmax(0,auto)_auto_minmax(0,1fr)_auto] items-center gap-3 border-line border-b py-2.5 last:border-b-0"
            >
              <AccountLink account={from} />
              <ArrowRight className="size-4 text-ink-faint" aria-hidden="true" />
              <AccountLink account={to} />
              <span className="whitespace-nowrap text-end font-medium tabular-nums">{exact(amount)}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

interface OtherLinkProps {
  label: 'reverses' | 'reversedBy';
  id: number;
  address: ListAddress;
}

function OtherLink({ label, id, address }: OtherLinkProps) {
  const t = useTranslations('adminMoney.ledger');
  return (
    <button
      type="button"
      className="self-start rounded-sm text-primary-text hover:underline"
      onClick={() => address.open(id)}
    >
      {t(label, { number: `#${id}` })}
    </button>
  );
}
