import type { NetworkWithTypes } from '@marquee/contract/generated/catalogue.ts';
import { useId } from 'react';
import { Choice } from '../../../../ui/forms/choice.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import { Select } from '../../../../ui/forms/select.tsx';
import { TypeIcon } from '../../../../ui/icons/type-icon.tsx';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';

type ServiceType = NetworkWithTypes['service_types'][number];

interface TypePickerProps {
  network: NetworkWithTypes;
  types: readonly ServiceType[];
  chosen: number | undefined;
  /** The link excludes some types. */
  isNarrowed: boolean;
  /** The link fits none of the types. */
  fitsNothing: boolean;
  isCompact: boolean;
  onChoose(typeId: number): void;
  onShowAll(): void;
}

export function TypePicker(props: TypePickerProps) {
  const { network, types, chosen, isNarrowed, fitsNothing, isCompact, onChoose, onShowAll } = props;
  const t = useTranslations('ordering.type');
  const name = useId();
  const note = fitsNothing && (
    <p className="pt-1.5 text-note text-warning-text" role="status">
      {t('none', { network: network.name })}
    </p>
  );
  const showAll = isNarrowed && (
    <button
      type="button"
      className="text-link mt-1 min-h-tap text-note"
      onClick={({ currentTarget }) => {
        currentTarget.parentElement?.querySelector<HTMLElement>('input:checked, select')?.focus();
        onShowAll();
      }}
    >
      {t('all', { network: network.name })}
    </button>
  );
  if (isCompact)
    return (
      <div>
        <Field label={t('label')}>
          {(control) => (
            <Select
              {...control}
              value={String(chosen ?? '')}
              onChange={(event) => onChoose(Number(event.target.value))}
              options={types.map(({ id, name: label }) => ({ value: String(id), label }))}
            />
          )}
        </Field>
        {note}
        {showAll}
      </div>
    );
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1.5 font-medium">
        {t('label')}
        {isNarrowed && (
          <span className="ps-2 font-normal text-ink-faint text-note max-tablet:block max-tablet:ps-0">
            {t('fitting')}
          </span>
        )}
      </legend>
      <div className="flex flex-wrap gap-2">
        {types.map((type) => (
          <Choice
            key={type.id}
            name={name}
            value={String(type.id)}
            isChosen={type.id === chosen}
            onChoose={() => onChoose(type.id)}
          >
            <TypeIcon type={type} />
            {type.name}
          </Choice>
        ))}
      </div>
      {note}
      {showAll}
    </fieldset>
  );
}
