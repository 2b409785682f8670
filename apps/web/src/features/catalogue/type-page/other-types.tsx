import type { Network, ServiceType } from '@marquee/contract/catalogue/catalogue-entities.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useServices } from '../../../lib/use-services.ts';
import { networksQuery } from '../../../shell/navigation/networks.ts';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { BareLink } from '../../../ui/actions/bare-link.tsx';

/** Other types of the network. */
export function OtherTypes({ type }: { type: Pick<ServiceType, 'id'> & { network: Network } }) {
  const t = useTranslations();
  const amounts = useAmounts();
  const { data: networks = [] } = useQuery(networksQuery(useServices()));
  const network = networks.find(({ id }) => id === type.network.id);
  const others = network?.service_types.filter(({ id }) => id !== type.id) ?? [];
  if (others.length === 0) return null;
  return (
    <section>
      <h2 className="pb-3 font-semibold text-16">
        {t('service.type.others', { network: type.network.name })}
      </h2>
      <ul className="grid grid-cols-1 gap-3 small:grid-cols-2 roomy:grid-cols-3 desktop:grid-cols-4">
        {others.map((other) => (
          <li key={other.id} className="min-w-0">
            <BareLink
              href={`/${other.slug}`}
              className="flex h-full min-h-tap items-baseline justify-between gap-3 rounded-md border border-line bg-surface px-4 py-3 transition-colors hover:border-line-strong"
            >
              <span className="min-w-0 font-medium">{other.name}</span>
              {other.min_price && (
                <span className="shrink-0 text-ink-faint text-note tabular-nums">
                  {t('common.words.from', { amount: amounts.unitPrice(other.min_price) })}
                </span>
              )}
            </BareLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
