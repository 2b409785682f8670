import { canChangeDocuments, verificationSteps } from '@marquee/domain/verification/verification.ts';
import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useServices } from '../../lib/use-services.ts';
import type { PageModule } from '../../shell/routing/page-module.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { verificationQuery } from './api.ts';
import { StepCard } from './step-card.tsx';
import { useDocuments } from './use-documents.ts';
import { VerificationState } from './verification-state.tsx';

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
