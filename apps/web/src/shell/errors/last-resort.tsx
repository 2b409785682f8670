import { localizedPath } from '@marquee/domain/routes/localized-path.ts';
import { useTranslations } from 'use-intl';
import { useServices } from '../../lib/use-services.ts';
import { textLinkClass } from '../../ui/actions/text-link.tsx';

/** The frame or the error page itself has failed: nothing of them is left to lean on. */
export function LastResort() {
  const t = useTranslations('shell.errors.errorPage');
  const { locale } = useServices();
  return (
    <main className="p-6">
      <h1>{t('text')}</h1>
      <a href={localizedPath('/', locale)} className={textLinkClass}>
        {t('action')}
      </a>
    </main>
  );
}
