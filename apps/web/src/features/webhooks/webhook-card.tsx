import type { NewWebhookView, WebhookView } from '@marquee/contract/generated/api.ts';
import { EllipsisVertical } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Notice } from '../../shell/forms/notice.tsx';
import { Moment } from '../../shell/preferences/moment.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { CopyButton } from '../../ui/actions/copy-button.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Menu } from '../../ui/actions/menu.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Status } from '../../ui/feedback/status.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { eventPhrases, shortAddress } from './api.ts';
import { useWebhookActions } from './use-webhook-actions.ts';

interface WebhookCardProps {
  webhook: WebhookView;
  /** Only right after it was created. */
  secret: string | undefined;
  onSecret(created: NewWebhookView): void;
  onEdit(): void;
}

export function WebhookCard({ webhook, secret, onSecret, onEdit }: WebhookCardProps) {
  const t = useTranslations('webhooks');
  const actions = useWebhookActions(webhook, onSecret);
  const address = shortAddress(webhook);
  return (
    <Card>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 flex-[1_1_15rem]">
          <h2 dir="ltr" className="break-all font-semibold text-16">
            {address}
          </h2>
          <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft">
            <State webhook={webhook} />
            <span>
              {t('card.secret')} <code className="font-mono">{webhook.secret_hint}</code>
            </span>
            <span>{t.rich('card.added', { time: () => <Moment value={webhook.created_at} /> })}</span>
          </p>
        </div>
        <div className="flex items-center gap-2">
          <Button loading={actions.isRunning('test')} onClick={actions.test}>
            {t('card.test')}
          </Button>
          <Menu
            label={t('card.more', { address })}
            trigger={(props) => (
              <IconButton
                {...props}
                label={t('card.more', { address })}
                icon={<EllipsisVertical className="size-4" aria-hidden="true" />}
              />
            )}
            entries={[
              { kind: 'action', label: t('card.edit'), onSelect: onEdit },
              { kind: 'action', label: t('card.renew'), onSelect: actions.renew },
              {
                kind: 'action',
                label: webhook.is_on ? t('card.switchOff') : t('card.switchOn'),
                onSelect: actions.turn,
              },
              { kind: 'action', label: t('card.remove'), danger: true, onSelect: actions.remove },
            ]}
          />
        </div>
      </div>
      <ul className="mt-3 flex flex-wrap gap-1.5">
        {webhook.events.map((event) => (
          <li key={event}>
            <Badge>{t(`events.${eventPhrases[event]}`)}</Badge>
          </li>
        ))}
      </ul>
      {webhook.off_reason === 'failures' && (
        <div className="mt-4">
          <Notice tone="danger">{t('card.givenUp')}</Notice>
        </div>
      )}
      {secret && <NewSecret secret={secret} />}
      {webhook.former_secret_until && (
        <p className="mt-3 text-ink-soft text-note">
          {t.rich('card.former', {
            time: () => <Moment value={webhook.former_secret_until ?? ''} />,
          })}
        </p>
      )}
    </Card>
  );
}

function State({ webhook: { is_on, off_since, failing_since } }: { webhook: WebhookView }) {
  const t = useTranslations('webhooks.card');
  if (is_on && !failing_since) return <Status tone="success">{t('on')}</Status>;
  const since = is_on ? failing_since : off_since;
  return (
    <span className="inline-flex flex-wrap gap-x-1.5">
      <Status tone={is_on ? 'danger' : 'neutral'}>{is_on ? t('failing') : t('off')}</Status>
      {since && (
        <>
          <span aria-hidden="true">·</span>
          <Moment value={since} />
        </>
      )}
    </span>
  );
}

/** The secret is shown only once; it takes the focus, so that nobody misses it. */
function NewSecret({ secret }: { secret: string }) {
  const t = useTranslations('webhooks.secret');
  const common = useTranslations('common');
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new secret takes the focus again
  useEffect(() => box.current?.focus(), [secret]);
  return (
    <div
      ref={box}
      tabIndex={-1}
      className="mt-4 animate-appear rounded-md bg-success-soft p-4 outline-none"
      role="status"
    >
      <p className="font-medium text-success-text">{t('title')}</p>
      <p className="mt-0.5 text-ink-soft">{t('text')}</p>
      <div className="mt-3 flex items-center gap-2 rounded-md border border-line bg-surface py-1 pe-1 ps-3">
        <code className="min-w-0 flex-1 break-all font-mono text-14">{secret}</code>
        <CopyButton text={secret} label={common('actions.copy')} copiedLabel={common('states.copied')} />
      </div>
    </div>
  );
}
