import type { ChildPanelView } from '@marquee/contract/generated/earn.ts';
import { RotateCw } from 'lucide-react';
import { useServices } from '../../../lib/use-services.ts';
import { useAction } from '../../../product/use-action.ts';
import { Moment } from '../../../shell/preferences/moment.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Labelled } from '../../../ui/text/labelled.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { childPanelKeys } from '../query-keys.ts';
import { DnsHelp } from './dns-help.tsx';
import { DnsRecord } from './dns-record.tsx';

/** The records that bring a domain here, beside what is found now. */
export function DnsSetup({ panel }: { panel: ChildPanelView }) {
  const t = useTranslations('childPanels.dns');
  const { call } = useServices();
  const action = useAction();
  if (!panel.dns) return null;
  const { domain, dns } = panel;
  const isPending = !dns.is_proven;
  const check = () =>
    action.run(() => call('checkChildPanelDns', { params: { id: String(panel.id) } }), {
      refresh: [childPanelKeys.all],
      // Once it is open the page itself says so.
      done: ({ data }) =>
        data.status === 'pending_dns'
          ? { title: t('notYet'), text: t('notYetText'), tone: 'neutral' }
          : undefined,
    });
  return (
    <Card
      title={isPending ? t('title') : t('again')}
      text={isPending ? t('text', { domain }) : t('againText', { domain })}
    >
      <ul className="flex flex-col gap-3">
        {dns.records.map((record) => (
          <DnsRecord
            key={`${record.purpose} ${record.type} ${record.expected}`}
            record={record}
            domain={domain}
          />
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-4">
        <Button
          variant={isPending ? 'primary' : 'secondary'}
          icon={<RotateCw className="size-4" aria-hidden="true" />}
          loading={action.isBusy}
          onClick={() => void check()}
        >
          {t('check')}
        </Button>
        <p className="text-ink-soft text-note">
          {dns.checked_at ? (
            <Labelled label={t('checked')}>
              <Moment value={dns.checked_at} />
            </Labelled>
          ) : (
            t('never')
          )}
        </p>
      </div>
      {isPending && (
        <>
          <p className="pt-3 text-ink-soft text-note">{`${t('time')} ${t('automatic')}`}</p>
          <DnsHelp />
        </>
      )}
    </Card>
  );
}
