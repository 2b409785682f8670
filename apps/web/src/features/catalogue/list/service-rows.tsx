import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { ServiceItems, type ServiceItemsProps } from './service-items.tsx';
import { ServiceRow } from './service-row.tsx';

/** The table: narrower screens lose its last columns, which the details of a row then tell. */
export function ServiceRows(props: ServiceItemsProps) {
  const frame = useRef<HTMLUListElement>(null);
  return (
    <div className="overflow-clip rounded-lg border border-line bg-surface">
      <Heads />
      <ul ref={frame}>
        <ServiceItems {...props} frame={frame} Item={ServiceRow} />
      </ul>
    </div>
  );
}

function Heads() {
  const t = useTranslations('catalogue.columns');
  return (
    <div aria-hidden="true" className="service-heads">
      <span>{t('service')}</span>
      <span className="in-price">{t('price')}</span>
      <span className="in-limits">{`${t('min')} / ${t('max')}`}</span>
      <span className="in-start">{t('start')}</span>
      <span className="in-speed">{t('speed')}</span>
      <span className="in-reviews">{t('reviews')}</span>
    </div>
  );
}
