import type { ConsoleProvider } from '@marquee/contract/generated/console.ts';
import { Facts } from '../../../../product/console/facts.tsx';
import { Moment } from '../../../../shell/preferences/moment.tsx';
import { BareLink } from '../../../../ui/actions/bare-link.tsx';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';
import { ParentAccount } from './parent-account.tsx';
import { ProviderActions } from './provider-actions.tsx';
import { ProviderBalance, ProviderState } from './provider-columns.tsx';
import { CurrencyForm, ProviderForm } from './provider-forms.tsx';
import { ProviderLog } from './provider-log.tsx';

/** Everything about one provider, what can be done with it, and what it answered lately. */
export function ProviderSheet({ provider }: { provider: ConsoleProvider }) {
  const t = useTranslations('adminSetup.providers');
  const kinds = useTranslations('adminSetup.kinds');
  const reasons = useTranslations('adminSetup.providers.holdReasons');
  const followed = useTranslations('adminSetup.parent')('followed');
  const { hold, resting_until, waiting_offers, id, last_sync } = provider;
  const isParent = provider.kind === 'parent_panel';
  return (
    <div className="flex flex-col gap-6">
      <Facts
        facts={[
          [t('kind'), kinds(provider.kind)],
          [t('state'), <ProviderState key="state" provider={provider} />],
          ...(hold
            ? ([
                [
                  t('held'),
                  <span key="held">
                    {reasons(hold.reason, { currency: hold.reported_currency ?? '' })} {hold.note}{' '}
                    <Moment value={hold.since} />
                  </span>,
                ],
              ] as const)
            : []),
          ...(resting_until ? ([[t('resting'), <Moment key="rest" value={resting_until} />]] as const) : []),
          ...(provider.url
            ? ([
                [
                  t('url'),
                  <span key="url" className="break-all">
                    {provider.url}
                  </span>,
                ],
              ] as const)
            : []),
          ...(isParent
            ? ([
                [followed, last_sync ? <Moment key="followed" value={last_sync.ended_at} /> : t('never')],
              ] as const)
            : ([[t('balance'), <ProviderBalance key="balance" provider={provider} />]] as const)),
          [t('services'), provider.services],
          [
            t('waitingOffers'),
            waiting_offers > 0 ? (
              <BareLink
                key="offers"
                href={`/admin/quarantine?provider=${id}`}
                className="font-medium text-primary-text hover:underline"
              >
                {waiting_offers}
              </BareLink>
            ) : (
              0
            ),
          ],
        ]}
      />
      {isParent && <ParentAccount providerId={id} />}
      <ProviderActions provider={provider} />
      <ProviderLog provider={provider} />
      <ProviderForm provider={provider} />
      {!isParent && <CurrencyForm provider={provider} />}
    </div>
  );
}
