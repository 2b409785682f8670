import { paymentPurposes } from '@marquee/domain/payments/payment-purposes.ts';
import { TextField } from '../../../shell/forms/text-field.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import type { FieldsProps } from './method-form.tsx';

export function OfferFields({ draft, strategy, form, change }: FieldsProps) {
  const t = useTranslations('adminMoney');
  const { purposes } = draft;
  const isByHand = strategy?.flow === 'message' || strategy?.flow === 'qr_code';
  const offered = paymentPurposes.filter((purpose) => purpose !== 'recurring' || strategy?.recurring);
  return (
    <>
      <div className="grid tablet:grid-cols-2">
        {offered.map((purpose) => (
          <Checkbox
            key={purpose}
            checked={purposes.includes(purpose)}
            onChange={({ target }) =>
              change({
                purposes: paymentPurposes.filter((one) =>
                  one === purpose ? target.checked : purposes.includes(one),
                ),
              })
            }
          >
            {t(`methods.purposes.${purpose}`)}
          </Checkbox>
        ))}
      </div>
      <TextField
        label={t('methods.countries')}
        hint={t('methods.countriesHint')}
        name="countries"
        value={draft.countries}
        error={form.error('countries') ?? form.error('countries.0')}
        onValueChange={(countries) => change({ countries })}
      />
      {isByHand && (
        <>
          <TextField
            label={t('methods.accountNumber')}
            name="account_number"
            maxLength={300}
            value={draft.account_number}
            error={form.error('account_number')}
            onValueChange={(account_number) => change({ account_number })}
          />
          <TextField
            label={t('methods.qrTemplate')}
            hint={t('methods.qrHint')}
            name="qr_template"
            maxLength={1000}
            value={draft.qr_template}
            error={form.error('qr_template')}
            onValueChange={(qr_template) => change({ qr_template })}
          />
          <Checkbox
            checked={draft.takes_comment}
            onChange={({ target }) => change({ takes_comment: target.checked })}
          >
            {t('methods.takesComment')}
          </Checkbox>
        </>
      )}
      <Checkbox checked={draft.is_enabled} onChange={({ target }) => change({ is_enabled: target.checked })}>
        {t('methods.enabled')}
      </Checkbox>
    </>
  );
}
