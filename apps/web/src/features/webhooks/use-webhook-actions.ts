import type { DeliveryView, NewWebhookView, WebhookView } from '@marquee/contract/generated/api.ts';
import { useServices } from '../../lib/use-services.ts';
import { webhookKeys } from '../../product/query-keys.ts';
import { useAction } from '../../product/use-action.ts';
import { confirm } from '../../shell/overlays/confirm.tsx';
import type { ToastMessage } from '../../ui/overlays/toast.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { shortAddress } from './api.ts';

/** Actions on an existing webhook, one at a time. */
export function useWebhookActions(webhook: WebhookView, onSecret: (created: NewWebhookView) => void) {
  const t = useTranslations('webhooks');
  const services = useServices();
  const action = useAction();
  const params = { webhookId: webhook.id };

  const refresh = [webhookKeys.all];

  function outcomeOf({ state, failure, answer_status: status }: DeliveryView): ToastMessage {
    const text = status === null ? {} : { text: t('log.status', { status: String(status) }) };
    if (state === 'delivered') return { title: t('test.taken'), ...text, tone: 'success' };
    return {
      title: t('test.failed'),
      ...(failure ? { text: t(`failures.${failure}`) } : text),
      tone: 'danger',
    };
  }

  return {
    isRunning: action.isRunning,
    test: () =>
      action.run(() => services.call('testWebhook', { params }), {
        name: 'test',
        done: ({ data }) => outcomeOf(data),
        refresh,
      }),
    renew: async () => {
      if (!(await confirm({ title: t('renew.title'), text: t('renew.text'), agree: t('card.renew') })))
        return;
      await action.run(async () => onSecret((await services.call('renewWebhookSecret', { params })).data), {
        name: 'renew',
        refresh,
      });
    },
    turn: () =>
      action.run(() => services.call('changeWebhook', { params, body: { is_on: !webhook.is_on } }), {
        name: 'turn',
        refresh,
      }),
    remove: async () => {
      const text = t('remove.text', { address: shortAddress(webhook) });
      const options = { title: t('remove.title'), text, agree: t('card.remove'), danger: true };
      if (!(await confirm(options))) return;
      await action.run(() => services.call('deleteWebhook', { params }), {
        name: 'remove',
        done: t('remove.done'),
        refresh,
      });
    },
  };
}
