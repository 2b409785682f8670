import type { AuditEntry } from '@marquee/contract/generated/console.ts';
import { Facts } from '../../../product/console/facts.tsx';
import { Moment } from '../../../shell/preferences/moment.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { useActorName } from './audit-columns.tsx';

export function AuditDetails({ entry }: { entry: AuditEntry }) {
  const t = useTranslations('adminAccess.audit');
  const actorName = useActorName();
  const { action, subject_type, subject_id, reason, before, after, request_id, created_at } = entry;
  return (
    <div className="flex flex-col gap-6">
      <Facts
        facts={[
          [t('who'), actorName(entry)],
          [t('action'), action],
          [t('subject'), `${subject_type} ${subject_id}`],
          [t('time'), <Moment key="time" value={created_at} />],
          ...(reason ? ([[t('reason'), reason]] as const) : []),
          [t('request'), request_id],
        ]}
      />
      {before && <State title={t('before')} json={before} />}
      {after && <State title={t('after')} json={after} />}
    </div>
  );
}

function State({ title, json }: { title: string; json: string }) {
  return (
    <section>
      <h3 className="mb-2 font-semibold">{title}</h3>
      <pre className="max-h-96 overflow-auto whitespace-pre-wrap break-words rounded-md border border-line bg-page p-3 text-12">
        {json}
      </pre>
    </section>
  );
}
