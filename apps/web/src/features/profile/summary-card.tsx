import { LinkButton } from '../../ui/actions/link-button.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';

interface SummaryCardProps {
  id: string;
  title: string;
  text: string;
  href: string;
}

/** A short text and a link to a page of its own. */
export function SummaryCard({ id, title, text, href }: SummaryCardProps) {
  const t = useTranslations('profile.api');
  return (
    <section
      id={id}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border border-line bg-surface p-4 tablet:p-5"
    >
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="font-semibold text-16">{title}</h2>
        <p className="mt-0.5 text-ink-soft">{text}</p>
      </div>
      <LinkButton href={href} aria-label={`${t('manage')}: ${title}`}>
        {t('manage')}
      </LinkButton>
    </section>
  );
}
