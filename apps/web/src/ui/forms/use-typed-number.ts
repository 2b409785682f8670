import { spacedNumbers } from '@marquee/domain/format/number-style.ts';
import { plainNumber } from '@marquee/domain/format/typed-number.ts';
import { useState } from 'react';
import { useNumbers } from '../text/use-numbers.ts';

interface TypedNumber {
  value: string;
  onValueChange: (plain: string) => void;
  /** What becomes of typed text where all languages write numbers alike. */
  readSpaced?: (text: string) => string;
}

/**
 * A field of a decimal number: outside it is plain text with a point, inside it looks as the panel writes numbers for
 * the reader. What they type stays as it is until they leave the field.
 */
export function useTypedNumber({ value, onValueChange, readSpaced = (text) => text }: TypedNumber) {
  const { style, decimal } = useNumbers();
  const [typed, setTyped] = useState({ text: '', plain: '' });
  if (style === spacedNumbers) return { value, type: (text: string) => onValueChange(readSpaced(text)) };
  const shown = isPlain.test(value) ? decimal(value) : value;
  return {
    value: typed.plain === value ? typed.text : shown,
    type: (text: string) => {
      const [, sign = '', size = ''] = /^\s*([-−]?)(.*)$/s.exec(text) ?? [];
      const number = plainNumber(size, style);
      // What is no number is for the form to refuse.
      const plain = number === undefined ? text : (sign && '-') + number;
      setTyped({ text, plain });
      onValueChange(plain);
    },
    leave: () => setTyped({ text: shown, plain: value }),
  };
}

const isPlain = /^-?\d+(\.\d+)?$/;
