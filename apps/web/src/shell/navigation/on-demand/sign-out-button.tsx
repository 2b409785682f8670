import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useServices } from '../../../lib/use-services.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { signOut } from '../../session/sign-out.ts';

export function SignOutButton() {
  const t = useTranslations();
  const services = useServices();
  const [step, setStep] = useState<'staying' | 'leaving' | 'failed'>('staying');
  const leave = () => {
    setStep('leaving');
    signOut(services).catch(() => setStep('failed'));
  };
  return (
    <>
      <Button
        icon={<LogOut className="size-4" aria-hidden="true" />}
        loading={step === 'leaving'}
        onClick={leave}
      >
        {t('shell.header.signOut')}
      </Button>
      {step === 'failed' && (
        <p role="alert" className="text-center text-danger-text text-note">
          {t('common.states.failed')}
        </p>
      )}
    </>
  );
}
