import { messengerKinds } from '@marquee/contract/account/messengers.ts';
import type { MessengerKind } from '@marquee/contract/generated/account.ts';
import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import type { FormState } from '../../shell/forms/use-form.ts';
import { useShell } from '../../shell/shell-data.ts';
import { Button } from '../../ui/actions/button.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Input } from '../../ui/forms/input.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';

export interface Contact {
  /** React key that stays with the row. */
  key: number;
  type: MessengerKind;
  value: string;
}

export const firstContact: Contact = { key: 1, type: 'telegram', value: '' };

interface MessengersFieldProps {
  contacts: readonly Contact[];
  onChange(contacts: Contact[]): void;
  form: FormState;
}

const maxContacts = 10;

/** Brand names are the same in every language; "phone" is translated. */
const names: Partial<Record<MessengerKind, string>> = {
  skype: 'Skype',
  telegram: 'Telegram',
  whatsapp: 'WhatsApp',
  facebook: 'Facebook',
  wechat: 'WeChat',
  instagram: 'Instagram',
};

/** The user's contacts. The server names an invalid row by its index. */
export function MessengersField({ contacts, onChange, form }: MessengersFieldProps) {
  const t = useTranslations('account');
  const labels = useTranslations('common.words');
  const isRequired = useShell().settings.contact_info_is_required;
  const hintId = useId();
  const add = () => {
    const key = Math.max(0, ...contacts.map((contact) => contact.key)) + 1;
    onChange([...contacts, { ...firstContact, key }]);
  };
  const change = (key: number, changes: Partial<Contact>) =>
    onChange(contacts.map((contact) => (contact.key === key ? { ...contact, ...changes } : contact)));

  return (
    <fieldset className="flex flex-col gap-3" aria-describedby={hintId}>
      <legend className="mb-1.5 flex w-full items-baseline justify-between gap-3 font-medium">
        {t('contacts.title')}
        {!isRequired && <span className="font-normal text-ink-faint text-note">{labels('optional')}</span>}
      </legend>
      <p id={hintId} className="-mt-1 text-ink-faint text-note">
        {t('contacts.hint')}
      </p>
      {contacts.map((contact, index) => (
        <div key={contact.key} className="flex items-start gap-2">
          <Field label={t('fields.messenger')} hideLabel className="w-34 shrink-0">
            {(control) => (
              <Select
                {...control}
                value={contact.type}
                onChange={(event) => change(contact.key, { type: event.target.value as MessengerKind })}
                options={messengerKinds.map((kind) => ({
                  value: kind,
                  label: names[kind] ?? t('fields.phone'),
                }))}
              />
            )}
          </Field>
          <Field
            label={t('fields.contact')}
            hideLabel
            className="flex-1"
            error={form.error(`messengers.${index}.value`) ?? form.error(`messengers.${index}.type`)}
          >
            {(control) => (
              <Input
                {...control}
                maxLength={120}
                placeholder={t('placeholders.contact')}
                value={contact.value}
                onChange={(event) => change(contact.key, { value: event.target.value })}
              />
            )}
          </Field>
          <IconButton
            label={t('contacts.remove')}
            icon={<X className="size-4.5" />}
            onClick={() => onChange(contacts.filter(({ key }) => key !== contact.key))}
          />
        </div>
      ))}
      {form.error('messengers') && <p className="text-danger-text text-note">{form.error('messengers')}</p>}
      {contacts.length < maxContacts && (
        <Button variant="secondary" icon={<Plus className="size-4" />} onClick={add} className="self-start">
          {t('contacts.add')}
        </Button>
      )}
    </fieldset>
  );
}
