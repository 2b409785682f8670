import type { LedgerAccountName, LedgerTransaction } from '@marquee/contract/generated/console.ts';
import { BareLink } from '../../../ui/actions/bare-link.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import type { TransactionType } from './ledger-queries.ts';

/** What only the house does has no name on the customer's side. */
export function useTypeName(): (type: TransactionType) => string {
  const types = useTranslations('finances.types');
  const revenue = useTranslations('adminMoney.ledger.kinds')('revenue');
  return (type) => (type === 'revenue' ? revenue : types(type));
}

/** An account as people call it, leading to its postings. */
export function AccountLink({ account: { id, kind, customer, method } }: { account: LedgerAccountName }) {
  const t = useTranslations('adminMoney.ledger.kinds');
  const owner = customer ? customer.name || customer.email : method;
  return (
    <BareLink href={`/admin/ledger?view=accounts&account=${id}`} className="group block min-w-0">
      <span className="block truncate text-primary-text group-hover:underline">{t(kind)}</span>
      {owner && (
        <span className="block truncate text-ink-faint text-note">
          {owner} {customer && <span className="tabular-nums">#{customer.id}</span>}
        </span>
      )}
    </BareLink>
  );
}

const pages: Readonly<Record<string, (id: number) => string>> = {
  order: (id) => `/admin/orders?open=${id}`,
  invoice: (id) => `/admin/invoices?open=${id}`,
  withdrawal: (id) => `/admin/withdrawals?status=all&search=${id}&open=${id}`,
  coupon: (id) => `/admin/coupons?search=${id}&open=${id}`,
};
const named = ['order', 'invoice', 'withdrawal', 'coupon', 'task', 'widget'] as const;

/** What caused a transaction, leading to its page where there is one. */
export function CauseLink({ ref_type, ref_id }: Pick<LedgerTransaction, 'ref_type' | 'ref_id'>) {
  const t = useTranslations('adminMoney.ledger.refs');
  const kind = named.find((name) => name === ref_type);
  if (!kind || ref_id === null) return <span className="text-ink-faint">–</span>;
  const text = t(kind, { number: String(ref_id) });
  const href = pages[kind]?.(ref_id);
  return href ? (
    <BareLink href={href} className="tap-area whitespace-nowrap text-primary-text hover:underline">
      {text}
    </BareLink>
  ) : (
    <span className="whitespace-nowrap">{text}</span>
  );
}
