import { ChevronRight } from 'lucide-react';
import { BareLink } from '../actions/bare-link.tsx';

type BreadcrumbProps = { label: string; items: readonly { label: string; href?: string }[] };

/** The last item is the page itself, without a link. */
export function Breadcrumb({ label, items }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-1 text-ink-faint text-note">
        {items.map((item, index) => (
          <li key={item.href ?? item.label} className="flex min-w-0 items-center gap-1">
            {item.href && index < items.length - 1 ? (
              <BareLink
                href={item.href}
                className="tap-area truncate rounded-sm transition-colors hover:text-ink"
              >
                {item.label}
              </BareLink>
            ) : (
              <span
                aria-current={index === items.length - 1 ? 'page' : undefined}
                className="truncate text-ink-soft"
              >
                {item.label}
              </span>
            )}
            {index < items.length - 1 && <ChevronRight className="size-3.5 shrink-0" aria-hidden="true" />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
