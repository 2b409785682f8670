import type { QuantityLimits } from '@marquee/domain/quantity/quantity.ts';
import { positionOfQuantity, quantityAtPosition } from '@marquee/domain/quantity/slider.ts';

type QuantitySliderProps = {
  label: string;
  value: bigint;
  valueText: string;
  limits: QuantityLimits;
  onValueChange: (value: bigint) => void;
  disabled?: boolean;
};

/** Each stretch multiplies, so 100 and 100 000 are both a small move away. */
export function QuantitySlider({
  label,
  value,
  valueText,
  limits,
  onValueChange,
  disabled,
}: QuantitySliderProps) {
  const position = positionOfQuantity(value, limits);
  return (
    <div className="relative h-tap">
      <svg
        className="-translate-y-1/2 pointer-events-none absolute inset-x-0 top-1/2 h-1.5 w-full"
        aria-hidden="true"
      >
        <rect width="100%" height="6" rx="3" className="fill-line" />
        <rect width={`${position.toFixed(2)}%`} height="6" rx="3" className="fill-primary" />
      </svg>
      <input
        type="range"
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
