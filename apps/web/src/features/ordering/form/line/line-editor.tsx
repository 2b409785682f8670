import type { NetworkWithTypes, ServiceCard } from '@marquee/contract/generated/catalogue.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../../lib/use-services.ts';
import type { ServiceDetails } from '../../../../product/catalogue/service-query.ts';
import { Notice } from '../../../../shell/forms/notice.tsx';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';
import { chosenServiceQuery, typeServicesQuery } from '../../api.ts';
import type { LineErrors } from '../../checkout/form-errors.ts';
import { LinkOffers } from '../../saved-links/link-offers.tsx';
import { DeliverySwitch } from '../fields/drip-feed-fields.tsx';
import { FrozenService } from '../fields/frozen-service.tsx';
import { LinkField } from '../fields/link-field.tsx';
import { ServiceFields } from '../fields/service-fields.tsx';
import { useLinkFacts } from '../fields/use-link-facts.ts';
import { NetworkPicker } from '../pickers/network-picker.tsx';
import { offeredTypes } from '../pickers/offered-types.ts';
import { ServicePicker } from '../pickers/service-picker.tsx';
import { TypePicker } from '../pickers/type-picker.tsx';
import type { FormLine, LineChanges } from './form-line.ts';
import { useLineDefaults } from './use-line-defaults.ts';

interface LineEditorProps {
  line: FormLine;
  networks: readonly NetworkWithTypes[];
  errors: LineErrors;
  /** Of the line, in USD; undefined while unknown. */
  subtotal: string | undefined;
  /** The same as it stands beside the total; undefined until that is known. */
  costText: string | undefined;
  /** The page sells one service, so there is nothing to choose. */
  isFrozen: boolean;
  isCompact: boolean;
  change(changes: LineChanges): void;
  onRefreshPrice(): void;
  /** A typed amount is being converted to a quantity. */
  onConverting(isConverting: boolean): void;
}

/** The link comes first; everything else follows from it and can be changed. */
export function LineEditor(props: LineEditorProps) {
  const { line, networks, errors, isFrozen, isCompact, change } = props;
  const t = useTranslations('ordering');
  const services = useServices();
  const facts = useLinkFacts(line, change, isFrozen);
  const [showsAllTypes, setShowsAllTypes] = useState(false);
  const [came] = useState(line);
  const network = networks.find(({ id }) => id === line.networkId);
  const all = network?.service_types.filter(({ services_count }) => services_count > 0) ?? [];
  const { types, isNarrowed, fitsNothing } = offeredTypes({
    all,
    acceptingLink: facts.typeIds,
    isLoading: facts.isLoading,
    wantsAll: showsAllTypes,
    keptTypeId: line.url === came.url && came.serviceId !== undefined ? came.typeId : undefined,
  });
  const type = all.find(({ id }) => id === line.typeId);
  const { data: cards } = useQuery(typeServicesQuery(services, isFrozen ? '' : (type?.slug ?? '')));
  const { data: service, isError } = useQuery(chosenServiceQuery(services, String(line.serviceId ?? '')));
  const canDrip = isFrozen ? service?.drip_feed_is_allowed : cards?.some((one) => one.drip_feed_is_allowed);
  const mustDrip = line.isDripFeed && canDrip === true;
  const found = service?.service_type_id === type?.id ? service : undefined;
  const offered = offeredCards(cards, found, mustDrip);
  useLineDefaults(line, { types, isLoading: facts.isLoading, offered, service, mustDrip, isFrozen }, change);

  const isChosen = service !== undefined && service.id === line.serviceId;
  return (
    <div className="flex flex-col gap-5">
      <LinkField
        value={line.url}
        network={network}
        isRecognized={network !== undefined && facts.network === network.id}
        isUnknown={facts.network === null && !network}
        example={isChosen ? service.exampleLink : undefined}
        isNeeded={!isChosen || service.url_is_required}
        error={errors.url ?? facts.problem}
        onValueChange={(url) => {
          setShowsAllTypes(false);
          change({ url });
        }}
      />
      <LinkOffers value={line.url} networks={networks} onChoose={(url) => change({ url })} />
      {isFrozen ? (
        service && <FrozenService service={service} />
      ) : (
        <>
          <NetworkPicker
            networks={networks}
            chosen={line.networkId}
            highlighted={facts.highlighted}
            isFolded={network !== undefined && facts.network === network.id}
            isCompact={isCompact}
            onChoose={(networkId) =>
              change({ networkId, typeId: undefined, serviceId: undefined, quantity: 0n, targets: {} })
            }
          />
          {network ? (
            <TypePicker
              network={network}
              types={types}
              chosen={line.typeId}
              isNarrowed={isNarrowed}
              fitsNothing={fitsNothing}
              isCompact={isCompact}
              onChoose={(typeId) => change({ typeId, serviceId: undefined, quantity: 0n, targets: {} })}
              onShowAll={() => setShowsAllTypes(true)}
            />
          ) : (
            <p className="text-ink-soft">{t('type.first')}</p>
          )}
          {canDrip && (
            <DeliverySwitch isDripFeed={line.isDripFeed} onChange={(isDripFeed) => change({ isDripFeed })} />
          )}
          {type && (
            <ServicePicker
              key={type.id}
              services={offered}
              chosen={line.serviceId}
              isCompact={isCompact}
              hasSearch={network?.hasSearch === true}
              onChoose={(serviceId) => change({ serviceId, targets: {} })}
            />
          )}
        </>
      )}
      {isFrozen && canDrip && (
        <DeliverySwitch isDripFeed={line.isDripFeed} onChange={(isDripFeed) => change({ isDripFeed })} />
      )}
      {(isError || errors.serviceId) && (
        <Notice tone="danger">{errors.serviceId ?? t('service.missing')}</Notice>
      )}
      {isChosen && <ServiceFields {...props} service={service} />}
    </div>
  );
}

/** Adds the service found by its direct link, if the list does not contain it. */
function offeredCards(
  cards: readonly ServiceCard[] | undefined,
  found: ServiceDetails | undefined,
  mustDrip: boolean,
): readonly ServiceCard[] | undefined {
  const isHidden = found?.restricted_access && !cards?.some(({ id }) => id === found.id);
  const all = isHidden && cards ? [found, ...cards] : cards;
  return all?.filter((card) => !card.is_deactivated && (!mustDrip || card.drip_feed_is_allowed));
}
