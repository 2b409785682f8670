import type { CartGroup } from '@marquee/domain/cart/cart.ts';
import type { CartItem } from '@marquee/domain/cart/cart-item.ts';
import { cut, cutLengths } from '@marquee/domain/text/cut.ts';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useServices } from '../../../lib/use-services.ts';
import { networksQuery } from '../../../shell/navigation/networks.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { NetworkIcon } from '../../../ui/icons/network-icon.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { CartRow } from './cart-row.tsx';

interface CartGroupCardProps {
  group: CartGroup;
  getSubtotal(item: CartItem): string;
  /** As it stands beside the total; undefined until the price is known. */
  getCostText(item: CartItem): string | undefined;
  getErrors(index: number): readonly string[];
  edited: number | undefined;
  onEdit(index: number): void;
  onRemove(indexes: readonly number[]): void;
  onLeave(): void;
  onConverting(isConverting: boolean): void;
}

/** All items for one link. */
export function CartGroupCard(props: CartGroupCardProps) {
  const { group, getSubtotal, getCostText, getErrors, edited, onEdit, onRemove, onLeave, onConverting } =
    props;
  const t = useTranslations('ordering.cart');
  const { data: networks = [] } = useQuery(networksQuery(useServices()));
  const network = networks.find(({ id }) => id === group.networkId);
  const types = new Map(network?.service_types.map(({ id, name }) => [id, name]));
  const name = network?.name ?? '';
  return (
    <section
      aria-label={t('group', { network: name, url: group.url })}
      className="rounded-lg border border-line"
    >
      <div className="flex items-center gap-3 border-line border-b p-3">
        {network && <NetworkIcon network={network} />}
        <div className="min-w-0 flex-1">
          <p className="font-medium">{cut(name, cutLengths.networkName)}</p>
          <p className="truncate text-ink-faint text-note" title={group.url}>
            {group.url === '' ? t('noLink') : cut(group.url, cutLengths.url)}
          </p>
        </div>
        <IconButton
          icon={<Trash2 className="size-4.5" />}
          label={t('removeGroup', { network: name })}
          onClick={() => onRemove(group.items.map(({ index }) => index))}
        />
      </div>
      <ol className="divide-y divide-line">
        {group.items.map((item, place) => (
          <CartRow
            key={item.index}
            item={item}
            number={group.firstNumber + place}
            name={
              item.isServicesFreezed ? item.serviceName : (types.get(item.serviceTypeId) ?? item.serviceName)
            }
            subtotal={getSubtotal(item)}
            costText={getCostText(item)}
            errors={getErrors(item.index)}
            isEdited={item.index === edited}
            onEdit={() => onEdit(item.index)}
            onRemove={() => onRemove([item.index])}
            onLeave={onLeave}
            onConverting={onConverting}
          />
        ))}
      </ol>
    </section>
  );
}
