import { ApiError } from '@marquee/contract/client.ts';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useServices } from '../../../lib/use-services.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import { useErrorMessage } from '../../../shell/errors/use-error-message.ts';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { checkedVideoQuery } from '../api.ts';

interface VideoFieldProps {
  url: string;
  error: string | undefined;
  onChange(url: string): void;
}

/** The address of a video, checked while it is typed. */
export function VideoField({ url, error, onChange }: VideoFieldProps) {
  const t = useTranslations('campaigns.form');
  const common = useTranslations('common.states');
  const errorMessage = useErrorMessage();
  const settled = useSettled(url.trim(), 400);
  const checked = useQuery(checkedVideoQuery(useServices(), settled));
  const isChecking = url.trim() !== '' && (settled !== url.trim() || checked.isFetching);
  const refusal =
    !isChecking && checked.error instanceof ApiError
      ? (checked.error.fields?.url?.[0] ?? errorMessage(checked.error))
      : undefined;
  const fits = !isChecking && url.trim() !== '' && checked.isSuccess;
  return (
    <Field
      label={t('url')}
      error={error ?? refusal}
      hint={isChecking ? common('checking') : fits ? t('urlFits') : t('urlHint')}
    >
      {(control) => (
        <Input
          {...control}
          type="url"
          name="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          maxLength={2048}
          placeholder="https://www.youtube.com/watch?v=…"
          value={url}
          onChange={({ target }) => onChange(target.value)}
          trailing={
            isChecking ? (
              <Spinner className="size-4" />
            ) : fits ? (
              <CircleCheck className="size-4 text-success-text" aria-hidden="true" />
            ) : undefined
          }
        />
      )}
    </Field>
  );
}
