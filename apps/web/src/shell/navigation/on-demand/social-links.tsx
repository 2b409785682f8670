import type { Settings } from '@marquee/contract/generated/shell.ts';
import { BareLink } from '../../../ui/actions/bare-link.tsx';
import { useShell } from '../../shell-data.ts';

/** Our own 24 by 24 paths, because the icon set has no brand logos. */
const socials: Record<keyof Settings['socials'], { name: string; path: string }> = {
  youtube: {
    name: 'YouTube',
    path: 'M22.5 7.2a2.8 2.8 0 0 0-2-2C18.8 4.7 12 4.7 12 4.7s-6.8 0-8.5.5a2.8 2.8 0 0 0-2 2A29 29 0 0 0 1.1 12a29 29 0 0 0 .4 4.8 2.8 2.8 0 0 0 2 2c1.7.5 8.5.5 8.5.5s6.8 0 8.5-.5a2.8 2.8 0 0 0 2-2 29 29 0 0 0 .4-4.8 29 29 0 0 0-.4-4.8ZM9.8 15.1V8.9l5.7 3.1Z',
  },
  telegram: {
    name: 'Telegram',
    path: 'M21.5 4.2 2.9 11.4c-.9.35-.9 1.1-.15 1.35l4.65 1.45 1.8 5.6c.25.65.9.7 1.3.25l2.6-2.55 4.8 3.55c.7.4 1.3.15 1.5-.7l3.1-14.9c.25-1.05-.35-1.6-1-1.25ZM8.6 13.8l9.5-6c.45-.3.85-.1.5.2l-7.7 7-.3 3.3Z',
  },
  vk: {
    name: 'VK',
    path: 'M13 17.5C6.9 17.5 3.4 13.3 3.25 6.5h3.05c.1 5 2.3 7.1 4.05 7.55V6.5h2.85v4.3c1.75-.2 3.6-2.15 4.2-4.3h2.85c-.5 2.7-2.5 4.65-3.95 5.5 1.45.7 3.75 2.45 4.6 5.5h-3.15c-.7-2.1-2.35-3.75-4.55-3.95v3.95Z',
  },
  linkedin: {
    name: 'LinkedIn',
    path: 'M4 9h3.6v11H4Zm1.8-5.5a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.2ZM10 9h3.45v1.5c.5-.95 1.7-1.8 3.4-1.8 3.4 0 4.15 2.1 4.15 5.15V20h-3.6v-5.45c0-1.35-.05-3.05-1.85-3.05-1.9 0-1.95 1.55-1.95 2.95V20H10Z',
  },
  facebook: {
    name: 'Facebook',
    path: 'M13.7 21v-8h2.7l.4-3.15h-3.1V7.85c0-.9.25-1.55 1.55-1.55h1.65V3.5c-.3-.05-1.25-.1-2.4-.1-2.4 0-4.05 1.45-4.05 4.15v2.3H7.7V13h2.75v8Z',
  },
  twitter: {
    name: 'X',
    path: 'M17.5 3.5h3.1l-6.75 7.7 7.95 9.3h-6.2l-4.9-5.7-5.55 5.7H2l7.2-8.25L1.6 3.5h6.4l4.4 5.2Zm-1.1 15.2h1.7L7.2 5.2H5.35Z',
  },
};

export function SocialLinks() {
  const { settings } = useShell();
  const shown = (Object.keys(socials) as (keyof typeof socials)[]).flatMap((key) => {
    const href = settings.socials[key];
    return href ? [{ ...socials[key], href }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <ul className="social-links flex flex-wrap gap-1 text-ink-faint">
      {shown.map(({ name, path, href }) => (
        <li key={name}>
          <BareLink
            href={href}
            target="_blank"
            aria-label={name}
            title={name}
            className="flex size-tap items-center justify-center rounded-md hover:bg-hover hover:text-ink"
          >
            <svg
              viewBox="0 0 24 24"
              className="size-5"
              fill="currentColor"
              fillRule="evenodd"
              aria-hidden="true"
            >
              <path d={path} />
            </svg>
          </BareLink>
        </li>
      ))}
    </ul>
  );
}
