import type { ServiceCard } from '@marquee/contract/generated/catalogue.ts';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useNumbers } from '../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { priceFor, pricePoints } from './price-points.ts';

interface PriceTableProps {
  service: ServiceCard;
  chosen: bigint;
  onChoose(quantity: bigint): void;
}

/** Each quantity is a button that sets it in the order box. */
export function PriceTable({ service, chosen, onChoose }: PriceTableProps) {
  const numbers = useNumbers();
  const t = useTranslations('service.box');
  const amounts = useAmounts();
  return (
    <table className="mt-4 w-full self-start border-line border-t tabular-nums @min-[36rem]:mt-0 @min-[36rem]:border-t-0">
      <caption className="pt-4 pb-1 text-start font-medium @min-[36rem]:pt-0">{t('table')}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('quantity')}</th>
          <th scope="col">{t('price')}</th>
        </tr>
      </thead>
      <tbody>
        {pricePoints(service).map((quantity) => (
          <tr
            key={quantity.toString()}
            className={classNames(
              'relative border-line border-b last:border-0 hover:bg-hover',
              quantity === chosen && 'bg-primary-soft',
            )}
          >
            <th scope="row" className="p-0 text-start font-normal">
              <button
                type="button"
                aria-pressed={quantity === chosen}
                aria-label={t('choose', { quantity: numbers.count(quantity) })}
                onClick={() => onChoose(quantity)}
                className="min-h-tap w-full px-2 text-start before:absolute before:inset-0 before:content-['']"
              >
                {numbers.count(quantity)}
              </button>
            </th>
            <td className="px-2 text-end font-medium">
              {amounts.charge(priceFor(service.price, service.pricing_per, quantity))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
