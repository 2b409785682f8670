import type { ChildPanelView } from '@marquee/contract/generated/earn.ts';
import type { ChildDomainType } from '@marquee/domain/child-panels/child-panel.ts';
import { useState } from 'react';
import { refreshQueries } from '../../../lib/refresh-queries.ts';
import { useSendOnce } from '../../../lib/send-once.ts';
import { useServices } from '../../../lib/use-services.ts';
import { moneyKeys } from '../../../product/query-keys.ts';
import { Notice } from '../../../shell/forms/notice.tsx';
import { PasswordField } from '../../../shell/forms/password-field.tsx';
import { useForm } from '../../../shell/forms/use-form.ts';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { useProfile } from '../../../shell/session/profile.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { childPanelKeys } from '../query-keys.ts';
import { lackingFor } from '../use-panel-actions.ts';
import { DomainField } from './domain-field.tsx';
import { DomainTypeChoice } from './domain-type-choice.tsx';
import { FirstMonth } from './first-month.tsx';

interface CreateFormProps {
  price: string;
  subdomainHost: string;
  onCreated(panel: ChildPanelView): void;
}

export function CreateForm({ price, subdomainHost, onCreated }: CreateFormProps) {
  const t = useTranslations('childPanels.create');
  const services = useServices();
  const profile = useProfile();
  const { charge } = useAmounts();
  const sendOnce = useSendOnce();
  const [type, setType] = useState<ChildDomainType>('subdomain');
  const [names, setNames] = useState<Record<ChildDomainType, string>>({ own: '', subdomain: '' });
  const [password, setPassword] = useState('');
  const domain = names[type];
  const form = useForm(async () => {
    const request = { domain, domain_type: type, price };
    try {
      // The password is not compared by the server either: a repeat finds the panel that was made.
      const { data } = await sendOnce(request, (idempotencyKey) =>
        services.call('createChildPanel', { body: { ...request, password } }, { idempotencyKey }),
      );
      onCreated(data);
    } finally {
      // After a refusal too: the price or the balance may be another by now.
      void refreshQueries(services, [childPanelKeys.all, ...moneyKeys]);
    }
  });
  const lacking = lackingFor(price, profile?.balance ?? '0');
  return (
    <form {...form.form} className="flex flex-col gap-5">
      <DomainTypeChoice
        value={type}
        onChange={(next) => {
          form.clear('domain');
          setType(next);
        }}
      />
      <DomainField
        key={type}
        type={type}
        value={domain}
        suffix={type === 'subdomain' ? `.${subdomainHost}` : undefined}
        error={form.error('domain')}
        onChange={(value) => {
          form.clear('domain');
          setNames({ ...names, [type]: value });
        }}
      />
      <div className="flex flex-col gap-1.5">
        <PasswordField
          label={t('password')}
          autoComplete="new-password"
          showStrength
          value={password}
          onValueChange={(value) => {
            form.clear('password');
            setPassword(value);
          }}
          error={form.error('password')}
        />
        <p className="wrap-anywhere text-ink-soft text-note">
          {t('passwordHint', { email: profile?.email ?? '' })}
        </p>
      </div>
      <FirstMonth price={price} balance={profile?.balance ?? '0'} isOwnDomain={type === 'own'} />
      {form.message && <Notice tone="danger">{form.message}</Notice>}
      {lacking === '0' ? (
        <Button
          type="submit"
          variant="primary"
          size="large"
          loading={form.isSending}
          disabled={domain.trim() === '' || password === ''}
        >
          {price === '0' ? t('submitFree') : t('submit', { price: charge(price) })}
        </Button>
      ) : (
        <>
          <Notice tone="danger">{t('short', { amount: charge(lacking) })}</Notice>
          <LinkButton href={`/add-funds?amount=${lacking}`} variant="primary" size="large">
            {t('addFunds', { amount: charge(lacking) })}
          </LinkButton>
        </>
      )}
    </form>
  );
}
