import type { Verification } from '@marquee/contract/generated/account.ts';
import { canChangeDocuments, verificationSteps } from '@marquee/domain/verification/verification.ts';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, Clock, Images, ShieldCheck } from 'lucide-react';
import { useServices } from '../../lib/use-services.ts';
import { accountKeys } from '../../product/query-keys.ts';
import { useRefreshOnNotice } from '../../shell/notifications/use-refresh-on-notice.ts';
import { Moment } from '../../shell/preferences/moment.tsx';
import type { PageModule } from '../../shell/routing/page-module.ts';
import { classNames } from '../../ui/class-names.ts';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { type Tone, toneGround, toneText } from '../../ui/feedback/tone.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { verificationQuery } from './api.ts';
import { StepCard } from './step-card.tsx';
import { useDocuments } from './use-documents.ts';

const looks: Record<Verification['status'], { tone: Tone; Icon: typeof Clock }> = {
  not_started: { tone: 'neutral', Icon: Images },
  incomplete: { tone: 'primary', Icon: Images },
  in_review: { tone: 'info', Icon: Clock },
  approved: { tone: 'success', Icon: CircleCheck },
  rejected: { tone: 'danger', Icon: CircleAlert },
};

export const load: PageModule['load'] = async (services) => {
  await services.queryClient.ensureQueryData(verificationQuery(services));
};

export const head: PageModule['head'] = ({ phrases }) => ({
  title: phrases.current().verification?.title ?? '',
});

export function Page() {
  const t = useTranslations('verification');
  const { data: verification } = useQuery(verificationQuery(useServices()));
  const { sending, upload, remove, forget } = useDocuments();
  useRefreshOnNotice(accountKeys.verification);
  if (!verification) return null;
  const { documents, status } = verification;
  return (
    <div className="mx-auto max-w-240">
      <PageHeader title={t('title')} text={t('lead')} />
      <VerificationState verification={verification} />
      <ol className="mt-5 grid gap-4 tablet:grid-cols-2">
        {verificationSteps.map((step, index) => (
          <StepCard
            key={step}
            step={step}
            number={index + 1}
            document={documents.find((one) => one.step === step)}
            sending={sending[step]}
            canChange={canChangeDocuments(status)}
            onFile={(file) => upload(step, file)}
            onRemove={(filename) => remove(step, filename)}
            onForget={() => forget(step)}
          />
        ))}
      </ol>
      <div className="mt-5 flex gap-3 rounded-lg bg-sunken p-4">
        <ShieldCheck className="size-5 shrink-0 text-icons" aria-hidden="true" />
        <p className="text-ink-soft">
          <span className="block font-medium text-ink">{t('privacy.title')}</span>
          {t('privacy.text')}
        </p>
      </div>
    </div>
  );
}

/** The status and the next step; announced to screen readers when it changes. */
function VerificationState({ verification }: { verification: Verification }) {
  const t = useTranslations('verification');
  const { status, reason, documents } = verification;
  const { tone, Icon } = looks[status];
  const isUnderWay = status === 'not_started' || status === 'incomplete';
  const [done, total] = [documents.length, verificationSteps.length];
  return (
    <section
      aria-live="polite"
      className={classNames(
        'flex gap-3.5 rounded-lg px-4 py-4 tablet:px-5',
        isUnderWay ? 'border border-line bg-surface' : toneGround[tone],
      )}
    >
      <Icon className={classNames('mt-0.5 size-6 shrink-0', toneText[tone])} aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <h2 className={classNames('font-semibold text-16', toneText[tone])}>{t(`status.${status}.title`)}</h2>
        {reason && (
          <p dir="auto" className="mt-1 whitespace-pre-line font-medium">
            {t('reason', { reason })}
          </p>
        )}
        <p className="mt-0.5 text-pretty text-ink-soft">{t(`status.${status}.text`)}</p>
        <ReviewTime verification={verification} />
        {isUnderWay && (
          <div className="mt-3 max-w-96">
            <ProgressBar
              label={t('title')}
              hideLabel
              value={done}
              max={total}
              text={t('progress', { done: String(done), total: String(total) })}
            />
          </div>
        )}
      </div>
    </section>
  );
}

/** Since when the review waits, or when it was decided. */
function ReviewTime({ verification: { status, submitted_at, decided_at } }: { verification: Verification }) {
  const t = useTranslations('verification');
  const isDecided = status === 'approved' || status === 'rejected';
  const at = isDecided ? decided_at : status === 'in_review' ? submitted_at : null;
  if (at === null) return null;
  return (
    <p className="mt-1 text-ink-soft text-note">
      {t.rich(isDecided ? 'decided' : 'submitted', { time: () => <Moment value={at} /> })}
    </p>
  );
}
