import type { Network, ServiceType } from '@marquee/contract/generated/catalogue.ts';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../lib/use-services.ts';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { BareLink } from '../../../ui/actions/bare-link.tsx';
import { NetworkIcon } from '../../../ui/icons/network-icon.tsx';
import { TypeIcon } from '../../../ui/icons/type-icon.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { relatedTypesQuery } from './api.ts';

type RelatedType = ServiceType & { network: Network };

/** Other types of the network, then the same kind on other networks. */
export function OtherTypes({ type }: { type: Pick<ServiceType, 'id'> & { network: Network } }) {
  const t = useTranslations('service.type');
  const { data: related = [] } = useQuery(relatedTypesQuery(useServices(), type.id));
  const isHere = ({ network }: RelatedType) => network.id === type.network.id;
  return (
    <>
      <Types title={t('others', { network: type.network.name })} types={related.filter(isHere)} />
      <Types title={t('elsewhere')} types={related.filter((other) => !isHere(other))} isElsewhere />
    </>
  );
}

interface TypesProps {
  title: string;
  types: readonly RelatedType[];
  isElsewhere?: boolean;
}

function Types({ title, types, isElsewhere = false }: TypesProps) {
  const t = useTranslations('common.words');
  const amounts = useAmounts();
  if (types.length === 0) return null;
  return (
    <section>
      <h2 className="pb-3 font-semibold text-16">{title}</h2>
      <ul className="grid grid-cols-1 gap-3 small:grid-cols-2 roomy:grid-cols-3 desktop:grid-cols-4">
        {types.map((type) => (
          <li key={type.id} className="min-w-0">
            <BareLink
              href={`/${type.slug}`}
              className="flex h-full min-h-tap items-center gap-3 rounded-md border border-line bg-surface px-4 py-3 transition-colors hover:border-line-strong"
            >
              {isElsewhere ? <NetworkIcon network={type.network} size="small" /> : <TypeIcon type={type} />}
              <span className="min-w-0 flex-1 font-medium">{type.name}</span>
              {type.min_price && (
                <span className="shrink-0 text-ink-faint text-note tabular-nums">
                  {t('from', { amount: amounts.unitPrice(type.min_price) })}
                </span>
              )}
            </BareLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
