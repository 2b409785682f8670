import type { PaymentStepView } from '@marquee/contract/generated/money.ts';
import { formatExactTime } from '@marquee/domain/format/date.ts';
import { displayRate } from '@marquee/domain/money/display-rate.ts';
import { formatMoneyFixed, parseMoney, zero } from '@marquee/domain/money/money.ts';
import { useState } from 'react';
import { useErrorMessage } from '../../shell/errors/use-error-message.ts';
import { SanitizedHtml } from '../../shell/overlays/sanitized-html.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { QrPicture } from '../../ui/icons/qr-picture.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useNumbers } from '../../ui/text/use-numbers.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { useChargeText } from './charge-text.ts';
import { PaymentComment } from './payment-comment.tsx';
import { PaymentFact } from './payment-fact.tsx';
import { PaymentProof } from './payment-proof.tsx';

export interface ManualPayment {
  /** The amount's label where the payment was started, such as a total. */
  amountName: string;
  charge: PaymentStepView['charge'];
  /** Until when the charge holds. */
  expiresAt?: string;
  methodName: string;
  accountNumber: string;
  invoiceId: string;
  /** The code for the customer's bank app. */
  qrCode?: string;
  allowsComment: boolean;
  /** Whether the call that says so takes a file. */
  allowsProof?: boolean;
  /** HTML that the operator wrote. */
  instructions?: string;
  /** With what proves it, where the payer has something. */
  onPaid(comment: string, proof?: File): Promise<void>;
}

type ManualPaymentOverlayProps = ManualPayment & { open: boolean; onCancel: () => void };

export function ManualPaymentOverlay(props: ManualPaymentOverlayProps) {
  const {
    open,
    amountName,
    charge,
    expiresAt,
    methodName,
    accountNumber,
    invoiceId,
    qrCode,
    allowsComment,
    allowsProof = false,
    instructions,
  } = props;
  const t = useTranslations('overlays.manualPayment');
  const actions = useTranslations('common.actions');
  // Two decimals in any currency.
  const coins = formatMoneyFixed(parseMoney(charge.amount) ?? zero, 2);
  const amounts = useTranslations('common.amounts');
  const rubles = useChargeText()(charge);
  const { style } = useNumbers();
  // Frozen in the invoice, unlike the rate shown elsewhere.
  const note =
    charge.rate !== null &&
    [
      amounts('inRubles', { amount: rubles, ...displayRate(charge.rate, style) }),
      expiresAt && t('until', { date: formatExactTime(expiresAt) }),
    ]
      .filter(Boolean)
      .join(' ');
  const errorMessage = useErrorMessage();
  const [comment, setComment] = useState('');
  const [proof, setProof] = useState<File>();
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function send() {
    setSending(true);
    setProblem(undefined);
    try {
      await props.onPaid(comment.trim(), proof);
    } catch (error) {
      setProblem(errorMessage(error));
    }
    setSending(false);
  }

  return (
    <Dialog
      open={open}
      onClose={props.onCancel}
      width="roomy"
      title={t('title')}
      text={t('text')}
      closeLabel={actions('close')}
      footer={
        <>
          <Button onClick={props.onCancel}>{actions('cancel')}</Button>
          <Button variant="primary" loading={sending} onClick={send}>
            {t('paid')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5 tablet:flex-row">
        <dl className="flex min-w-0 flex-1 flex-col gap-3">
          <PaymentFact name={amountName} value={`${coins} ${charge.currency}`} copied={coins} />
          <PaymentFact name={t('method')} value={methodName} />
          <PaymentFact name={t('account')} value={accountNumber} />
          <PaymentFact name={t('invoice')} value={invoiceId} />
        </dl>
        {qrCode && (
          <div className="w-40 shrink-0 self-center">
            <QrPicture code={qrCode} label={t('qr')} />
          </div>
        )}
      </div>
      {note && <p className="mt-4 text-ink-soft text-note">{note}</p>}
      {instructions && <SanitizedHtml html={instructions} className="mt-5 text-ink-soft" />}
      {allowsComment && <PaymentComment comment={comment} onChange={setComment} className="mt-5" />}
      {allowsProof && <PaymentProof proof={proof} onChange={setProof} className="mt-5" />}
      <p role="alert" className="mt-3 text-danger-text empty:mt-0">
        {problem}
      </p>
    </Dialog>
  );
}
