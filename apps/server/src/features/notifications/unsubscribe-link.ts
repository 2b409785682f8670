import type { Locale } from '@marquee/domain/locale/locales.ts';
import { localizedPath } from '@marquee/domain/routes/localized-path.ts';
import type { Context } from '../../platform/context.ts';
import type { Account } from '../accounts/index.ts';
import type { FlaggedTopic } from './notice-topic.ts';
import { unsubscribeSignature } from './unsubscribe-signature.ts';

interface UnsubscribeLink {
  /** For the footer: the page in the reader's language. */
  url: string;
  /** For mail programs, which offer it themselves. */
  headers: Record<string, string>;
}

/** How the reader of a mail turns off mails of its topic. */
export function unsubscribeLink(
  { keys }: Context,
  account: Pick<Account, 'id' | 'panel_id'>,
  { topic, origin, locale }: { topic: FlaggedTopic; origin: string; locale: Locale },
): UnsubscribeLink {
  const query = new URLSearchParams({ signature: unsubscribeSignature(keys, account), topic });
  const path = `/unsubscribe/${account.id}?${query}`;
  return {
    url: origin + localizedPath(path, locale),
    headers: {
      // Without a language prefix: mail programs also POST to this address.
      'List-Unsubscribe': `<${origin}${path}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
