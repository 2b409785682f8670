import type { Network } from '@marquee/contract/generated/catalogue.ts';
import { Link2, X } from 'lucide-react';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import { Input } from '../../../../ui/forms/input.tsx';
import { NetworkIcon } from '../../../../ui/icons/network-icon.tsx';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';

interface LinkFieldProps {
  value: string;
  network: Network | undefined;
  /** The link belongs to the chosen network. */
  isRecognized: boolean;
  /** The link belongs to no network that the panel knows. */
  isUnknown: boolean;
  example: string | null | undefined;
  isNeeded: boolean;
  error: string | undefined;
  onValueChange(url: string): void;
}

/** The first field of an order. */
export function LinkField({
  value,
  network,
  isRecognized,
  isUnknown,
  example,
  isNeeded,
  error,
  onValueChange,
}: LinkFieldProps) {
  const t = useTranslations('ordering.link');
  const labels = useTranslations('common.words');
  const shown = example ?? network?.url_placeholder_examples[0];
  // It stays as long as the link does: a hint that came back would move the form.
  const recognized = isRecognized ? network : undefined;
  const hint = recognized
    ? t('found', { network: recognized.name })
    : isUnknown
      ? t('unknown')
      : isNeeded
        ? shown
          ? t('example', { example: shown })
          : t('hint')
        : t('notNeeded');
  const tone = recognized
    ? 'font-medium text-success-text'
    : isUnknown
      ? 'text-warning-text'
      : 'wrap-anywhere';
  return (
    <Field
      label={t('label')}
      note={isNeeded ? undefined : labels('optional')}
      error={error}
      hint={
        <span role="status" className={tone}>
          {hint}
        </span>
      }
    >
      {(control) => (
        <Input
          {...control}
          name="url"
          type="url"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={2048}
          placeholder="https://"
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && onValueChange('')}
          leading={
            network ? (
              <NetworkIcon network={network} size="small" />
            ) : (
              <Link2 className="size-5" aria-hidden="true" />
            )
          }
          trailing={
            value !== '' && (
              <IconButton
                size="small"
                // Escape in the field does the same.
                tabIndex={-1}
                icon={<X className="size-4" />}
                label={t('clear')}
                onClick={({ currentTarget }) => {
                  // The clear button disappears with the text, so focus returns to the field.
                  currentTarget.closest('div')?.querySelector('input')?.focus();
                  onValueChange('');
                }}
              />
            )
          }
        />
      )}
    </Field>
  );
}
