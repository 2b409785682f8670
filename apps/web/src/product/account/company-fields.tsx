import { TextField } from '../../shell/forms/text-field.tsx';
import type { FormState } from '../../shell/forms/use-form.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';

export const noCompany = { company_name: '', company_address: '', company_site: '', vat: '' };
type Company = typeof noCompany;

interface CompanyFieldsProps {
  values: Company;
  onChange(values: Company): void;
  form: FormState;
}

const fields = [
  { name: 'company_name', label: 'companyName', autoComplete: 'organization', maxLength: 200 },
  { name: 'vat', label: 'vat', autoComplete: 'off', maxLength: 40 },
  { name: 'company_address', label: 'companyAddress', autoComplete: 'street-address', maxLength: 500 },
  { name: 'company_site', label: 'companySite', autoComplete: 'url', maxLength: 300 },
] as const;

export function CompanyFields({ values, onChange, form }: CompanyFieldsProps) {
  const t = useTranslations();
  return fields.map(({ name, label, autoComplete, maxLength }) => (
    <TextField
      key={name}
      label={t(`account.fields.${label}`)}
      note={name === 'company_name' ? undefined : t('common.words.optional')}
      name={name}
      autoComplete={autoComplete}
      maxLength={maxLength}
      value={values[name]}
      onValueChange={(value) => onChange({ ...values, [name]: value })}
      error={form.error(name)}
    />
  ));
}
