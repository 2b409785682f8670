import type { NetworkWithTypes } from '@marquee/contract/generated/catalogue.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Choice } from '../../../../ui/forms/choice.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import { Select } from '../../../../ui/forms/select.tsx';
import { NetworkIcon } from '../../../../ui/icons/network-icon.tsx';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';

interface NetworkPickerProps {
  networks: readonly NetworkWithTypes[];
  chosen: number | undefined;
  /** Just recognised by the link. */
  highlighted: number | undefined;
  /** The link says which one it is, so the others are out of the way until they are wanted. */
  isFolded: boolean;
  isCompact: boolean;
  onChoose(networkId: number): void;
}

export function NetworkPicker(props: NetworkPickerProps) {
  const { networks, chosen, highlighted, isFolded, isCompact, onChoose } = props;
  const t = useTranslations('ordering');
  const [isOpened, setOpened] = useState(false);
  const known = isFolded && !isOpened ? networks.find(({ id }) => id === chosen) : undefined;
  const name = useId();
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tile = strip.current?.querySelector<HTMLElement>(`[data-network="${highlighted}"]`);
    if (tile && strip.current) scrollToStart(strip.current, tile);
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
  if (known)
    return (
      <div className="flex items-center gap-3">
        <span className="font-medium">{t('network')}</span>
        <span
          className={classNames(
            'flex min-h-tap items-center gap-2 rounded-md border border-primary bg-primary-soft px-3 font-medium',
            known.id === highlighted && 'animate-appear ring-2 ring-primary',
          )}
        >
          <NetworkIcon network={known} size="small" />
          {known.name}
        </span>
        <Button variant="quiet" size="small" onClick={() => setOpened(true)}>
          {t('changeNetwork')}
        </Button>
      </div>
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
                'ps-2',
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

/** The tile comes to where the strip begins: at the right in a language that is read from there. */
function scrollToStart(strip: HTMLElement, tile: HTMLElement): void {
  const isRightToLeft = getComputedStyle(strip).direction === 'rtl';
  const left = isRightToLeft
    ? tile.offsetLeft + tile.offsetWidth + 16 - strip.clientWidth
    : tile.offsetLeft - 16;
  strip.scrollTo({ left, behavior: 'smooth' });
}
