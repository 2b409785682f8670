import type { WebhookView } from '@marquee/contract/api/webhooks.ts';
import { mostWebhooks } from '@marquee/domain/webhooks/webhook-events.ts';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useServices } from '../../lib/use-services.ts';
import type { PageModule } from '../../shell/routing/page-module.ts';
import { Button } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Breadcrumb } from '../../ui/layout/breadcrumb.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { webhooksQuery } from './api.ts';
import { CallLog } from './call-log.tsx';
import { readLogView } from './log-view.ts';
import { VerifyCard } from './verify-card.tsx';
import { WebhookCard } from './webhook-card.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';

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
  // Shown only now: by the webhook it was made for.
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
        actions={webhooks.length > 0 && webhooks.length < mostWebhooks && add}
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
        {webhooks.length >= mostWebhooks && (
          <p className="text-ink-soft">{t('most', { count: String(mostWebhooks) })}</p>
        )}
        {(webhooks.length > 0 || query.has('call')) && <CallLog />}
        <VerifyCard />
      </div>
      <WebhookDialog edited={edited} onSecret={keepSecret} onClose={() => setEdited(undefined)} />
    </>
  );
}
