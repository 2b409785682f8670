import type { SocialLink } from '@marquee/contract/generated/account.ts';
import { localizedPath } from '@marquee/domain/routes/localized-path.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useServices } from '../../lib/use-services.ts';
import { useAction } from '../../product/use-action.ts';
import { ProviderMark, providerNames } from '../../shell/session/provider-mark.tsx';
import { TelegramBot } from '../../shell/session/telegram-bot.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { LazyConfirmDialog } from '../../ui/overlays/lazy-dialogs.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { socialLinksQuery, useSecurityChanged } from './api.ts';

/** Nothing if the panel has no providers. */
export function SocialLinksCard() {
  const t = useTranslations('security.social');
  const actions = useTranslations('common.actions');
  const services = useServices();
  const { pathname } = useLocation();
  const links = useQuery(socialLinksQuery(services)).data ?? [];
  const changed = useSecurityChanged();
  const action = useAction();
  const [leaving, setLeaving] = useState<SocialLink['provider']>();
  if (links.length === 0) return null;
  const connect = (provider: SocialLink['provider']) =>
    action.run(async () => {
      const redirect_uri = localizedPath(pathname, services.locale);
      const { data } = await services.call('connectSocial', { body: { provider, redirect_uri } });
      window.location.assign(data.url);
    });
  const disconnect = () =>
    action.run(async () => {
      if (leaving) await services.call('disconnectSocial', { params: { provider: leaving } });
      setLeaving(undefined);
      await changed();
    });
  const leavingName = leaving ? providerNames[leaving] : '';
  return (
    <Card title={t('title')} text={t('text')}>
      <ul className="divide-y divide-line border-line border-t">
        {links.map(({ provider, is_connected, label }) => {
          const name = { provider: providerNames[provider] };
          return (
            <li key={provider} className="flex items-center gap-3 py-2.5 last:pb-0">
              <span className="text-icons">
                <ProviderMark provider={provider} />
              </span>
              <div className="min-w-0 flex-1">
                <p className="font-medium">{name.provider}</p>
                <p className="truncate text-ink-faint text-note">
                  {is_connected ? (label ?? t('connected')) : t('notConnected')}
                </p>
                {provider === 'telegram' && <TelegramBot className="text-ink-faint text-note" />}
              </div>
              {is_connected ? (
                <Button aria-label={t('disconnectLabel', name)} onClick={() => setLeaving(provider)}>
                  {t('disconnect')}
                </Button>
              ) : (
                <Button
                  aria-label={t('connectLabel', name)}
                  loading={action.isBusy}
                  onClick={() => connect(provider)}
                >
                  {t('connect')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <LazyConfirmDialog
        open={leaving !== undefined}
        title={t('disconnectTitle', { provider: leavingName })}
        consequence={t('disconnectText')}
        confirmLabel={t('disconnect')}
        cancelLabel={actions('cancel')}
        danger
        busy={action.isBusy}
        onConfirm={disconnect}
        onCancel={() => setLeaving(undefined)}
      />
    </Card>
  );
}
