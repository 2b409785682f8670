import type { Locale } from '@marquee/domain/locale/locales.ts';
import { localizedPath } from '@marquee/domain/routes/localized-path.ts';

interface LinkParts {
  origin: string;
  /** Whoever is invited most likely reads what the referrer reads. */
  locale: Locale;
  code: string;
}

export function referralLink({ origin, locale, code }: LinkParts): string {
  return `${origin}${localizedPath('/', locale)}?ref=${encodeURIComponent(code)}`;
}

interface Shared {
  link: string;
  message: string;
}

/** Where a link can be posted; none of these pages is loaded before somebody goes there. */
export const shareAddresses = {
  Telegram: ({ link, message }: Shared) => address('https://t.me/share/url', { url: link, text: message }),
  WhatsApp: ({ link, message }: Shared) => address('https://wa.me/', { text: `${message} ${link}` }),
  X: ({ link, message }: Shared) => address('https://x.com/intent/post', { url: link, text: message }),
  Facebook: ({ link }: Shared) => address('https://www.facebook.com/sharer/sharer.php', { u: link }),
} as const;

export function mailAddress({ link, message }: Shared): string {
  return `mailto:?subject=${encodeURIComponent(message)}&body=${encodeURIComponent(link)}`;
}

const address = (page: string, query: Record<string, string>) => `${page}?${new URLSearchParams(query)}`;
