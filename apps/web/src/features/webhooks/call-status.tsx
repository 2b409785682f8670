import type { DeliveryView } from '@marquee/contract/generated/api.ts';
import { formatUnit } from '@marquee/domain/format/unit.ts';
import { languageTag } from '@marquee/domain/locale/locales.ts';
import { useServices } from '../../lib/use-services.ts';
import { Status } from '../../ui/feedback/status.tsx';
import { useNumbers } from '../../ui/text/use-numbers.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';

const tones = { waiting: 'warning', delivered: 'success', failed: 'danger' } as const;

export function CallState({ state }: Pick<DeliveryView, 'state'>) {
  const t = useTranslations('webhooks.log.states');
  return (
    <Status tone={tones[state]} live={state === 'waiting'}>
      {t(state)}
    </Status>
  );
}

/** Status and duration of the last attempt, or why there was no answer. */
export function CallAnswer({ delivery }: { delivery: DeliveryView }) {
  const t = useTranslations('webhooks');
  const { locale } = useServices();
  const { style } = useNumbers();
  const { answer_status: status, failure, took_ms: took } = delivery;
  if (failure) return <span>{t(`failures.${failure}`)}</span>;
  if (status === null) return <span aria-hidden="true">–</span>;
  return (
    <span className="whitespace-nowrap tabular-nums">
      {t('log.status', { status: String(status) })}
      {took !== null && ` · ${formatUnit(took, 'millisecond', languageTag(locale), style)}`}
    </span>
  );
}
