import type { ReactNode } from 'react';

/** One piece on the living page: its file name and the piece in its states. */
export function Specimen({
  name,
  wide = false,
  children,
}: {
  name: string;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={wide ? 'col-span-full min-w-0' : 'min-w-0'}>
      <p className="mb-2 font-mono text-12 text-ink-faint">{name}</p>
      {children}
    </div>
  );
}
