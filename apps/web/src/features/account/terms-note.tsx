import { useTranslations } from 'use-intl';
import { useShell } from '../../shell/shell-data.ts';
import { TextLink } from '../../ui/actions/text-link.tsx';

/** Only where the panel has both texts to link to. */
export function TermsNote() {
  const t = useTranslations('account.register');
  const { termsUrl, privacyUrl } = useShell().settings;
  if (!termsUrl || !privacyUrl) return null;
  return (
    <p className="text-pretty text-center text-ink-faint text-note">
      {t.rich('terms', {
        terms: (text) => <TextLink href={termsUrl}>{text}</TextLink>,
        privacy: (text) => <TextLink href={privacyUrl}>{text}</TextLink>,
      })}
    </p>
  );
}
