import { useTranslations } from 'use-intl';
import { Field } from '../../../ui/forms/field.tsx';
import { Textarea } from '../../../ui/forms/textarea.tsx';
import type { ReviewDraft } from './review-drafts.ts';
import { StarsInput } from './stars-input.tsx';

const longestComment = 1000;

interface ReviewFieldsProps {
  serviceName: string;
  draft: ReviewDraft;
  onChange(changes: Partial<ReviewDraft>): void;
}

/** Stars first; the field for words appears with them. */
export function ReviewFields({ serviceName, draft, onChange }: ReviewFieldsProps) {
  const t = useTranslations('service.mine');
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <StarsInput
        label={t('rate', { service: serviceName })}
        value={draft.rating}
        onValueChange={(rating) => onChange({ rating })}
      />
      {draft.rating !== undefined && (
        <Field label={t('comment')} hint={t('commentHint')} className="animate-appear">
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              maxLength={longestComment}
              value={draft.comment}
              onChange={(event) => onChange({ comment: event.target.value })}
            />
          )}
        </Field>
      )}
    </div>
  );
}
