import { Search } from 'lucide-react';
import { useState } from 'react';
import { Field } from '../../ui/forms/field.tsx';
import { Input } from '../../ui/forms/input.tsx';
import { MoneyInput } from '../../ui/forms/money-input.tsx';
import { QuantityInput } from '../../ui/forms/quantity-input.tsx';
import { RichSelect } from '../../ui/forms/rich-select.tsx';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { Textarea } from '../../ui/forms/textarea.tsx';
import { NetworkIcon } from '../../ui/icons/network-icon.tsx';
import { Kbd } from '../../ui/text/kbd.tsx';
import { ChoiceSpecimens } from './choice-specimens.tsx';
import { sampleNetworks } from './sample-data.ts';
import { Specimen, SpecimenGroup } from './specimen.tsx';

const limits = { min: 100n, max: 1_000_000n, step: 100n };

export function FieldSpecimens() {
  const [amount, setAmount] = useState('25.50');
  const [quantity, setQuantity] = useState(5_000n);
  const [view, setView] = useState<'table' | 'cards'>('table');
  const [network, setNetwork] = useState<string | null>('film');
  return (
    <SpecimenGroup title="Fields">
      <Specimen name="field · input">
        <div className="flex flex-col gap-4">
          <Field label="Link" hint="The video or profile to promote">
            {(control) => <Input {...control} placeholder="https://" inputMode="url" />}
          </Field>
          <Field label="E-mail" error="That address has no @ in it.">
            {(control) => <Input {...control} defaultValue="anna.example.org" type="email" />}
          </Field>
        </div>
      </Specimen>
      <Specimen name="input · search, disabled">
        <div className="flex flex-col gap-4">
          <Field label="Search" hideLabel>
            {(control) => (
              <Input
                {...control}
                type="search"
                placeholder="Search 600 services"
                leading={<Search className="size-4" />}
                trailing={<Kbd>/</Kbd>}
              />
            )}
          </Field>
          <Field label="Account" note="cannot be changed">
            {(control) => <Input {...control} defaultValue="anna@example.org" disabled />}
          </Field>
          <Field label="Sort by">
            {(control) => (
              <Select
                {...control}
                options={[
                  { value: 'popularity', label: 'Popularity' },
                  { value: 'price', label: 'Price, lowest first' },
                  { value: 'discount', label: 'Discount', disabled: true },
                ]}
              />
            )}
          </Field>
        </div>
      </Specimen>
      <Specimen name="rich-select · segmented">
        <div className="flex flex-col gap-4">
          <Field label="Network">
            {(control) => (
              <RichSelect
                {...control}
                value={network}
                onValueChange={setNetwork}
                placeholder="Choose a network"
                options={Object.entries(sampleNetworks).map(([value, look], index) => ({
                  value,
                  label: look.name,
                  note: `${80 - index * 12}`,
                  picture: <NetworkIcon network={look} size="small" />,
                }))}
              />
            )}
          </Field>
          <Segmented
            label="View"
            value={view}
            onValueChange={setView}
            options={[
              { value: 'table', label: 'Table' },
              { value: 'cards', label: 'Cards' },
            ]}
          />
        </div>
      </Specimen>
      <Specimen name="quantity-input">
        <Field label="Quantity" hint="min 100, max 1 000 000">
          {(control) => (
            <QuantityInput
              {...control}
              value={quantity}
              limits={limits}
              onValueChange={setQuantity}
              labels={{ slider: 'Quantity', less: 'Less', more: 'More' }}
            />
          )}
        </Field>
      </Specimen>
      <Specimen name="money-input">
        <div className="grid grid-cols-2 gap-4">
          <Field label="Top up">
            {(control) => <MoneyInput {...control} value={amount} onValueChange={setAmount} />}
          </Field>
          <Field label="In roubles">
            {(control) => <MoneyInput {...control} value={amount} onValueChange={setAmount} currency="RUB" />}
          </Field>
        </div>
      </Specimen>
      <Specimen name="textarea">
        <Field label="Comments" hint="One per line">
          {(control) => <Textarea {...control} defaultValue={'Great video!\nSaved for later.'} />}
        </Field>
      </Specimen>
      <ChoiceSpecimens />
    </SpecimenGroup>
  );
}
