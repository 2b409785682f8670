import type { InvoiceView } from '@marquee/contract/generated/money.ts';
import { add, formatMoney, parseSignedMoney } from '@marquee/domain/money/money.ts';
import { CircleAlert, CircleCheck, Clock, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAmounts } from '../../shell/preferences/use-amounts.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { type Tone, toneGround, toneText } from '../../ui/feedback/tone.ts';
import { Card } from '../../ui/layout/card.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';

const looks = {
  waiting: { icon: Clock, tone: 'info' },
  paid: { icon: CircleCheck, tone: 'success' },
  checked: { icon: Clock, tone: 'warning' },
  ended: { icon: CircleAlert, tone: 'danger' },
  reversed: { icon: Undo2, tone: 'neutral' },
} satisfies Record<string, { icon: typeof Clock; tone: Tone }>;

type Look = keyof typeof looks;

const lookByStatus: Record<InvoiceView['status'], Look> = {
  open: 'waiting',
  in_moderation: 'checked',
  paid: 'paid',
  expired: 'ended',
  failed: 'ended',
  canceled: 'ended',
  refunding: 'reversed',
  refunded: 'reversed',
  disputed: 'reversed',
};

interface PaymentResultProps {
  invoice: InvoiceView;
  /** The payer came back without paying, so an open invoice is not waited for. */
  wasCanceled?: boolean;
}

export function PaymentResult({ invoice, wasCanceled = false }: PaymentResultProps) {
  const t = useTranslations('payments.result');
  const amounts = useAmounts();
  const look = wasCanceled && invoice.status === 'open' ? 'ended' : lookByStatus[invoice.status];
  const { icon: Icon, tone } = looks[look];
  const page = `/invoices/${invoice.id}`;
  return (
    <Card className="mx-auto w-full max-w-144">
      <div className="flex flex-col items-center py-6 text-center" aria-live="polite">
        <span
          className={classNames(
            'flex size-16 items-center justify-center rounded-full',
            toneGround[tone],
            toneText[tone],
          )}
        >
          <Icon
            className={classNames('size-8', look === 'waiting' && 'animate-pulse-dot')}
            aria-hidden="true"
          />
        </span>
        <h1 className="mt-5 font-semibold text-28 tracking-tight">{t(`${look}Title`)}</h1>
        {look === 'paid' ? (
          <Paragraph>
            {invoice.purpose === 'orders'
              ? t('paidOrder')
              : t('paidText', { amount: amounts.charge(creditedAmount(invoice)) })}
            {invoice.total_bonus !== '0' &&
              ` ${t('bonusText', { amount: amounts.charge(invoice.total_bonus) })}`}
          </Paragraph>
        ) : (
          <Paragraph>{t(`${look}Text`)}</Paragraph>
        )}
        <div className="mt-6 flex flex-wrap justify-center gap-2">
          {look === 'paid' && (
            <>
              <LinkButton href="/" variant="primary">
                {t('order')}
              </LinkButton>
              <LinkButton href={page}>{t('receipt')}</LinkButton>
            </>
          )}
          {look === 'ended' && (
            <>
              <LinkButton
                href={
                  wasCanceled && invoice.status === 'open'
                    ? page
                    : `/add-funds?method=${invoice.payment_method.id}`
                }
                variant="primary"
              >
                {t('tryAgain')}
              </LinkButton>
              <LinkButton href="/add-funds">{t('otherWay')}</LinkButton>
            </>
          )}
          {look !== 'paid' && look !== 'ended' && <LinkButton href={page}>{t('details')}</LinkButton>}
        </div>
      </div>
    </Card>
  );
}

/** What whole cents added is credited too. */
function creditedAmount({ amount, surplus }: InvoiceView): string {
  return formatMoney(add(parseSignedMoney(amount), parseSignedMoney(surplus)));
}

function Paragraph({ children }: { children: ReactNode }) {
  return <p className="mt-2 max-w-[48ch] text-ink-soft">{children}</p>;
}
