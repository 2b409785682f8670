import type { ChannelSource } from '@marquee/contract/generated/console.ts';
import { Notice } from '../../../shell/forms/notice.tsx';
import { Moment } from '../../../shell/preferences/moment.tsx';
import { DayBars } from '../../../ui/charts/day-bars.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useNumbers } from '../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

type Quota = NonNullable<ChannelSource['quota']>;
/** From here on the day may not be enough. */
const nearlyAll = 0.9;

/** Today's units: how many are spent and on what, the days before, and whether the network answers. */
export function QuotaCard({ source }: { source: ChannelSource }) {
  const numbers = useNumbers();
  const t = useTranslations('adminSources.quota');
  const { quota } = source;
  return (
    <Card title={t('title')} text={quota ? t('text') : t('samples')}>
      <div className="flex flex-col gap-5">
        <Health source={source} />
        {quota && (
          <>
            <div className="flex flex-col gap-1.5">
              <ProgressBar
                label={t('used')}
                value={Math.min(quota.used, quota.limit)}
                max={quota.limit}
                tone={quota.used >= quota.limit * nearlyAll ? 'warning' : 'primary'}
                text={t('of', { used: numbers.count(quota.used), limit: numbers.count(quota.limit) })}
              />
              <p className="text-ink-faint text-note">
                {t('resets')} <Moment value={quota.resets_at} />
              </p>
            </div>
            <Uses uses={quota.uses} />
            {quota.history.length > 1 && <History history={quota.history} />}
          </>
        )}
      </div>
    </Card>
  );
}

function Health({ source: { paused_until, last_failure } }: { source: ChannelSource }) {
  const t = useTranslations('adminSources.quota');
  if (paused_until)
    return (
      <Notice tone="danger">
        {t('paused')} <Moment value={paused_until} />
        {last_failure && `. ${t('reason', { reason: last_failure.reason })}`}
      </Notice>
    );
  if (!last_failure) return null;
  return (
    <p className="wrap-anywhere text-ink-soft text-note">
      {t('failed')} <Moment value={last_failure.at} />. {t('reason', { reason: last_failure.reason })}
    </p>
  );
}

function Uses({ uses }: Pick<Quota, 'uses'>) {
  const numbers = useNumbers();
  const t = useTranslations('adminSources.quota');
  const kinds = useTranslations('adminSources.uses');
  if (uses.length === 0) return <p className="text-ink-soft">{t('unused')}</p>;
  return (
    <table className="w-full text-start tabular-nums" aria-label={t('uses')}>
      <thead>
        <tr className="border-line border-b text-ink-soft text-note">
          <th scope="col" className="py-2 pe-4 font-medium">
            {t('use')}
          </th>
          <th scope="col" className="py-2 ps-4 text-end font-medium">
            {t('calls')}
          </th>
          <th scope="col" className="py-2 ps-4 text-end font-medium">
            {t('units')}
          </th>
        </tr>
      </thead>
      <tbody>
        {uses.map(({ kind, calls, units }) => (
          <tr key={kind} className="border-line border-b last:border-0">
            <th scope="row" className="py-2 pe-4 font-normal">
              {kinds(kind)}
            </th>
            <td className="py-2 ps-4 text-end">{numbers.count(calls)}</td>
            <td className="py-2 ps-4 text-end">{numbers.count(units)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function History({ history }: Pick<Quota, 'history'>) {
  const numbers = useNumbers();
  const t = useTranslations('adminSources.quota');
  const top = Math.max(1, ...history.map(({ used, limit }) => Math.max(used, limit)));
  return (
    <section>
      <h3 className="pb-2 font-semibold">{t('history')}</h3>
      <DayBars
        label={t('history')}
        ticks={['0', numbers.count(Math.round(top / 2)), numbers.count(top)]}
        series={[{ name: t('used'), className: 'fill-primary' }]}
        days={history.map(({ day, used, limit }) => ({
          date: day,
          bars: [
            { share: used / top, text: t('of', { used: numbers.count(used), limit: numbers.count(limit) }) },
          ],
        }))}
      />
    </section>
  );
}
