import type { ManagedOffer } from '@marquee/contract/generated/console.ts';
import { offerLimits } from '@marquee/domain/offers/special-offer.ts';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { AppServices } from '../../../lib/app-services.ts';
import { useServices } from '../../../lib/use-services.ts';
import { KeyedTable } from '../../../product/console/keyed-table.tsx';
import { consoleKeys } from '../../../product/console/query-keys.ts';
import { useListAddress } from '../../../product/console/use-list-address.ts';
import { useAction } from '../../../product/use-action.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { LazySideSheet } from '../../../ui/overlays/lazy-dialogs.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { offersQuery } from './api.ts';
import { DeleteOffer } from './delete-offer.tsx';
import { useOfferColumns } from './offer-columns.tsx';
import { OfferForm } from './offer-form.tsx';

export async function load(services: AppServices): Promise<void> {
  await services.queryClient.ensureQueryData(offersQuery(services));
}

/** What the panel puts forward, in the order customers see. */
export function Page() {
  const t = useTranslations('adminOffers');
  const close = useTranslations('common.actions')('close');
  const services = useServices();
  const address = useListAddress();
  const list = useQuery(offersQuery(services));
  const offers = list.data?.data ?? [];
  const opened = offers.find(({ id }) => id === address.opened);
  const [isCreating, setCreating] = useState(false);
  const [removed, setRemoved] = useState<ManagedOffer>();
  const columns = useOfferColumns({
    ...useOfferChanges(offers),
    open: ({ id }) => address.open(id),
    remove: setRemoved,
  });
  const isFull = offers.length >= offerLimits.offers;
  const done = () => {
    setCreating(false);
    if (opened) address.open(undefined);
  };
  return (
    <>
      <PageHeader
        title={t('title')}
        text={isFull ? t('full', { limit: String(offerLimits.offers) }) : t('text')}
        actions={
          <Button
            variant="primary"
            icon={<Plus className="size-4" />}
            disabled={isFull}
            onClick={() => setCreating(true)}
          >
            {t('create')}
          </Button>
        }
      />
      <Card flush>
        <KeyedTable<ManagedOffer>
          label={t('title')}
          list={list}
          columns={columns}
          address={address}
          empty={{ title: t('empty'), text: t('emptyText') }}
        />
      </Card>
      <LazySideSheet
        open={isCreating || opened !== undefined}
        onClose={done}
        width="cart"
        title={opened && !isCreating ? t('edit', { name: opened.name }) : t('create')}
        closeLabel={close}
      >
        {isCreating ? (
          <OfferForm key="new" onDone={done} />
        ) : (
          opened && <OfferForm key={opened.id} offer={opened} onDone={done} />
        )}
      </LazySideSheet>
      <DeleteOffer offer={removed} onClose={() => setRemoved(undefined)} />
    </>
  );
}

function useOfferChanges(offers: readonly ManagedOffer[]) {
  const { call } = useServices();
  const saved = useTranslations('common.states')('saved');
  const action = useAction();
  const refresh = [consoleKeys.specialOffers];
  const ids = offers.map(({ id }) => id);
  return {
    isBusy: action.isBusy,
    turn: ({ id, is_enabled }: ManagedOffer) =>
      void action.run(
        () => call('switchSpecialOffer', { params: { id }, body: { is_enabled: !is_enabled } }),
        { done: saved, refresh },
      ),
    move: ({ id }: ManagedOffer, by: -1 | 1) => {
      const to = ids.indexOf(id) + by;
      if (to < 0 || to >= ids.length) return undefined;
      const sorted = ids.filter((other) => other !== id).toSpliced(to, 0, id);
      return () => void action.run(() => call('sortSpecialOffers', { body: { ids: sorted } }), { refresh });
    },
  };
}
