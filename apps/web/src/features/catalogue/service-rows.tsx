import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useProfile } from '../../shell/session/profile.ts';
import { ServiceItems, type ServiceItemsProps } from './service-items.tsx';
import { rowColumns, ServiceRow, StarredRow } from './service-row.tsx';

/** The table: narrower screens lose its last columns, which the details of a row then tell. */
export function ServiceRows(props: ServiceItemsProps) {
  const frame = useRef<HTMLUListElement>(null);
  const isSignedIn = useProfile() !== null;
  return (
    <div className="overflow-clip rounded-lg border border-line bg-surface">
      <Heads />
      <ul ref={frame}>
        <ServiceItems {...props} frame={frame} Item={isSignedIn ? StarredRow : ServiceRow} />
      </ul>
    </div>
  );
}

function Heads() {
  const t = useTranslations('catalogue.columns');
  return (
    <div
      aria-hidden="true"
      className={`${rowColumns} border-line border-b bg-canvas px-4 py-2.5 font-medium text-12 text-ink-faint`}
    >
      <span>{t('service')}</span>
      <span className="text-right">{t('price')}</span>
      <span className="hidden text-right small:block">
        {t('min')} / {t('max')}
      </span>
      <span className="hidden min-[772px]:block">{t('start')}</span>
      <span className="hidden roomy:block">{t('speed')}</span>
      <span className="hidden roomy:block">{t('reviews')}</span>
    </div>
  );
}
