import type { Customer } from '@marquee/contract/generated/console.ts';

/** Who it is about, as tables of the console name them. What a narrow column cuts off is told by the title. */
export function CustomerCell({ customer: { id, name, email } }: { customer: Customer }) {
  const lines = [name, email].filter(Boolean);
  return (
    <span className="block min-w-0 tablet:max-w-56" title={lines.join('\n')}>
      <span className="wrap-break-word block tablet:truncate">
        {lines[0]} <span className="text-ink-faint text-note tabular-nums">#{id}</span>
      </span>
      {name && email && (
        <span dir="ltr" className="wrap-break-word block text-ink-faint text-note tablet:truncate">
          {email}
        </span>
      )}
    </span>
  );
}
