import { languageTag, locales, nativeNames } from '@marquee/domain/locale/locales.ts';
import { localizedPath } from '@marquee/domain/routes/localized-path.ts';
import { Check, Languages } from 'lucide-react';
import { useLocation } from 'react-router';
import { setCookie } from '../../lib/cookies.ts';
import { useServices } from '../../lib/use-services.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';

const menuId = 'language-menu';

/** The same page in every language, as plain links in a native popover that works without a script. */
export function LanguageMenu() {
  const t = useTranslations('shell.language');
  const { pathname, search } = useLocation();
  const { locale: current } = useServices();
  return (
    <>
      <button type="button" className="header-button" popoverTarget={menuId}>
        <Languages className="size-5" aria-hidden="true" />
        <span className="sr-only">
          {t('choose')} ({nativeNames[current]})
        </span>
        <span className="max-desktop:hidden">{current.slice(0, 2).toUpperCase()}</span>
      </button>
      <nav id={menuId} popover="auto" aria-label={t('choose')} className="popover-below-header">
        <ul>
          {locales.map((locale) => (
            <li key={locale}>
              <a
                href={localizedPath(pathname + search, locale)}
                hrefLang={languageTag(locale)}
                lang={languageTag(locale)}
                aria-current={locale === current ? 'true' : undefined}
                onClick={() => setCookie('locale', locale, 365)}
                className="language-choice"
              >
                {nativeNames[locale]}
                {locale === current && <Check className="size-4 text-primary-text" aria-hidden="true" />}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
