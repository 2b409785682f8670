import type { NetworkWithTypes } from '@marquee/contract/catalogue/catalogue-entities.ts';
import { useEffect, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { classNames } from '../../../../ui/class-names.ts';
import { Choice } from '../../../../ui/forms/choice.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import { Select } from '../../../../ui/forms/select.tsx';
import { NetworkIcon } from '../../../../ui/icons/network-icon.tsx';

interface NetworkPickerProps {
  networks: readonly NetworkWithTypes[];
  chosen: number | undefined;
  /** Just recognised by the link. */
  highlighted: number | undefined;
  isCompact: boolean;
  onChoose(networkId: number): void;
}

export function NetworkPicker({ networks, chosen, highlighted, isCompact, onChoose }: NetworkPickerProps) {
  const t = useTranslations('ordering');
  const name = useId();
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tile = strip.current?.querySelector<HTMLElement>(`[data-network="${highlighted}"]`);
    if (tile && strip.current) strip.current.scrollTo({ left: tile.offsetLeft - 16, behavior: 'smooth' });
  }, [highlighted]);
  if (isCompact)
    return (
      <Field label={t('network')}>
        {(control) => (
          <Select
            {...control}
            className={
              highlighted !== undefined && highlighted === chosen
                ? 'animate-appear ring-2 ring-primary'
                : undefined
            }
            placeholder="–"
            value={String(chosen ?? '')}
            onChange={(event) => onChoose(Number(event.target.value))}
            options={networks.map(({ id, name: label }) => ({ value: String(id), label }))}
          />
        )}
      </Field>
    );
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1.5 font-medium">{t('network')}</legend>
      <div
        ref={strip}
        className="relative -mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] tablet:mx-0 tablet:flex-wrap tablet:px-0"
      >
        {networks.map((network) => (
          <div key={network.id} data-network={network.id} className="shrink-0">
            <Choice
              name={name}
              value={String(network.id)}
              isChosen={network.id === chosen}
              onChoose={() => onChoose(network.id)}
              className={classNames(
                'pl-2',
                network.id === highlighted && 'animate-appear ring-2 ring-primary',
              )}
            >
              <NetworkIcon network={network} size="small" />
              <span className="whitespace-nowrap font-medium">{network.name}</span>
            </Choice>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
