import { TriangleAlert } from 'lucide-react';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { useProfile } from '../session/profile.ts';

/** A payment under review may need the customer's documents, so this must not be overlooked. */
export function ModerationAlert() {
  const t = useTranslations('shell.moderation');
  const count = useProfile()?.invoices_in_moderation ?? 0;
  if (count === 0) return null;
  return (
    <div
      role="alert"
      className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg bg-danger px-4 py-3 text-on-danger"
    >
      <TriangleAlert className="size-5 shrink-0" aria-hidden="true" />
      <p className="min-w-0 flex-1 basis-60 font-medium">
        {t('text')} {t('verify')}
      </p>
      <LinkButton href="/card-verification" size="small">
        {t('action')}
      </LinkButton>
    </div>
  );
}
