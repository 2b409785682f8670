import type { NewWebhookView, WebhookView } from '@marquee/contract/generated/api.ts';
import { type WebhookEvent, webhookEvents } from '@marquee/domain/webhooks/webhook.ts';
import { useState } from 'react';
import { refreshQueries } from '../../lib/refresh-queries.ts';
import { useServices } from '../../lib/use-services.ts';
import { webhookKeys } from '../../product/query-keys.ts';
import { Notice } from '../../shell/forms/notice.tsx';
import { TextField } from '../../shell/forms/text-field.tsx';
import { useForm } from '../../shell/forms/use-form.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { eventPhrases } from './api.ts';

interface WebhookFormProps {
  /** Undefined: creates a new one. */
  webhook: WebhookView | undefined;
  onSecret(created: NewWebhookView): void;
  onDone(): void;
}

export function WebhookForm({ webhook, onSecret, onDone }: WebhookFormProps) {
  const t = useTranslations('webhooks');
  const services = useServices();
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhook?.events ?? webhookEvents);
  const form = useForm(async () => {
    const body = { url, events: [...events] };
    if (webhook) await services.call('changeWebhook', { params: { webhookId: webhook.id }, body });
    else onSecret((await services.call('createWebhook', { body })).data);
    await refreshQueries(services, [webhookKeys.all]);
    onDone();
  });
  const choose = (event: WebhookEvent, isChecked: boolean) => {
    form.clear('events');
    setEvents(webhookEvents.filter((one) => (one === event ? isChecked : events.includes(one))));
  };
  return (
    <form {...form.form} className="flex flex-col gap-4">
      {form.message && <Notice tone="danger">{form.message}</Notice>}
      <TextField
        label={t('form.url')}
        hint={t('form.urlHint')}
        value={url}
        onValueChange={(value) => {
          form.clear('url');
          setUrl(value);
        }}
        error={form.error('url')}
        type="url"
        inputMode="url"
        placeholder="https://example.com/webhooks"
        maxLength={2048}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <fieldset>
        <legend className="font-medium">{t('form.events')}</legend>
        {webhookEvents.map((event) => (
          <Checkbox
            key={event}
            checked={events.includes(event)}
            onChange={({ target }) => choose(event, target.checked)}
          >
            {t(`events.${eventPhrases[event]}`)}{' '}
            <code className="font-mono text-ink-faint text-note">{event}</code>
          </Checkbox>
        ))}
      </fieldset>
      <Button
        type="submit"
        variant="primary"
        size="large"
        loading={form.isSending}
        disabled={url.trim() === '' || events.length === 0}
      >
        {webhook ? t('form.save') : t('add')}
      </Button>
    </form>
  );
}
