import type { Calls } from '@marquee/contract/generated/calls.ts';
import { formatExactTime } from '@marquee/domain/format/date.ts';
import { displayRate } from '@marquee/domain/money/display-rate.ts';
import { Download, Printer } from 'lucide-react';
import { saveFetchedFile } from '../../shell/files/fetch-file.ts';
import { useAmounts } from '../../shell/preferences/use-amounts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Labelled } from '../../ui/text/labelled.tsx';
import { useNumbers } from '../../ui/text/use-numbers.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { useAction } from '../use-action.ts';
import { useChargeText } from './charge-text.ts';

type ReceiptFacts = Calls['getReceipt']['answer']['data'];

interface ReceiptPartyProps {
  title: string;
  party: { name: string; lines: readonly string[] };
}

interface ReceiptCardProps {
  receipt: ReceiptFacts;
  /** Where the PDF is. */
  file: string;
}

/** The same facts as in the PDF, in the reader's language, ready to print. */
export function ReceiptCard({ receipt, file }: ReceiptCardProps) {
  const t = useTranslations('payments.receipt');
  const { isBusy, run } = useAction();
  const save = () => run(() => saveFetchedFile(file, `${receipt.number}.pdf`));
  return (
    <Card title={t('title')} text={receipt.number}>
      <p className="text-ink-soft">
        <Labelled label={t('date')}>{formatExactTime(receipt.paid_at)}</Labelled>
      </p>
      <div className="grid gap-4 py-5 tablet:grid-cols-2">
        <ReceiptParty title={t('seller')} party={receipt.seller} />
        <ReceiptParty title={t('buyer')} party={receipt.buyer} />
      </div>
      <ReceiptLines receipt={receipt} />
      <div className="flex flex-wrap gap-2 pt-4 print:hidden">
        <Button size="small" icon={<Printer className="size-4" />} onClick={() => window.print()}>
          {t('print')}
        </Button>
        <Button size="small" icon={<Download className="size-4" />} loading={isBusy} onClick={save}>
          {t('download')}
        </Button>
      </div>
    </Card>
  );
}

function ReceiptParty({ title, party }: ReceiptPartyProps) {
  return (
    <div className="min-w-0 break-words">
      <p className="text-ink-faint text-note">{title}</p>
      <p className="font-medium">{party.name}</p>
      {party.lines.map((line) => (
        <p key={line} className="text-ink-soft">
          {line}
        </p>
      ))}
    </div>
  );
}

function ReceiptLines({ receipt }: { receipt: ReceiptFacts }) {
  const t = useTranslations('payments.receipt');
  // A document of what was paid: in dollars, to the last decimal, whatever currency is shown elsewhere.
  const { exact } = useAmounts();
  const { style } = useNumbers();
  const chargeText = useChargeText();
  const lines: [string, string][] = [
    [t(receipt.purpose), receipt.amount],
    [t('fee'), receipt.fee],
    [t('surplus'), receipt.surplus],
  ];
  const { charge } = receipt;
  return (
    <>
      <dl className="border-line border-t">
        {lines
          .filter(([, amount]) => amount !== '0')
          .map(([name, amount]) => (
            <div key={name} className="flex justify-between gap-4 py-2">
              <dt>{name}</dt>
              <dd className="tabular-nums">{exact(amount)}</dd>
            </div>
          ))}
        <div className="flex justify-between gap-4 border-line border-t py-3 font-semibold text-16">
          <dt>{t('total')}</dt>
          <dd className="tabular-nums">{exact(receipt.total)}</dd>
        </div>
        {receipt.bonus !== '0' && (
          <div className="flex justify-between gap-4 py-1 text-success-text">
            <dt>{t('bonus')}</dt>
            <dd className="tabular-nums">{exact(receipt.bonus)}</dd>
          </div>
        )}
      </dl>
      <div className="flex flex-col gap-1 pt-4 text-ink-soft text-note">
        <p>
          <Labelled label={t('method')}>{receipt.payment_method}</Labelled>
        </p>
        {receipt.payment_reference && (
          <p className="break-all">
            <Labelled label={t('reference')}>{receipt.payment_reference}</Labelled>
          </p>
        )}
        {charge.rate !== null && (
          <p>{t('charged', { amount: chargeText(charge), ...displayRate(charge.rate, style) })}</p>
        )}
        {receipt.status !== 'paid' && <p>{t('refunded')}</p>}
        {receipt.status === 'paid' && receipt.refunded !== '0' && (
          <p>{t('refundedPart', { amount: exact(receipt.refunded) })}</p>
        )}
        <p>{t('thanks')}</p>
      </div>
    </>
  );
}
