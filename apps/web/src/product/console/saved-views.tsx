import type { SavedView } from '@marquee/contract/generated/console.ts';
import { useQuery } from '@tanstack/react-query';
import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { useServices } from '../../lib/use-services.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Menu } from '../../ui/actions/menu.tsx';
import type { MenuEntry } from '../../ui/actions/menu-popup.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { useAction } from '../use-action.ts';
import { consoleKeys } from './query-keys.ts';
import { SaveViewDialog } from './save-view-dialog.tsx';
import type { ListAddress } from './use-list-address.ts';

interface SavedViewsProps {
  list: string;
  address: ListAddress;
}

/** Filters and columns under a name: one's own, and those that colleagues share. */
export function SavedViews({ list, address }: SavedViewsProps) {
  const t = useTranslations('admin.views');
  const { call } = useServices();
  const [isNaming, setNaming] = useState(false);
  const { data: views = [] } = useQuery({
    queryKey: consoleKeys.views(list),
    queryFn: async ({ signal }) => (await call('listSavedViews', { query: { list } }, { signal })).data,
    staleTime: 60_000,
  });
  const current = views.find(({ query }) => query === address.view);
  const forget = useForgetView(list);
  const entries: MenuEntry[] = [
    ...views.map(
      (view): MenuEntry => ({
        kind: 'check',
        label: view.is_own ? view.name : t('shared', { name: view.name }),
        checked: view === current,
        onCheckedChange: () => address.show(view.query),
      }),
    ),
    ...(views.length > 0 ? [{ kind: 'line' as const, label: 'actions' }] : []),
    { kind: 'action', label: t('save'), onSelect: () => setNaming(true) },
    ...(current?.is_own
      ? [
          {
            kind: 'action' as const,
            label: t('delete', { name: current.name }),
            danger: true,
            onSelect: () => forget(current),
          },
        ]
      : []),
  ];
  return (
    <>
      <Menu
        label={t('title')}
        entries={entries}
        trigger={(trigger) => (
          <IconButton
            {...trigger}
            icon={<Bookmark className="size-4" />}
            label={current?.name ?? t('title')}
          />
        )}
      />
      <SaveViewDialog open={isNaming} onClose={() => setNaming(false)} list={list} query={address.view} />
    </>
  );
}

/** Deleting can be undone for as long as the notice stands. */
function useForgetView(list: string): (view: SavedView) => void {
  const t = useTranslations();
  const { call } = useServices();
  const toast = useToast();
  const action = useAction();
  const refresh = [consoleKeys.views(list)];
  return ({ id, name, query, is_shared }) => {
    const restore = () =>
      void action.run(() => call('saveView', { body: { list, name, query, is_shared } }), { refresh });
    void action
      .run(() => call('deleteView', { params: { id } }), { refresh })
      .then((isDone) => {
        if (!isDone) return;
        const undo = { label: t('admin.list.undo'), onPress: restore };
        toast({ title: t('admin.views.deleted', { name }), tone: 'success', action: undo });
      });
  };
}
