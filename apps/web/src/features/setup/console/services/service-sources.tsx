import type { ConsoleService } from '@marquee/contract/generated/console.ts';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronUp, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useServices } from '../../../../lib/use-services.ts';
import { consoleKeys } from '../../../../product/console/query-keys.ts';
import { useAction } from '../../../../product/use-action.ts';
import { TextField } from '../../../../shell/forms/text-field.tsx';
import { useAmounts } from '../../../../shell/preferences/use-amounts.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import { Switch } from '../../../../ui/forms/switch.tsx';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';

type Source = Pick<
  ConsoleService['sources'][number],
  'provider' | 'number' | 'name' | 'rate' | 'is_enabled'
> & {
  is_live?: boolean;
};

/** Who delivers it, in the order in which they are tried; each change is saved at once. */
export function ServiceSources({ service }: { service: ConsoleService }) {
  const t = useTranslations('adminSetup.services');
  const services = useServices();
  const action = useAction();
  const { exact } = useAmounts();
  const sources: readonly Source[] = service.sources;
  const save = (next: readonly Source[]) =>
    void action.run(
      () =>
        services.call('setServiceSources', {
          params: { id: service.id },
          body: {
            sources: next.map(({ provider, number, is_enabled }) => ({
              provider_id: provider.id,
              number,
              is_enabled,
            })),
          },
        }),
      { done: t('saved'), refresh: [consoleKeys.services] },
    );
  const moved = (at: number) => {
    const next = [...sources];
    next.splice(at - 1, 0, ...next.splice(at, 1));
    return next;
  };
  return (
    <section className="flex flex-col gap-3 border-line border-t pt-5">
      <h3 className="font-semibold">{t('sources')}</h3>
      <p className="text-ink-soft text-note">{t('sourcesHint')}</p>
      <ol className="flex flex-col gap-2">
        {sources.map((source, at) => (
          <li
            key={`${source.provider.id} ${source.number}`}
            className="flex flex-wrap items-center gap-2 rounded-md border border-line p-2"
          >
            <span className="min-w-0 flex-1 basis-48">
              <span className="block truncate">{source.name}</span>
              <span className="flex flex-wrap items-center gap-2 text-ink-faint text-note">
                {source.provider.name} · {source.number} · {exact(source.rate)}
                {!source.is_live && <Badge tone="warning">{t('notLive')}</Badge>}
              </span>
            </span>
            <Switch
              aria-label={t('sourceOn', { number: source.number })}
              checked={source.is_enabled}
              disabled={action.isBusy}
              onChange={({ target }) =>
                save(sources.map((one) => (one === source ? { ...one, is_enabled: target.checked } : one)))
              }
            >
              <span className="sr-only">{t('sourceOn', { number: source.number })}</span>
            </Switch>
            <IconButton
              icon={<ChevronUp className="size-4" />}
              label={t('earlier', { number: source.number })}
              disabled={at === 0 || action.isBusy}
              onClick={() => save(moved(at))}
            />
            <IconButton
              icon={<ChevronDown className="size-4" />}
              label={t('later', { number: source.number })}
              disabled={at === sources.length - 1 || action.isBusy}
              onClick={() => save(moved(at + 1))}
            />
            <IconButton
              icon={<Trash2 className="size-4" />}
              label={t('removeSource', { number: source.number })}
              disabled={action.isBusy}
              onClick={() => save(sources.filter((one) => one !== source))}
            />
          </li>
        ))}
        {sources.length === 0 && <li className="text-ink-faint">{t('noSources')}</li>}
      </ol>
      <AddSource known={sources} onAdd={(offer) => save([...sources, { ...offer, is_enabled: true }])} />
    </section>
  );
}

interface AddSourceProps {
  known: readonly Source[];
  onAdd(offer: Omit<Source, 'is_enabled'>): void;
}

function AddSource({ known, onAdd }: AddSourceProps) {
  const t = useTranslations('adminSetup.services');
  const { call } = useServices();
  const { exact } = useAmounts();
  const [search, setSearch] = useState('');
  const wanted = search.trim();
  const { data = [] } = useQuery({
    queryKey: consoleKeys.offers(wanted),
    queryFn: async ({ signal }) => (await call('findOffers', { query: { search: wanted } }, { signal })).data,
    enabled: wanted.length > 1,
  });
  const found = data.filter(
    ({ provider, number }) => !known.some((one) => one.provider.id === provider.id && one.number === number),
  );
  return (
    <>
      <TextField label={t('addSource')} hint={t('addSourceHint')} value={search} onValueChange={setSearch} />
      <ul className="flex flex-col gap-1">
        {found.map((offer) => (
          <li key={`${offer.provider.id} ${offer.number}`} className="flex items-center gap-2 text-note">
            <span className="min-w-0 flex-1">
              <span className="block truncate">{offer.name}</span>
              <span className="block truncate text-ink-faint">
                {offer.provider.name} · {offer.number} · {exact(offer.rate)}
              </span>
            </span>
            <Button
              size="small"
              onClick={() => {
                setSearch('');
                onAdd(offer);
              }}
            >
              {t('add')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
