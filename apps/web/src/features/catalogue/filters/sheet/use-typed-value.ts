import { useEffect, useRef, useState } from 'react';

const pause = 400;

/** A field that shows every key at once; the list updates after a pause in typing. */
export function useTypedValue(value: string, onValue: (value: string) => void) {
  const [typed, setTyped] = useState({ text: value, from: value });
  if (typed.from !== value)
    setTyped({ text: Number(typed.text) === Number(value) ? typed.text : value, from: value });
  const latest = useRef(onValue);
  latest.current = onValue;
  const { text } = typed;
  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => latest.current(text), pause);
    return () => clearTimeout(timer);
  }, [text, value]);
  return [text, (next: string) => setTyped({ text: next, from: value })] as const;
}
