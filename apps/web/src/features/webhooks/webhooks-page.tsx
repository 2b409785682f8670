import type { NewWebhookView, WebhookView } from '@marquee/contract/generated/api.ts';
import { maxWebhooks } from '@marquee/domain/webhooks/webhook.ts';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useServices } from '../../lib/use-services.ts';
import type { PageModule } from '../../shell/routing/page-module.ts';
import { Button } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { Breadcrumb } from '../../ui/layout/breadcrumb.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { LazyDialog } from '../../ui/overlays/lazy-dialogs.tsx';
import { CodeBlock } from '../../ui/text/code-block.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { webhooksQuery } from './api.ts';
import { CallLog } from './call-log.tsx';
import { readLogView } from './log-view.ts';
import { type SampleLanguage, sampleNames, verifySamples } from './verify-samples.ts';
import { WebhookCard } from './webhook-card.tsx';
import { WebhookForm } from './webhook-form.tsx';

const languages = Object.keys(sampleNames) as SampleLanguage[];

interface WebhookDialogProps {
  edited: WebhookView | 'new' | undefined;
  onSecret(created: NewWebhookView): void;
  onClose(): void;
}

export const load: PageModule['load'] = async (services, { request }) => {
  const { load: loadLog } = readLogView(new URL(request.url).searchParams);
  await Promise.all([services.queryClient.ensureQueryData(webhooksQuery(services)), loadLog(services)]);
};

export const head: PageModule['head'] = ({ phrases }) => ({
  title: phrases.current().webhooks?.title ?? '',
});

export function Page() {
  const t = useTranslations('webhooks');
  const { data: webhooks = [] } = useQuery(webhooksQuery(useServices()));
  const [query] = useSearchParams();
  const [edited, setEdited] = useState<WebhookView | 'new'>();
  // By webhook id; shown only right after creation.
  const [secrets, setSecrets] = useState<Record<number, string>>({});
  const keepSecret = ({ id, secret }: { id: number; secret: string }) =>
    setSecrets((known) => ({ ...known, [id]: secret }));
  const add = (
    <Button
      variant="primary"
      icon={<Plus className="size-4" aria-hidden="true" />}
      onClick={() => setEdited('new')}
    >
      {t('add')}
    </Button>
  );
  return (
    <>
      <PageHeader
        breadcrumb={
          <Breadcrumb label={t('trail')} items={[{ label: t('api'), href: '/api' }, { label: t('title') }]} />
        }
        title={t('title')}
        text={t('lead')}
        actions={webhooks.length > 0 && webhooks.length < maxWebhooks && add}
      />
      <div className="flex flex-col gap-5">
        {webhooks.length === 0 && (
          <Card>
            <EmptyState illustration="box" title={t('empty.title')} text={t('empty.text')} action={add} />
          </Card>
        )}
        {webhooks.map((webhook) => (
          <WebhookCard
            key={webhook.id}
            webhook={webhook}
            secret={secrets[webhook.id]}
            onSecret={keepSecret}
            onEdit={() => setEdited(webhook)}
          />
        ))}
        {webhooks.length >= maxWebhooks && (
          <p className="text-ink-soft">{t('most', { count: String(maxWebhooks) })}</p>
        )}
        {(webhooks.length > 0 || query.has('call')) && <CallLog />}
        <VerifyCard />
      </div>
      <WebhookDialog edited={edited} onSecret={keepSecret} onClose={() => setEdited(undefined)} />
    </>
  );
}

function WebhookDialog({ edited, onSecret, onClose }: WebhookDialogProps) {
  const t = useTranslations('webhooks.form');
  const close = useTranslations('common.actions')('close');
  return (
    <LazyDialog
      open={edited !== undefined}
      onClose={onClose}
      title={edited === 'new' ? t('addTitle') : t('editTitle')}
      closeLabel={close}
      width="medium"
    >
      {edited && (
        <WebhookForm
          key={edited === 'new' ? 'new' : edited.id}
          webhook={edited === 'new' ? undefined : edited}
          onSecret={onSecret}
          onDone={onClose}
        />
      )}
    </LazyDialog>
  );
}

function VerifyCard() {
  const t = useTranslations('webhooks.verify');
  const common = useTranslations('common');
  const [language, setLanguage] = useState<SampleLanguage>('node');
  return (
    <Card title={t('title')} text={t('text')}>
      <div className="flex flex-col gap-4">
        <Segmented
          label={t('language')}
          value={language}
          onValueChange={setLanguage}
          options={languages.map((value) => ({ value, label: sampleNames[value] }))}
          className="self-start"
        />
        <CodeBlock
          title={sampleNames[language]}
          code={verifySamples[language]}
          copyLabel={common('actions.copy')}
          copiedLabel={common('states.copied')}
        />
        <p className="text-ink-soft">{t('answer')}</p>
      </div>
    </Card>
  );
}
