import type { ChildPanelDnsRecord } from '@marquee/contract/generated/earn.ts';
import type { ReactNode } from 'react';
import { CopyButton } from '../../../ui/actions/copy-button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { shortRecordName } from './short-record-name.ts';

interface DnsRecordProps {
  record: ChildPanelDnsRecord;
  domain: string;
}

/** One record to enter at the domain's provider, and what stands there now. */
export function DnsRecord({ record, domain }: DnsRecordProps) {
  const t = useTranslations('childPanels.dns');
  const common = useTranslations('common.states');
  const { purpose, type, name, expected, found, matches } = record;
  const state = matches ? 'matches' : found.length > 0 ? 'differs' : 'missing';
  const tone = { matches: 'success', differs: 'danger', missing: 'neutral' } as const;
  return (
    <li className="min-w-0 rounded-md border border-line">
      <div className="flex flex-wrap items-center justify-between gap-2 border-line border-b px-4 py-2.5">
        <p className="font-medium">{t(`purpose.${purpose}`)}</p>
        <Badge tone={tone[state]}>{t(state)}</Badge>
      </div>
      <dl className="grid grid-cols-[fit-content(35%)_minmax(0,1fr)] items-center gap-x-4 gap-y-1 px-4 py-3">
        <Line label={t('type')}>
          <code className="font-mono text-note">{type}</code>
        </Line>
        <Line label={t('name')}>
          <code className="wrap-anywhere min-w-0 font-mono text-note">{name}</code>
          <CopyButton text={name} label={t('copyName')} copiedLabel={common('copied')} />
        </Line>
        <Line label={t('value')}>
          <code className="wrap-anywhere min-w-0 font-mono text-note">{expected}</code>
          <CopyButton text={expected} label={t('copyValue')} copiedLabel={common('copied')} />
        </Line>
        <Line label={t('found')}>
          {found.length === 0 ? (
            <span className="text-ink-faint">{t('nothing')}</span>
          ) : (
            <ul className="min-w-0">
              {found.map((value) => (
                <li key={value}>
                  <code className="wrap-anywhere font-mono text-note">{value}</code>
                </li>
              ))}
            </ul>
          )}
        </Line>
      </dl>
      <p className="px-4 pb-3 text-ink-soft text-note">
        {t('shortName', { name: shortRecordName(name, domain) })}
      </p>
    </li>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-ink-faint text-note">{label}</dt>
      <dd className="flex min-h-8 min-w-0 items-center gap-1">{children}</dd>
    </div>
  );
}
