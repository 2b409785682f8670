/** Steps to do in order. */
export function Steps({ items }: { items: readonly string[] }) {
  return (
    <ol className="flex max-w-[72ch] flex-col">
      {items.map((item, index) => (
        <li key={item} className="group relative flex gap-4 pb-5 last:pb-0">
          <span
            className="absolute top-8 bottom-0 left-[15px] w-0.5 bg-line group-last:hidden"
            aria-hidden="true"
          />
          <span
            className="z-1 flex size-8 shrink-0 items-center justify-center rounded-full bg-primary-soft font-semibold text-14 text-primary-text tabular-nums"
            aria-hidden="true"
          >
            {index + 1}
          </span>
          <p className="min-w-0 text-pretty pt-1 text-ink-soft leading-relaxed">{item}</p>
        </li>
      ))}
    </ol>
  );
}
