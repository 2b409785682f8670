/** An unordered list. */
export function Points({ items }: { items: readonly string[] }) {
  return (
    <ul className="flex max-w-[72ch] list-disc flex-col gap-2 pl-5 text-ink-soft leading-relaxed marker:text-primary">
      {items.map((item) => (
        <li key={item} className="text-pretty pl-1">
          {item}
        </li>
      ))}
    </ul>
  );
}
