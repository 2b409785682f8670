import { fold } from '@marquee/domain/search/fold.ts';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useServices } from '../../lib/use-services.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { consoleKeys } from '../../product/console/query-keys.ts';
import { BareLink } from '../../ui/actions/bare-link.tsx';
import { SkeletonLines } from '../../ui/feedback/skeleton-lines.tsx';
import { Input } from '../../ui/forms/input.tsx';
import { useOptionKeys } from '../../ui/forms/use-option-keys.ts';
import { LazyDialog } from '../../ui/overlays/lazy-dialogs.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { foundAddress } from './found-address.ts';
import { useMenuPages } from './use-own-pages.ts';

const typingPause = 150;

/** Goes to any page, and finds a customer, order, invoice, service or ticket by what is at hand. */
export function CommandPalette({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslations('admin.palette');
  const close = useTranslations('common.actions')('close');
  const field = useRef<HTMLInputElement>(null);
  return (
    <LazyDialog open={open} onClose={onClose} title={t('title')} closeLabel={close} initialFocus={field}>
      <Choices field={field} onChosen={onClose} />
    </LazyDialog>
  );
}

interface ChoicesProps {
  field: React.RefObject<HTMLInputElement | null>;
  onChosen(): void;
}

function Choices({ field, onChosen }: ChoicesProps) {
  const t = useTranslations('admin');
  const listId = useId();
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const pages = usePagesNamed(text);
  const { found, isPending } = useFound(useSettled(text, typingPause));
  const active = useOptionKeys(field, listId, `${text} ${pages.length} ${found.length}`);
  const options = [
    ...pages.map(({ path, label }) => ({ href: path, title: label, detail: t('palette.page') })),
    ...found.map((row) => ({
      href: foundAddress(row),
      title: `${t(`palette.kinds.${row.kind}`)} #${row.id}`,
      detail: [row.title, row.detail].filter((part) => part !== '').join(' · '),
    })),
  ];
  return (
    <>
      <Input
        ref={field}
        role="combobox"
        aria-expanded="true"
        aria-controls={listId}
        aria-autocomplete="list"
        aria-label={t('palette.hint')}
        placeholder={t('palette.hint')}
        autoComplete="off"
        maxLength={2048}
        leading={<Search className="size-4" aria-hidden="true" />}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p role="status" className="mt-3 text-ink-soft">
        {options.length === 0 && !isPending ? t('palette.nothing', { query: text }) : ''}
      </p>
      <div id={listId} role="listbox" aria-label={t('palette.title')} className="min-h-60">
        {options.map(({ href, title, detail }, number) => (
          <BareLink
            key={`${href} ${title}`}
            id={`${listId}-${number}`}
            role="option"
            aria-selected={number === active}
            tabIndex={-1}
            href={href}
            onClick={onChosen}
            className="flex min-h-tap items-center gap-3 rounded-sm px-3 py-1 hover:bg-hover aria-selected:bg-primary-soft"
          >
            <span className="shrink-0 font-medium">{title}</span>
            <span className="min-w-0 flex-1 truncate text-end text-ink-faint text-note">{detail}</span>
          </BareLink>
        ))}
        {isPending && text !== '' && <SkeletonLines count={2} />}
      </div>
    </>
  );
}

function usePagesNamed(text: string) {
  const t = useTranslations('admin.pages');
  const wanted = fold(text);
  return useMenuPages()
    .map(({ path, name }) => ({ path, label: t(name) }))
    .filter(({ label }) => fold(label).includes(wanted))
    .slice(0, text === '' ? 8 : 5);
}

function useFound(query: string) {
  const { call } = useServices();
  const { data, isFetching } = useQuery({
    queryKey: consoleKeys.search(query),
    queryFn: async ({ signal }) => (await call('searchConsole', { query: { query } }, { signal })).data,
    enabled: query !== '',
    staleTime: 10_000,
  });
  return { found: query === '' ? [] : (data ?? []), isPending: isFetching };
}
