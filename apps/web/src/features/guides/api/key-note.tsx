import { useTranslations } from 'use-intl';
import { useMadeKey } from '../../../product/reseller/made-key.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Callout } from '../callout.tsx';

/** Whose key stands in the examples, and how it comes there. */
export function KeyNote() {
  const t = useTranslations('reseller');
  if (useMadeKey() !== undefined) return <Callout tone="warning">{t('transport.ownKey')}</Callout>;
  return (
    <>
      <Callout tone="warning">{t('transport.key')}</Callout>
      <div className="flex flex-wrap items-center gap-3">
        <LinkButton href="/api">{t('getKey')}</LinkButton>
        <p className="min-w-0 flex-1 basis-60 text-ink-soft text-note">{t('transport.fillIn')}</p>
      </div>
    </>
  );
}
