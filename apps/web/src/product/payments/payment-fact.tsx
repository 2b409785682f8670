import { CopyButton } from '../../ui/actions/copy-button.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';

interface PaymentFactProps {
  name: string;
  value: string;
  /** The part to copy into a bank's form. */
  copied?: string;
}

/** One value for a bank's form, with a copy button. */
export function PaymentFact({ name, value, copied = value }: PaymentFactProps) {
  const t = useTranslations('common');
  return (
    <div className="relative rounded-md bg-sunken py-2 pe-14 ps-4">
      <dt className="text-ink-faint text-note">{name}</dt>
      <dd className="wrap-anywhere font-medium tabular-nums">
        {value}
        <span className="absolute inset-y-0 end-2 flex items-center">
          <CopyButton
            text={copied}
            label={`${t('actions.copy')}: ${name}`}
            copiedLabel={t('states.copied')}
          />
        </span>
      </dd>
    </div>
  );
}
