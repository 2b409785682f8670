import { useServices } from '../../lib/use-services.ts';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { openConsentPanel } from '../consent/open-consent-panel.tsx';
import { type Menu, useMenu } from '../navigation/use-menu.ts';
import { useRenderedAt } from '../preferences/rendered-at.tsx';
import { useShell } from '../shell-data.ts';

const socialNames = {
  youtube: 'YouTube',
  telegram: 'Telegram',
  vk: 'VK',
  linkedin: 'LinkedIn',
  facebook: 'Facebook',
  twitter: 'X',
};

/** Whoever is signed in sees the same one, and so do all others. */
export function Footer() {
  const { keptParts } = useServices();
  const menu = useMenu();
  const year = new Date(useRenderedAt()).getUTCFullYear();
  const content = <FooterContent menu={menu} year={year} />;
  if (import.meta.env.SSR && keptParts) {
    const __html = keptParts.keep(menu, `footer ${year}`, () => content);
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React has written it from the same content
    return <footer className="border-line border-t bg-surface" dangerouslySetInnerHTML={{ __html }} />;
  }
  return <footer className="border-line border-t bg-surface">{content}</footer>;
}

function FooterContent({ menu: { paths, signedIn, isClosed }, year }: { menu: Menu; year: number }) {
  const t = useTranslations('shell.footer');
  const menu = useTranslations('navigation.menu');
  const { settings } = useShell();
  const company = [settings.company.name, settings.company.address].filter(Boolean).join(', ');
  const socials = Object.entries(socialNames).flatMap(([key, name]) => {
    const href = settings.socials[key as keyof typeof socialNames];
    return href ? [{ name, href }] : [];
  });
  const pages = isClosed
    ? []
    : [
        { name: menu('updates'), href: paths.get('updates') },
        { name: t('api'), href: paths.get('api-documentation') },
        { name: menu('tickets'), href: signedIn && paths.get('tickets') },
      ];
  const links = [
    ...pages,
    { name: t('terms'), href: settings.termsUrl },
    { name: t('privacy'), href: settings.privacyUrl },
    { name: t('refunds'), href: settings.refundsUrl },
    { name: t('contact'), href: settings.contactUrl },
  ].flatMap(({ name, href }) => (href ? [{ name, href }] : []));
  return (
    <div className="mx-auto flex max-w-[1440px] flex-col gap-4 px-4 py-8 text-ink-soft text-note tablet:flex-row tablet:items-start tablet:justify-between tablet:px-6">
      <div className="max-w-[52ch]">
        <p className="font-semibold text-ink">{settings.panelName}</p>
        <p className="mt-1">{t('about')}</p>
        {company !== '' && <p className="mt-2 text-ink-faint">{company}</p>}
      </div>
      <div className="flex flex-col gap-3 tablet:items-end">
        <ul className="flex flex-wrap gap-x-5 gap-y-2">
          {[...links, ...socials].map(({ name, href }) => (
            <li key={href}>
              <TextLink href={href}>{name}</TextLink>
            </li>
          ))}
          <li>
            <button type="button" className="text-link" onClick={openConsentPanel}>
              {t('cookies')}
            </button>
          </li>
        </ul>
        <p className="text-ink-faint">{t('copyright', { year: String(year), panel: settings.panelName })}</p>
      </div>
    </div>
  );
}
