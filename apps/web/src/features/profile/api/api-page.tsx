import { useQuery } from '@tanstack/react-query';
import { BookOpen, Webhook } from 'lucide-react';
import { useState } from 'react';
import { useServices } from '../../../lib/use-services.ts';
import { codeSample, type Language } from '../../../product/reseller/code-samples.ts';
import { LanguageChoice } from '../../../product/reseller/language-choice.tsx';
import { originQuery, placeholderKey, useMadeKey } from '../../../product/reseller/sample-values.ts';
import type { PageModule } from '../../../shell/routing/page-module.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { CodeBlock } from '../../../ui/text/code-block.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { apiTokenQuery } from '../api.ts';
import { AllowedAddressesCard } from './allowed-addresses-card.tsx';
import { ExtensionCard } from './extension-card.tsx';
import { KeyCard } from './key-card.tsx';

export const load: PageModule['load'] = async (services, { request }) => {
  services.queryClient.setQueryData(originQuery.queryKey, new URL(request.url).origin);
  await services.queryClient.ensureQueryData(apiTokenQuery(services));
};

export const head: PageModule['head'] = ({ phrases }) => ({
  title: phrases.current().profile?.api.title ?? '',
});

export function Page() {
  const t = useTranslations('profile.api');
  const common = useTranslations('common');
  const webhooks = useTranslations('webhooks')('title');
  const details = useQuery(apiTokenQuery(useServices())).data?.details ?? null;
  const url = `${useQuery(originQuery).data ?? ''}/api/v2`;
  return (
    <>
      <PageHeader
        title={t('title')}
        text={t('lead')}
        actions={
          <>
            <LinkButton href="/webhooks" icon={<Webhook className="size-4" aria-hidden="true" />}>
              {webhooks}
            </LinkButton>
            <LinkButton href="/api/documentation" icon={<BookOpen className="size-4" aria-hidden="true" />}>
              {t('documentation')}
            </LinkButton>
          </>
        }
      />
      <div className="flex max-w-200 flex-col gap-5">
        <KeyCard details={details} />
        {details && <AllowedAddressesCard addresses={details.allowed_addresses} />}
        <Card title={t('address')} text={`${t('addressText')} ${t('limit')}`}>
          <CodeBlock
            title="POST"
            code={url}
            copyLabel={common('actions.copy')}
            copiedLabel={common('states.copied')}
          />
          <FirstCall url={url} />
        </Card>
        <ExtensionCard />
      </div>
    </>
  );
}

/** The shortest call, ready to copy, with the new key if one has just been created. */
function FirstCall({ url }: { url: string }) {
  const t = useTranslations('reseller');
  const common = useTranslations('common');
  const key = useMadeKey() ?? placeholderKey;
  const [language, setLanguage] = useState<Language>('curl');
  return (
    <div className="mt-5 flex flex-col gap-3">
      <LanguageChoice value={language} onValueChange={setLanguage} />
      <CodeBlock
        title={t('actions.balance.title')}
        code={codeSample(language, url, { key, action: 'balance' })}
        copyLabel={common('actions.copy')}
        copiedLabel={common('states.copied')}
      />
    </div>
  );
}
