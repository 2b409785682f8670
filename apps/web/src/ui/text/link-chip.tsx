import { ExternalLink, Link2 } from 'lucide-react';
import { withoutScheme } from './without-scheme.ts';

type LinkChipProps = { href: string; title?: string; thumbnail?: string };

/** A link with its picture and title, and the address below. Only web addresses become links. */
export function LinkChip({ href, title, thumbnail }: LinkChipProps) {
  const address = withoutScheme(href);
  const content = (
    <>
      <span className="flex size-9 shrink-0 items-center justify-center overflow-hidden rounded-sm bg-sunken text-ink-faint">
        {thumbnail ? (
          <img
            src={thumbnail}
            alt=""
            width={36}
            height={36}
            loading="lazy"
            className="size-full object-cover"
          />
        ) : (
          <Link2 className="size-4" aria-hidden="true" />
        )}
      </span>
      <span className="min-w-0">
        <span className="flex items-center gap-1.5 font-medium">
          <span dir={title ? 'auto' : 'ltr'} className="truncate">
            {title ?? address}
          </span>
          <ExternalLink
            className="size-3.5 shrink-0 text-ink-faint opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100"
            aria-hidden="true"
          />
        </span>
        {title && (
          <span dir="ltr" className="block truncate text-ink-faint text-note">
            {address}
          </span>
        )}
      </span>
    </>
  );
  const look = 'group inline-flex min-h-tap max-w-full items-center gap-2.5 rounded-md';
  if (!/^https?:\/\//.test(href))
    return (
      <span title={address} className={look}>
        {content}
      </span>
    );
  return (
    <a href={href} title={address} target="_blank" rel="noopener noreferrer nofollow" className={look}>
      {content}
    </a>
  );
}
