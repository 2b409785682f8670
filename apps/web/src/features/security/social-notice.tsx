import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Notice } from '../../shell/forms/notice.tsx';

const notices = {
  'social-connected': { phrase: 'connected', tone: 'success' },
  'social-confirmed': { phrase: 'confirmed', tone: 'success' },
  'social-taken': { phrase: 'taken', tone: 'danger' },
  'sign-in-again': { phrase: 'again', tone: 'danger' },
  'social-failed': { phrase: 'failed', tone: 'danger' },
} as const;

/** What came of a visit to a provider, as the address says it. */
export function SocialNotice() {
  const t = useTranslations('security.social.notices');
  const [query] = useSearchParams();
  const name = query.get('notice') ?? '';
  if (!Object.hasOwn(notices, name)) return null;
  const { phrase, tone } = notices[name as keyof typeof notices];
  return <Notice tone={tone}>{t(phrase)}</Notice>;
}
