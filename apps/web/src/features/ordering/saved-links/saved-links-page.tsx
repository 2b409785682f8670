import type { SavedLink } from '@marquee/contract/generated/ordering.ts';
import { useQuery } from '@tanstack/react-query';
import { Link2, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useServices } from '../../../lib/use-services.ts';
import { TextField } from '../../../shell/forms/text-field.tsx';
import { networksQuery } from '../../../shell/navigation/networks.ts';
import type { PageModule } from '../../../shell/routing/page-module.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { NetworkIcon } from '../../../ui/icons/network-icon.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { withoutScheme } from '../../../ui/text/without-scheme.ts';
import { savedLinksQuery } from './api.ts';
import { useSavedLinks } from './use-saved-links.ts';

export const load: PageModule['load'] = async (services) => {
  await Promise.all([
    services.queryClient.ensureQueryData(savedLinksQuery(services)),
    services.queryClient.ensureQueryData(networksQuery(services)),
  ]);
};

export const head: PageModule['head'] = ({ phrases }) => ({
  title: phrases.current().ordering?.savedLinks.title ?? '',
});

export function Page() {
  const t = useTranslations('ordering.savedLinks');
  const { links, isBusy, save, remove } = useSavedLinks();
  const saved = links.filter(({ is_saved }) => is_saved);
  const ordered = links.filter(({ is_saved }) => !is_saved);
  return (
    <>
      <PageHeader title={t('title')} text={t('lead')} />
      <div className="flex max-w-200 flex-col gap-5">
        <Card>
          <AddLink isBusy={isBusy} onSave={save} />
        </Card>
        {links.length === 0 && <EmptyState illustration="box" title={t('empty')} text={t('emptyText')} />}
        {saved.length > 0 && <LinkList title={t('title')} links={saved} onRemove={remove} />}
        {ordered.length > 0 && (
          <LinkList title={t('fromOrders')} links={ordered} onRemove={remove} onSave={save} />
        )}
      </div>
    </>
  );
}

interface AddLinkProps {
  isBusy: boolean;
  onSave(url: string, name: string): Promise<boolean>;
}

function AddLink({ isBusy, onSave }: AddLinkProps) {
  const t = useTranslations('ordering.savedLinks');
  const labels = useTranslations('common.words');
  const [url, setUrl] = useState('');
  const [name, setName] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await onSave(url.trim(), name.trim()))) return;
    setUrl('');
    setName('');
  };
  return (
    <form
      onSubmit={submit}
      className="grid items-end gap-4 tablet:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_auto]"
    >
      <TextField
        label={t('url')}
        name="url"
        type="url"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        maxLength={2048}
        placeholder="https://"
        required
        value={url}
        onValueChange={setUrl}
      />
      <TextField
        label={t('name')}
        note={labels('optional')}
        name="name"
        autoComplete="off"
        maxLength={120}
        value={name}
        onValueChange={setName}
      />
      <Button type="submit" variant="primary" loading={isBusy} disabled={url.trim() === ''}>
        {t('save')}
      </Button>
    </form>
  );
}

interface LinkListProps {
  title: string;
  links: readonly SavedLink[];
  onRemove(url: string): void;
  onSave?(url: string): void;
}

function LinkList({ title, links, onRemove, onSave }: LinkListProps) {
  const t = useTranslations('ordering.savedLinks');
  const { data: networks = [] } = useQuery(networksQuery(useServices()));
  return (
    <Card title={title} flush>
      <ul className="divide-y divide-line border-line border-t">
        {links.map(({ url, name, network_id }) => {
          const network = networks.find(({ id }) => id === network_id);
          return (
            <li key={url} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3 tablet:px-5">
              {network ? (
                <NetworkIcon network={network} />
              ) : (
                <Link2 className="size-5 text-ink-faint" aria-hidden="true" />
              )}
              <span className="min-w-40 flex-1">
                {name !== '' && <span className="block truncate font-medium">{name}</span>}
                <span className="block truncate text-ink-soft" title={url}>
                  <bdi dir="ltr">{withoutScheme(url)}</bdi>
                </span>
              </span>
              <span className="flex items-center justify-end gap-1 max-tablet:w-full">
                {onSave && (
                  <Button size="small" variant="quiet" onClick={() => onSave(url)}>
                    {t('save')}
                  </Button>
                )}
                <LinkButton size="small" href={`/orders/create?${new URLSearchParams({ url })}`}>
                  {t('order')}
                </LinkButton>
                <IconButton
                  size="small"
                  icon={<Trash2 className="size-4" />}
                  label={t('remove', { link: name || withoutScheme(url) })}
                  onClick={() => onRemove(url)}
                />
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
