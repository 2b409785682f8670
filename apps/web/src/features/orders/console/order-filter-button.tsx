import { dispatchStates } from '@marquee/domain/delivery/dispatch-states.ts';
import { orderChannels, orderModes } from '@marquee/domain/orders/order-kinds.ts';
import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useServices } from '../../../lib/use-services.ts';
import type { ListAddress } from '../../../product/console/use-list-address.ts';
import { DayField } from '../../../shell/forms/day-field.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { LazySideSheet } from '../../../ui/overlays/lazy-dialogs.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { orderChoicesQuery } from './api.ts';
import { ChoiceFilter, TypedFilter } from './filter-controls.tsx';
import { filterNames } from './order-query.ts';

/** Everything orders can be filtered by, in a sheet beside the table: each choice applies at once. */
export function OrderFilterButton({ address }: { address: ListAddress }) {
  const t = useTranslations('orders.filters');
  const close = useTranslations('common.actions')('close');
  const [isOpen, setOpen] = useState(false);
  const active = filterNames.filter((name) => address.get(name) !== undefined).length;
  return (
    <>
      <Button icon={<SlidersHorizontal className="size-4" />} onClick={() => setOpen(true)}>
        {t('title')}
        {active > 0 && (
          <span className="rounded-full bg-primary px-1.5 font-semibold text-12 text-on-primary">
            {active}
          </span>
        )}
      </Button>
      <LazySideSheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('title')}
        closeLabel={close}
        footer={
          <Button variant="primary" wide onClick={() => setOpen(false)}>
            {t('done')}
          </Button>
        }
      >
        <FilterFields address={address} />
      </LazySideSheet>
    </>
  );
}

function FilterFields({ address }: { address: ListAddress }) {
  const t = useTranslations('adminOrders');
  const days = useTranslations('orders.filters');
  const { data: choices } = useQuery(orderChoicesQuery(useServices()));
  const named = (rows: readonly { id: number; name: string }[] = []) =>
    rows.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <div className="grid gap-4 tablet:grid-cols-2">
      <ChoiceFilter
        name="dispatch"
        address={address}
        options={dispatchStates.map((value) => ({ value, label: t(`dispatch.${value}`) }))}
      />
      <ChoiceFilter name="provider" address={address} options={named(choices?.providers)} />
      <ChoiceFilter name="network" address={address} options={named(choices?.networks)} />
      <TypedFilter name="service" address={address} />
      <TypedFilter name="customer" address={address} />
      <ChoiceFilter
        name="mode"
        address={address}
        options={orderModes.map((value) => ({ value, label: t(`modes.${value}`) }))}
      />
      <ChoiceFilter
        name="channel"
        address={address}
        options={orderChannels.map((value) => ({ value, label: t(`channels.${value}`) }))}
      />
      <ChoiceFilter
        name="sort"
        address={address}
        options={[{ value: 'oldest', label: t('filters.oldest') }]}
        placeholder={t('filters.newest')}
      />
      <DayField
        label={days('from')}
        value={address.get('from')}
        latest={address.get('to')}
        onChange={(day) => address.filter('from', day)}
      />
      <DayField
        label={days('to')}
        value={address.get('to')}
        earliest={address.get('from')}
        onChange={(day) => address.filter('to', day)}
      />
      <TypedFilter name="min" address={address} />
      <TypedFilter name="max" address={address} />
    </div>
  );
}
