import type { SubscribableType } from '@marquee/contract/generated/ordering.ts';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../lib/use-services.ts';
import { countriesQuery } from '../../../product/countries/countries-query.ts';
import { CountryField, type CountryFieldProps } from '../../../product/countries/country-field.tsx';
import { useAmounts, useAmountsTogether } from '../../../shell/preferences/use-amounts.ts';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { RichSelect } from '../../../ui/forms/rich-select.tsx';
import { useNumbers } from '../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { quantityLimits, type TypeDraft, withService } from './draft.ts';
import { MoreOptions } from './more-options.tsx';
import { QuantityField } from './quantity-field.tsx';

interface TypeLinesProps {
  lines: readonly { type: SubscribableType; draft: TypeDraft }[];
  hasNetwork: boolean;
  /** Per publication, by service; empty while unknown. */
  costs: readonly { service_id: number; cost: string }[];
  errorFor(draft: TypeDraft): (field: string) => string | undefined;
  onChange(typeId: number, draft: TypeDraft): void;
}

/** The service types of the network, each with its own options. */
export function TypeLines({ lines, hasNetwork, costs, errorFor, onChange }: TypeLinesProps) {
  const t = useTranslations('subscriptions.form');
  const { parts } = useAmountsTogether();
  const texts = parts(costs.map(({ cost }) => cost));
  return (
    <section>
      <h2 className="pb-2 font-medium">{t('services')}</h2>
      {lines.length === 0 && (
        <p className="text-ink-soft">{t(hasNetwork ? 'noServices' : 'chooseNetwork')}</p>
      )}
      <ul className="flex flex-col gap-2">
        {lines.map(({ type, draft }) => (
          <TypeLine
            key={type.id}
            type={type}
            draft={draft}
            cost={texts[costs.findIndex(({ service_id }) => service_id === draft.serviceId)]}
            error={errorFor(draft)}
            onChange={(next) => onChange(type.id, next)}
          />
        ))}
      </ul>
    </section>
  );
}

interface TypeLineProps {
  type: SubscribableType;
  draft: TypeDraft;
  /** Per publication, as shown; undefined while unknown. */
  cost: string | undefined;
  error(field: string): string | undefined;
  onChange(draft: TypeDraft): void;
}

function TypeLine({ type, draft, cost, error, onChange }: TypeLineProps) {
  const numbers = useNumbers();
  const t = useTranslations('subscriptions.form');
  const ordering = useTranslations('ordering');
  const amounts = useAmounts();
  const service = type.services.find(({ id }) => id === draft.serviceId);
  const options = type.services.map(({ id, name, price }) => ({
    value: String(id),
    label: name,
    note: amounts.unitPrice(price),
  }));
  return (
    <li className="rounded-lg border border-line has-[>label>:checked]:border-primary">
      <Checkbox
        className="px-3.5"
        checked={draft.isSelected}
        onChange={({ target }) => onChange({ ...draft, isSelected: target.checked })}
      >
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-medium">{type.name}</span>
          {draft.isSelected && cost && <span className="text-ink-soft tabular-nums">{cost}</span>}
        </span>
      </Checkbox>
      {draft.isSelected && service && (
        <div className="flex flex-col gap-4 border-line border-t p-3.5">
          <Field
            label={t('service')}
            hint={`${amounts.unitPrice(service.price)} ${ordering('service.per', { quantity: numbers.count(service.pricing_per) })}`}
            error={error('service_id')}
          >
            {(control) => (
              <RichSelect
                {...control}
                placeholder={t('service')}
                options={options}
                value={String(draft.serviceId)}
                onValueChange={(id) => {
                  const chosen = type.services.find((one) => String(one.id) === id);
                  if (chosen) onChange(withService(draft, chosen));
                }}
              />
            )}
          </Field>
          <QuantityField
            label={ordering('quantity.label')}
            quantity={draft.quantity}
            limits={quantityLimits(service)}
            error={error('quantity')}
            onChange={(quantity) => onChange({ ...draft, quantity })}
          />
          {service.allowed_use_countries && (
            <SubscriptionCountries
              chosen={draft.countries}
              onChange={(countries) => onChange({ ...draft, countries })}
            />
          )}
          <MoreOptions draft={draft} limits={quantityLimits(service)} error={error} onChange={onChange} />
        </div>
      )}
    </li>
  );
}

function SubscriptionCountries(props: Omit<CountryFieldProps, 'countries'>) {
  const { data: countries = [] } = useQuery(countriesQuery(useServices()));
  return <CountryField countries={countries} {...props} />;
}
