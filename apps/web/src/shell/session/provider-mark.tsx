import type { SocialProvider } from '@marquee/contract/generated/account.ts';

export const providerNames: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  telegram: 'Telegram',
};

/** Our own 24 by 24 paths, because the icon set has no brand logos. */
const paths: Readonly<Record<SocialProvider, string>> = {
  google:
    'M21.35 12.2c0-.66-.06-1.3-.17-1.9H12v3.6h5.25a4.5 4.5 0 0 1-1.95 2.95v2.45h3.15c1.85-1.7 2.9-4.2 2.9-7.1ZM12 21.7c2.63 0 4.84-.87 6.45-2.37L15.3 16.9c-.87.58-1.99.93-3.3.93-2.54 0-4.69-1.71-5.46-4.02H3.29v2.52A9.73 9.73 0 0 0 12 21.7ZM6.54 13.8a5.86 5.86 0 0 1 0-3.7V7.58H3.29a9.73 9.73 0 0 0 0 8.74ZM12 6.08c1.43 0 2.72.49 3.73 1.46l2.8-2.8A9.4 9.4 0 0 0 12 2.2a9.73 9.73 0 0 0-8.71 5.38l3.25 2.52C7.31 7.8 9.46 6.08 12 6.08Z',
  facebook:
    'M13.7 21v-8h2.7l.4-3.15h-3.1V7.85c0-.9.25-1.55 1.55-1.55h1.65V3.5c-.3-.05-1.25-.1-2.4-.1-2.4 0-4.05 1.45-4.05 4.15v2.3H7.7V13h2.75v8Z',
  telegram:
    'M21.5 4.2 2.9 11.4c-.9.35-.9 1.1-.15 1.35l4.65 1.45 1.8 5.6c.25.65.9.7 1.3.25l2.6-2.55 4.8 3.55c.7.4 1.3.15 1.5-.7l3.1-14.9c.25-1.05-.35-1.6-1-1.25ZM8.6 13.8l9.5-6c.45-.3.85-.1.5.2l-7.7 7-.3 3.3Z',
};

export function ProviderMark({ provider }: { provider: SocialProvider }) {
  return (
    <svg viewBox="0 0 24 24" className="size-5 shrink-0" fill="currentColor" aria-hidden="true">
      <path d={paths[provider]} />
    </svg>
  );
}
