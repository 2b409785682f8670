import type { NewWebhookView, WebhookView } from '@marquee/contract/webhooks.ts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useServices } from '../../lib/use-services.ts';
import { confirm } from '../../shell/overlays/confirm.tsx';
import { useToast } from '../../ui/toast.tsx';
import { refreshWebhooks, shortAddress } from './api.ts';

type Deed = 'test' | 'renew' | 'turn' | 'remove';

/** What can be done with a webhook that stands; each once at a time. */
export function useWebhookDeeds(webhook: WebhookView, onSecret: (made: NewWebhookView) => void) {
  const t = useTranslations('webhooks');
  const failed = useTranslations('common.states')('failed');
  const services = useServices();
  const toast = useToast();
  const [busy, setBusy] = useState<Deed>();
  const params = { webhookId: webhook.id };

  const run = async (deed: Deed, work: () => Promise<void>) => {
    setBusy(deed);
    try {
      await work();
    } catch (error) {
      toast({ title: failed, text: (error as Error).message, tone: 'danger' });
    } finally {
      setBusy(undefined);
      await refreshWebhooks(services);
    }
  };
  return {
    busy,
    test: () =>
      run('test', async () => {
        const { data } = await services.call('testWebhook', { params });
        const { failure, answer_status: status } = data;
        const said = status === null ? undefined : t('log.status', { status: String(status) });
        if (data.state === 'delivered')
          toast({ title: t('test.taken'), ...(said ? { text: said } : {}), tone: 'success' });
        else
          toast({ title: t('test.failed'), text: failure ? t(`failures.${failure}`) : said, tone: 'danger' });
      }),
    renew: async () => {
      if (!(await confirm({ title: t('renew.title'), text: t('renew.text'), agree: t('card.renew') })))
        return;
      await run('renew', async () => onSecret((await services.call('renewWebhookSecret', { params })).data));
    },
    turn: () =>
      run('turn', async () => {
        await services.call('changeWebhook', { params, body: { is_on: !webhook.is_on } });
      }),
    remove: async () => {
      const text = t('remove.text', { address: shortAddress(webhook) });
      const options = { title: t('remove.title'), text, agree: t('card.remove'), danger: true };
      if (!(await confirm(options))) return;
      await run('remove', async () => {
        await services.call('deleteWebhook', { params });
        toast({ title: t('remove.done'), tone: 'success' });
      });
    },
  };
}
