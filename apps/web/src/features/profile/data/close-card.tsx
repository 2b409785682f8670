import type { ClosingBlocker } from '@marquee/contract/generated/account.ts';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useServices } from '../../../lib/use-services.ts';
import { Notice } from '../../../shell/forms/notice.tsx';
import { PasswordField } from '../../../shell/forms/password-field.tsx';
import { useForm } from '../../../shell/forms/use-form.ts';
import { confirm } from '../../../shell/overlays/confirm.tsx';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import type { Profile } from '../../../shell/session/profile.ts';
import { sessionEnded } from '../../../shell/session/sign-out.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { closingQuery } from '../api.ts';

/** First says what prevents closing; the password is asked only if nothing does. */
export function CloseCard({ profile }: { profile: Profile }) {
  const t = useTranslations('profile.data');
  const services = useServices();
  const closing = useQuery(closingQuery(services));
  return (
    <Card id="close" title={t('closeTitle')} text={t('closeText')}>
      {closing.data && closing.data.blockers.length > 0 && <Blockers blockers={closing.data.blockers} />}
      {closing.data?.blockers.length === 0 && (
        <CloseForm profile={profile} left={closing.data.balance} onRefused={() => closing.refetch()} />
      )}
    </Card>
  );
}

function Blockers({ blockers }: { blockers: readonly ClosingBlocker[] }) {
  const t = useTranslations('profile.data');
  const { balance } = useAmounts();
  return (
    <div className="flex gap-3 rounded-md bg-warning-soft p-4 text-warning-text">
      <TriangleAlert className="mt-px size-5 shrink-0" aria-hidden="true" />
      <div className="min-w-0">
        <p className="font-medium">{t('blocked')}</p>
        <ul className="mt-1 list-disc ps-4">
          {blockers.map(({ reason, amount, count = 1 }) => (
            <li key={reason}>{t(`blockers.${reason}`, { amount: amount ? balance(amount) : '', count })}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

interface CloseFormProps {
  profile: Profile;
  /** The remaining balance, given up with the account if the owner agrees. */
  left: string;
  onRefused(): unknown;
}

function CloseForm({ profile, left, onRefused }: CloseFormProps) {
  const t = useTranslations('profile');
  const services = useServices();
  const { balance } = useAmounts();
  const [password, setPassword] = useState('');
  const [givenUp, setGivenUp] = useState<string>();
  const form = useForm(async () => {
    const agree = t('data.close');
    const options = { title: t('data.confirmTitle'), text: t('data.confirmText'), agree, danger: true };
    if (!(await confirm(options))) return;
    try {
      await services.call('closeAccount', {
        body: {
          ...(profile.has_password ? { current_password: password } : {}),
          ...(givenUp ? { give_up_balance: givenUp } : {}),
        },
      });
    } catch (error) {
      onRefused();
      throw error;
    }
    sessionEnded(services.locale);
  });
  return (
    <form {...form.form} className="flex max-w-105 flex-col gap-5">
      {profile.has_password && (
        <PasswordField
          label={t('currentPassword')}
          autoComplete="current-password"
          value={password}
          onValueChange={setPassword}
          error={form.error('current_password')}
        />
      )}
      {left !== '0' && (
        <div>
          <Checkbox
            name="give_up_balance"
            hint={t('data.giveUpHint')}
            checked={givenUp === left}
            aria-invalid={Boolean(form.error('give_up_balance'))}
            onChange={({ target }) => setGivenUp(target.checked ? left : undefined)}
          >
            {t('data.giveUp', { amount: balance(left) })}
          </Checkbox>
          {form.error('give_up_balance') && (
            <p className="text-danger-text text-note">{form.error('give_up_balance')}</p>
          )}
        </div>
      )}
      {form.message && <Notice tone="danger">{form.message}</Notice>}
      <Button type="submit" variant="danger" className="self-start" loading={form.isSending}>
        {t('data.close')}
      </Button>
    </form>
  );
}
