import { useTranslations } from 'use-intl';
import { CopyButton } from '../../ui/copy-button.tsx';

/** One thing to type into a bank's form, ready to be copied. */
export function PaymentFact({ name, value }: { name: string; value: string }) {
  const t = useTranslations('common');
  return (
    <div className="flex items-center gap-3 rounded-md bg-sunken py-2 pr-2 pl-4">
      <div className="min-w-0 flex-1">
        <dt className="text-ink-faint text-note">{name}</dt>
        <dd className="break-all font-medium tabular-nums">{value}</dd>
      </div>
      <CopyButton text={value} label={`${t('actions.copy')}: ${name}`} copiedLabel={t('states.copied')} />
    </div>
  );
}
