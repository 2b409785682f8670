import { spacedNumbers } from '@marquee/domain/format/number-style.ts';
import { plainGrouped } from '@marquee/domain/format/typed-number.ts';
import type { ComponentProps } from 'react';
import { useNumbers } from '../text/use-numbers.ts';
import { Input } from './input.tsx';
import { useTypedNumber } from './use-typed-number.ts';

type NumberInputProps = Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'inputMode'> & {
  inputMode: 'decimal' | 'numeric';
  /** With a point, or digits alone. */
  value: string;
  onValueChange: (value: string) => void;
};

/** Text that is a number: typed as the panel shows numbers, handed on with a point and without groups. */
export function NumberInput({ inputMode, value, onValueChange, onBlur, ...rest }: NumberInputProps) {
  const { style } = useNumbers();
  const typed = useTypedNumber({ value, onValueChange });
  if (inputMode === 'numeric')
    return (
      <Input
        {...rest}
        inputMode={inputMode}
        value={value}
        onBlur={onBlur}
        onChange={({ target }) =>
          onValueChange(style === spacedNumbers ? target.value : plainGrouped(target.value, style))
        }
      />
    );
  return (
    <Input
      {...rest}
      inputMode={inputMode}
      value={typed.value}
      onChange={({ target }) => typed.type(target.value)}
      onBlur={(event) => {
        typed.leave?.();
        onBlur?.(event);
      }}
    />
  );
}
