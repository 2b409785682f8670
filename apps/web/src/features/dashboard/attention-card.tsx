import type { Dashboard } from '@marquee/contract/generated/shell.ts';
import { ChevronRight, CircleAlert, CircleCheck, Info } from 'lucide-react';
import { useAmounts } from '../../shell/preferences/use-amounts.ts';
import { BareLink } from '../../ui/actions/bare-link.tsx';
import { classNames } from '../../ui/class-names.ts';
import { type Tone, toneText } from '../../ui/feedback/tone.ts';
import { Card } from '../../ui/layout/card.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';

type Item = Dashboard['attention'][number];

const ways: Record<Item['kind'], { href: string; tone: Tone }> = {
  owed: { href: '/add-funds', tone: 'danger' },
  unpaid_orders: { href: '/orders?status=unpaid', tone: 'warning' },
  failed_orders: { href: '/orders?status=error', tone: 'danger' },
  low_balance: { href: '/add-funds', tone: 'warning' },
  answered_tickets: { href: '/tickets?status=answered', tone: 'info' },
  verification_rejected: { href: '/card-verification', tone: 'danger' },
  verification_wanted: { href: '/card-verification', tone: 'warning' },
  payments_in_review: { href: '/finances', tone: 'info' },
  guest_orders: { href: '/orders', tone: 'info' },
  email_unverified: { href: '/profile', tone: 'info' },
};

/** Each line links to where it can be resolved. */
export function AttentionCard({ items }: { items: readonly Item[] }) {
  const t = useTranslations('dashboard.attention');
  if (items.length === 0)
    return (
      <Card title={t('title')}>
        <p className="flex items-center gap-2.5 text-ink-soft">
          <CircleCheck className="size-5 shrink-0 text-success-text" aria-hidden="true" />
          {t('none')}
        </p>
      </Card>
    );
  return (
    <Card title={t('title')} flush>
      <ul className="divide-y divide-line border-line border-t">
        {items.map((item) => (
          <AttentionLine key={item.kind} item={item} />
        ))}
      </ul>
    </Card>
  );
}

function AttentionLine({ item: { kind, count, amount } }: { item: Item }) {
  const t = useTranslations('dashboard.attention');
  const amounts = useAmounts();
  const { href, tone } = ways[kind];
  const Icon = tone === 'info' ? Info : CircleAlert;
  return (
    <li>
      <BareLink
        href={href}
        className="flex min-h-12 items-center gap-3 px-4 py-2.5 transition-colors hover:bg-hover tablet:px-5"
      >
        <Icon className={classNames('size-5 shrink-0', toneText[tone])} aria-hidden="true" />
        <span className="min-w-0 flex-1">{t(kind, { count, amount: amounts.charge(amount ?? '0') })}</span>
        <ChevronRight className="size-4 shrink-0 text-ink-faint" aria-hidden="true" />
      </BareLink>
    </li>
  );
}
