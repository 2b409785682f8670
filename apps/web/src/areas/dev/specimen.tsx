import type { ReactNode } from 'react';

export function SpecimenGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="@container border-line border-t py-8">
      <h2 className="mb-5 font-semibold text-20">{title}</h2>
      <div className="grid gap-x-8 gap-y-7 @2xl:grid-cols-2 @5xl:grid-cols-3">{children}</div>
    </section>
  );
}

/** One component on the style page: its file name and its states. */
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
