import { useTranslations } from '../../../ui/text/use-translations.tsx';

const providers = { cloudflare: 'Cloudflare', godaddy: 'GoDaddy', namecheap: 'Namecheap' } as const;
const topics = ['root', 'old'] as const;

/** What usually goes wrong, by provider. */
export function DnsHelp() {
  const t = useTranslations('childPanels.dns');
  return (
    <details className="group mt-3 rounded-md border border-line">
      <summary className="flex min-h-tap cursor-pointer items-center px-4 font-medium">{t('help')}</summary>
      <dl className="flex flex-col gap-3 px-4 pt-1 pb-4">
        {(Object.keys(providers) as (keyof typeof providers)[]).map((provider) => (
          <Topic key={provider} title={providers[provider]} text={t(`helps.${provider}`)} />
        ))}
        {topics.map((topic) => (
          <Topic key={topic} title={t(`helpTitles.${topic}`)} text={t(`helps.${topic}`)} />
        ))}
      </dl>
    </details>
  );
}

function Topic({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <dt className="font-medium">{title}</dt>
      <dd className="text-ink-soft">{text}</dd>
    </div>
  );
}
