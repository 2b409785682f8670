import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Language } from '../../../product/reseller/code-samples.ts';
import { LanguageChoice } from '../../../product/reseller/language-choice.tsx';
import { originQuery, useMadeKey } from '../../../product/reseller/sample-values.ts';
import type { PageModule } from '../../../shell/routing/page-module.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { CodeBlock } from '../../../ui/text/code-block.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { Guide, guideHead } from '../guide.tsx';
import { Callout, Points } from '../guide-parts.tsx';
import { actions } from './actions.ts';
import { errorTexts, statusTexts } from './api-texts.ts';
import { ActionSection, NameTable } from './documentation-sections.tsx';

import { OrderTypesTable, typeFields } from './order-types.tsx';

import { TryIt } from './try-it.tsx';
import { webhookExample } from './webhook-example.ts';

export const load: PageModule['load'] = async ({ queryClient }, { request }) => {
  queryClient.setQueryData(originQuery.queryKey, new URL(request.url).origin);
};

export const head: PageModule['head'] = ({ phrases }) => guideHead(phrases.current().reseller);

export function Page() {
  const t = useTranslations('reseller');
  const labels = useTranslations('common');
  const services = useTranslations('guides')('services');
  const url = `${useQuery(originQuery).data ?? ''}/api/v2`;
  const [language, setLanguage] = useState<Language>('curl');
  const transport = [t('transport.body'), t('transport.answer'), t('transport.status'), t('transport.lists')];
  const limits = [t('transport.limit'), t('limits.addresses'), t('limits.idempotency'), t('limits.retry')];
  const webhooks = [t('webhooks.body'), t('webhooks.signed'), t('webhooks.retried')];
  return (
    <Guide
      title={t('title')}
      lead={t('lead')}
      drawing="code"
      sections={[
        {
          id: 'transport',
          title: t('transport.title'),
          body: (
            <>
              <CodeBlock
                title={t('transport.address')}
                code={`POST ${url}`}
                copyLabel={labels('actions.copy')}
                copiedLabel={labels('states.copied')}
              />
              <Points items={transport} />
              <KeyNote />
              <div>
                <p className="pb-2 font-medium text-14">{t('language')}</p>
                <LanguageChoice value={language} onValueChange={setLanguage} />
              </div>
            </>
          ),
        },
        {
          id: 'try',
          title: t('try.title'),
          body: (
            <>
              <p>{t('try.text')}</p>
              <Callout>{t('try.real')}</Callout>
              <TryIt language={language} url={url} />
            </>
          ),
        },
        { id: 'limits', title: t('limits.title'), body: <Points items={limits} /> },
        ...actions.map((action) => ({
          id: action.name,
          title: t(`actions.${action.name}.title`),
          body: <ActionSection action={action} language={language} url={url} />,
        })),
        {
          id: 'types',
          title: t('types.title'),
          body: (
            <>
              <p>{t('types.text')}</p>
              <OrderTypesTable />
              <NameTable names={typeFields} meaning={(key) => t(`types.fields.${key}`)} />
            </>
          ),
        },
        {
          id: 'statuses',
          title: t('statuses.title'),
          body: <NameTable names={statusTexts} meaning={(key) => t(`statuses.${key}`)} />,
        },
        {
          id: 'errors',
          title: t('errors.title'),
          body: (
            <>
              <p>{t('errors.text')}</p>
              <NameTable names={errorTexts} meaning={(key) => t(`errors.${key}`)} />
            </>
          ),
        },
        {
          id: 'webhooks',
          title: t('webhooks.title'),
          body: (
            <>
              <p>{t('webhooks.text')}</p>
              <CodeBlock
                title="order.status"
                code={webhookExample}
                copyLabel={labels('actions.copy')}
                copiedLabel={labels('states.copied')}
              />
              <Points items={webhooks} />
            </>
          ),
        },
      ]}
      next={[
        { href: '/api', label: t('getKey') },
        { href: '/webhooks', label: t('webhooks.setUp') },
        { href: '/', label: services },
      ]}
    />
  );
}

/** Explains whose key is in the examples. */
function KeyNote() {
  const t = useTranslations('reseller');
  if (useMadeKey() !== undefined) return <Callout tone="warning">{t('transport.ownKey')}</Callout>;
  return (
    <>
      <Callout tone="warning">{t('transport.key')}</Callout>
      <div className="flex flex-wrap items-center gap-3">
        <LinkButton href="/api">{t('getKey')}</LinkButton>
        <p className="min-w-0 flex-1 basis-60 text-ink-soft text-note">{t('transport.fillIn')}</p>
      </div>
    </>
  );
}
