import { useState } from 'react';
import { useServices } from '../../lib/use-services.ts';
import { CompanyFields } from '../../product/account/company-fields.tsx';
import { MessengersField } from '../../product/account/messengers-field.tsx';
import { Notice } from '../../shell/forms/notice.tsx';
import { TextField } from '../../shell/forms/text-field.tsx';
import { useForm } from '../../shell/forms/use-form.ts';
import type { Profile } from '../../shell/session/profile.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { saveProfile } from './api.ts';
import { type DetailsDraft, isChanged, toChanges, toDraft } from './details-draft.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

/** Name, company and contacts: saved together, with a warning before unsaved changes are lost. */
export function DetailsCard({ profile }: { profile: Profile }) {
  const t = useTranslations();
  const services = useServices();
  const toast = useToast();
  const [draft, setDraft] = useState(() => toDraft(profile));
  const change = (changes: Partial<DetailsDraft>) => setDraft((current) => ({ ...current, ...changes }));
  const isDirty = isChanged(draft, profile);
  const form = useForm(async () => {
    await saveProfile(services, toChanges(draft));
    toast({ title: t('common.states.saved'), tone: 'success' });
  });
  useUnsavedGuard(isDirty);
  const discard = () => {
    setDraft(toDraft(profile));
    form.clear('name');
  };

  return (
    <Card id="details" title={t('profile.details.title')} text={t('profile.details.text')}>
      <form {...form.form} className="flex flex-col gap-5">
        <Segmented<Profile['account_type']>
          label={t('account.accountType.label')}
          value={draft.accountType}
          onValueChange={(accountType) => change({ accountType })}
          options={[
            { value: 'individual', label: t('account.accountType.individual') },
            { value: 'company', label: t('account.accountType.company') },
          ]}
          className="tablet:self-start"
        />
        <div className="grid gap-5 roomy:grid-cols-2">
          <TextField
            label={t('account.fields.name')}
            name="name"
            autoComplete="name"
            maxLength={120}
            required
            value={draft.name}
            onValueChange={(name) => change({ name })}
            error={form.error('name')}
          />
          {draft.accountType === 'company' && (
            <CompanyFields values={draft.company} onChange={(company) => change({ company })} form={form} />
          )}
        </div>
        <MessengersField
          contacts={draft.contacts}
          onChange={(contacts) => change({ contacts })}
          form={form}
        />
        {form.message && <Notice tone="danger">{form.message}</Notice>}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" loading={form.isSending} disabled={!isDirty}>
            {t('common.actions.save')}
          </Button>
          {isDirty && <Button onClick={discard}>{t('common.actions.cancel')}</Button>}
        </div>
      </form>
    </Card>
  );
}
