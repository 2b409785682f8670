import { Field } from '../../ui/forms/field.tsx';
import { Textarea } from '../../ui/forms/textarea.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';

type PaymentCommentProps = { comment: string; onChange(comment: string): void; className?: string };

/** What a customer tells the operator about a payment made by hand. */
export function PaymentComment({ comment, onChange, className }: PaymentCommentProps) {
  const t = useTranslations('overlays.manualPayment');
  const labels = useTranslations('common.words');
  return (
    <Field label={t('comment')} note={labels('optional')} hint={t('commentHint')} className={className}>
      {(control) => (
        <Textarea
          {...control}
          rows={2}
          maxLength={1000}
          value={comment}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
