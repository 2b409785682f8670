import type { Verification } from '@marquee/contract/account/verification.ts';
import { verificationSteps } from '@marquee/domain/verification/verification.ts';
import { CircleAlert, CircleCheck, Clock, Images } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { classNames } from '../../ui/class-names.ts';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { type Tone, toneGround, toneText } from '../../ui/feedback/tone.ts';

const looks: Record<Verification['status'], { tone: Tone; Icon: typeof Clock }> = {
  not_started: { tone: 'neutral', Icon: Images },
  incomplete: { tone: 'primary', Icon: Images },
  in_review: { tone: 'info', Icon: Clock },
  approved: { tone: 'success', Icon: CircleCheck },
  rejected: { tone: 'danger', Icon: CircleAlert },
};

/** Where things stand and what comes next; spoken when it changes. */
export function VerificationState({ verification }: { verification: Verification }) {
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
