import type { Customer } from '@marquee/contract/console/console-list.ts';

/** Who it is about, as tables of the console name them. */
export function CustomerCell({ customer: { id, name, email } }: { customer: Customer }) {
  return (
    <span className="block min-w-0 tablet:max-w-56">
      <span className="block truncate">
        {name || email} <span className="text-ink-faint text-note tabular-nums">#{id}</span>
      </span>
      {name && email && (
        <span dir="ltr" className="block truncate text-ink-faint text-note">
          {email}
        </span>
      )}
    </span>
  );
}
