import { useMutation } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useServices } from '../../../lib/use-services.ts';
import { Button } from '../../../ui/button.tsx';
import { signOut } from '../../session/sign-out.ts';

export function SignOutButton() {
  const t = useTranslations();
  const services = useServices();
  const leaving = useMutation({ mutationFn: () => signOut(services) });
  return (
    <>
      <Button
        icon={<LogOut className="size-4" aria-hidden="true" />}
        loading={leaving.isPending || leaving.isSuccess}
        onClick={() => leaving.mutate()}
      >
        {t('shell.header.signOut')}
      </Button>
      {leaving.isError && (
        <p role="alert" className="text-center text-danger-text text-note">
          {t('common.states.failed')}
        </p>
      )}
    </>
  );
}
