import { useTranslations } from 'use-intl';

const named = [
  'account',
  'finances',
  'sessions',
  'logins',
  'reviews',
  'api-token',
  'channels',
  'social-accounts',
  'orders',
  'invoices',
  'tickets',
  'withdrawals',
  'subscriptions',
  'webhooks',
  'drip-feeds',
  'cards',
  'verification',
  'favorites',
] as const;

/** A kind that no words were found for yet goes by its own name. */
export function useKindName(): (kind: string) => string {
  const t = useTranslations('profile.data.kinds');
  return (kind) => {
    const known = named.find((name) => name === kind);
    return known ? t(known) : kind;
  };
}
