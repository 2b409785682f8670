import { type FormEvent, useState } from 'react';
import type { ListAddress } from '../../../product/console/use-list-address.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { MoneyInput } from '../../../ui/forms/money-input.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

/** The parameter of the address for each filter with a name of its own. */
const parameters = {
  dispatch: 'dispatch',
  provider: 'provider_id',
  network: 'network_id',
  service: 'service_id',
  customer: 'customer_id',
  mode: 'mode',
  channel: 'channel',
  sort: 'sort',
  min: 'min_amount',
  max: 'max_amount',
} as const;

interface ChoiceFilterProps {
  name: 'dispatch' | 'provider' | 'network' | 'mode' | 'channel' | 'sort';
  address: ListAddress;
  options: readonly { value: string; label: string }[];
  placeholder?: string;
}

export function ChoiceFilter({ name, address, options, placeholder }: ChoiceFilterProps) {
  const t = useTranslations('adminOrders.filters');
  const parameter = parameters[name];
  return (
    <Field label={t(name)}>
      {(control) => (
        <Select
          {...control}
          value={address.get(parameter) ?? ''}
          placeholder={placeholder ?? t('all')}
          options={options}
          onChange={(event) => address.filter(parameter, event.target.value || undefined)}
        />
      )}
    </Field>
  );
}

interface TypedFilterProps {
  name: 'service' | 'customer' | 'min' | 'max';
  address: ListAddress;
}

/** Applies on Enter or when it is left: what is half typed is another number. */
export function TypedFilter({ name, address }: TypedFilterProps) {
  const t = useTranslations('adminOrders.filters');
  const parameter = parameters[name];
  const current = address.get(parameter) ?? '';
  const [text, setText] = useState(current);
  const [last, setLast] = useState(current);
  if (last !== current) {
    setLast(current);
    setText(current);
  }
  const apply = (event?: FormEvent) => {
    event?.preventDefault();
    if (text !== current) address.filter(parameter, text || undefined);
  };
  return (
    <form onSubmit={apply}>
      <Field label={t(name)}>
        {(control) =>
          name === 'min' || name === 'max' ? (
            <MoneyInput
              {...control}
              maxLength={24}
              value={text}
              onValueChange={setText}
              onBlur={() => apply()}
            />
          ) : (
            <Input
              {...control}
              inputMode="numeric"
              maxLength={15}
              value={text}
              onChange={(event) => setText(event.target.value.replace(/\D/g, '').replace(/^0+/, ''))}
              onBlur={() => apply()}
            />
          )
        }
      </Field>
    </form>
  );
}
