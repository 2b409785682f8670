import type { Network } from '@marquee/contract/generated/catalogue.ts';
import { parseWebLink } from '@marquee/domain/links/web-link.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useServices } from '../../../lib/use-services.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import { networkOfLinkQuery } from '../../../product/links/network-of-link-query.ts';
import { TextField } from '../../../shell/forms/text-field.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Choice } from '../../../ui/forms/choice.tsx';
import { NetworkIcon } from '../../../ui/icons/network-icon.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

const pauseBeforeNetwork = 800;
const highlightFor = 4000;

interface ChannelFieldsProps {
  networks: readonly Network[];
  networkId: number | undefined;
  url: string;
  error: string | undefined;
  onUrl(url: string): void;
  onNetwork(networkId: number): void;
}

/** The link and the network it belongs to; another one can be chosen by hand. */
export function ChannelFields({ networks, networkId, url, error, onUrl, onNetwork }: ChannelFieldsProps) {
  const t = useTranslations('subscriptions.form');
  const name = useId();
  const chosen = networks.find(({ id }) => id === networkId) ?? networks[0];
  const highlighted = useNetworkOfLink(url, networks, networkId, onNetwork);
  // The shortest example is the address of a channel.
  const example = chosen?.url_placeholder_examples.toSorted((one, other) => one.length - other.length)[0];
  return (
    <>
      <TextField
        label={t('url')}
        hint={example ? t('urlHint', { example }) : undefined}
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={2048}
        value={url}
        onValueChange={onUrl}
        error={error}
      />
      <fieldset className="min-w-0">
        <legend className="pb-1.5 font-medium">{t('network')}</legend>
        <div className="flex flex-wrap gap-2">
          {networks.map((network) => (
            <Choice
              key={network.id}
              name={name}
              value={String(network.id)}
              isChosen={network.id === networkId}
              onChoose={() => onNetwork(network.id)}
              className={classNames(
                'ps-2',
                network.id === highlighted && 'animate-appear ring-2 ring-primary',
              )}
            >
              <NetworkIcon network={network} size="small" />
              <span className="whitespace-nowrap font-medium">{network.name}</span>
            </Choice>
          ))}
        </div>
      </fieldset>
    </>
  );
}

/** The network just recognised; highlighted for a few seconds. */
function useNetworkOfLink(
  url: string,
  networks: readonly Network[],
  networkId: number | undefined,
  onNetwork: (networkId: number) => void,
): number | undefined {
  const typed = url.trim();
  const settled = useSettled(parseWebLink(typed) ? typed : '', pauseBeforeNetwork);
  const { data: found } = useQuery(networkOfLinkQuery(useServices(), settled));
  const heard = useRef('');
  const [highlighted, setHighlighted] = useState<number>();
  useEffect(() => {
    if (!found || heard.current === settled || !networks.some(({ id }) => id === found)) return;
    heard.current = settled;
    setHighlighted(found);
    if (found !== networkId) onNetwork(found);
  }, [found, settled, networks, networkId, onNetwork]);
  useEffect(() => {
    if (highlighted === undefined) return;
    const timer = setTimeout(() => setHighlighted(undefined), highlightFor);
    return () => clearTimeout(timer);
  }, [highlighted]);
  return highlighted;
}
