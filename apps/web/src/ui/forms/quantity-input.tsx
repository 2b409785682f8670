import { spacedNumbers } from '@marquee/domain/format/number-style.ts';
import { plainWhole } from '@marquee/domain/format/typed-number.ts';
import { fitOrderQuantity } from '@marquee/domain/quantity/fit-quantity.ts';
import type { QuantityLimits } from '@marquee/domain/quantity/quantity.ts';
import { positionOfQuantity, quantityAtPosition } from '@marquee/domain/quantity/slider.ts';
import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { useNumbers } from '../text/use-numbers.ts';
import { controlFrame, controlInner } from './control-style.ts';
import type { FieldControl } from './field.tsx';

type QuantitySliderProps = {
  label: string;
  value: bigint;
  valueText: string;
  limits: QuantityLimits;
  onValueChange: (value: bigint) => void;
  disabled?: boolean;
};

type QuantityInputProps = Partial<FieldControl> & {
  value: bigint;
  limits: QuantityLimits;
  onValueChange: (value: bigint) => void;
  /** What was typed is not possible and became `value`; undefined once it is right. */
  onCorrected?: ((value: bigint | undefined) => void) | undefined;
  labels: { slider: string; less: string; more: string };
  /** Turns typed text into an allowed quantity; by default with the rule for orders. */
  fit?: typeof fitOrderQuantity;
  disabled?: boolean;
};

const stepsOf: Partial<Record<string, bigint>> = { ArrowUp: 1n, ArrowDown: -1n };

/**
 * Free typing: the reported value always fits the service's limits, the shown text is corrected on blur. The arrow keys
 * do what the buttons do, so that Tab stops here only once.
 */
export function QuantityInput({
  value,
  limits,
  onValueChange,
  onCorrected,
  labels,
  fit = fitOrderQuantity,
  disabled,
  ...control
}: QuantityInputProps) {
  const numbers = useNumbers();
  const [typed, setTyped] = useState<string>();
  function fitAndSet(text: string) {
    const plain = plainWhole(text, numbers.style);
    const fitted = fit(plain, limits);
    const isCorrected = typed !== undefined && plain !== fitted.toString();
    onCorrected?.(isCorrected ? fitted : undefined);
    setTyped(undefined);
    onValueChange(fitted);
  }
  function type(text: string) {
    setTyped(text);
    onCorrected?.(undefined);
    onValueChange(fit(plainWhole(text, numbers.style), limits));
  }
  return (
    <div>
      <div className={classNames(controlFrame, 'flex min-h-tap items-center')}>
        <IconButton
          className="-my-px"
          tabIndex={-1}
          icon={<Minus className="size-4" />}
          label={labels.less}
          disabled={disabled || value <= limits.min}
          onClick={() => fitAndSet((value - limits.step).toString())}
        />
        <input
          {...control}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          disabled={disabled}
          value={typed ?? numbers.count(value)}
          onChange={(event) =>
            type(event.target.value.replace(numbers.style === spacedNumbers ? /[^\d\s]/g : /[^\d\s.,]/g, ''))
          }
          onBlur={() => typed !== undefined && fitAndSet(typed)}
          onKeyDown={(event) => {
            const steps = stepsOf[event.key];
            if (steps !== undefined) {
              event.preventDefault();
              fitAndSet((value + steps * limits.step).toString());
            } else if (event.key === 'Enter' && typed !== undefined) fitAndSet(typed);
          }}
          className={classNames(controlInner, 'self-stretch text-center font-medium tabular-nums')}
        />
        <IconButton
          className="-my-px"
          tabIndex={-1}
          icon={<Plus className="size-4" />}
          label={labels.more}
          disabled={disabled || value >= limits.max}
          onClick={() => fitAndSet((value + limits.step).toString())}
        />
      </div>
      <QuantitySlider
        label={labels.slider}
        value={value}
        valueText={numbers.count(value)}
        limits={limits}
        onValueChange={onValueChange}
        disabled={disabled}
      />
    </div>
  );
}

/** A logarithmic slider, so 100 and 100 000 are both easy to reach. */
function QuantitySlider({ label, value, valueText, limits, onValueChange, disabled }: QuantitySliderProps) {
  const position = positionOfQuantity(value, limits);
  return (
    <div className="relative h-tap">
      <svg
        className="along-the-line -translate-y-1/2 pointer-events-none absolute inset-x-0 top-1/2 h-1.5 w-full"
        aria-hidden="true"
      >
        <rect width="100%" height="6" rx="3" className="fill-line" />
        <rect width={`${position.toFixed(2)}%`} height="6" rx="3" className="fill-primary" />
      </svg>
      <input
        type="range"
        tabIndex={-1}
        min={0}
        max={100}
        step="any"
        aria-label={label}
        aria-valuetext={valueText}
        value={position}
        disabled={disabled}
        onChange={(event) => onValueChange(quantityAtPosition(Number(event.target.value), limits))}
        className="slider-range rounded-sm"
      />
    </div>
  );
}
