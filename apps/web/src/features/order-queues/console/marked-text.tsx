import type { ReactNode } from 'react';

interface Mark {
  from: number;
  to: number;
}

/** A customer's text, with the words of the list marked. */
export function MarkedText({ text, marks }: { text: string; marks: readonly Mark[] }) {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { from, to } of marks) {
    parts.push(text.slice(at, from));
    parts.push(
      <mark key={from} className="rounded-sm bg-warning-soft px-0.5 font-semibold text-warning-text">
        {text.slice(from, to)}
      </mark>,
    );
    at = to;
  }
  parts.push(text.slice(at));
  return (
    <p className="max-h-60 overflow-y-auto whitespace-pre-wrap break-words rounded-md bg-sunken p-3">
      {parts}
    </p>
  );
}
