import { Search } from 'lucide-react';
import { type KeyboardEvent, lazy, type RefObject, Suspense, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { classNames } from '../../ui/class-names.ts';

const loadResults = () => import('./on-demand/search-results.tsx');
const SearchResults = lazy(async () => ({ default: (await loadResults()).SearchResults }));

/** Long enough for a press on a result to count before the list goes. */
const blurDelay = 300;

const looks = {
  bar: {
    frame: 'bg-on-header/14 text-on-header focus-within:bg-surface focus-within:text-ink',
    list: 'absolute inset-x-0 top-full mt-2 max-h-[min(560px,calc(100dvh-84px))] overflow-y-auto rounded-md bg-floating text-ink shadow-floating wide:-left-16',
  },
  page: { frame: 'mr-12 bg-sunken text-ink', list: 'mt-2' },
};

interface SearchFieldProps {
  field: RefObject<HTMLInputElement | null>;
  look: keyof typeof looks;
  onDone?: () => void;
}

/** Typing shows what fits; arrows walk through it, Enter goes there, or else to the catalogue's own search. */
export function SearchField({ field, look, onDone }: SearchFieldProps) {
  const t = useTranslations('shell.search');
  const navigate = useNavigate();
  const listId = useId();
  const [text, setText] = useState('');
  const [isFocused, setFocused] = useState(false);
  const [active, setActive] = useState(-1);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpen = text.trim() !== '' && (isFocused || look === 'page');

  const options = () => [
    ...(document.getElementById(listId)?.querySelectorAll<HTMLElement>('[role=option]') ?? []),
  ];
  const done = () => {
    setText('');
    setActive(-1);
    onDone?.();
    field.current?.blur();
  };

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && text !== '') {
      event.preventDefault();
      setText('');
      setActive(-1);
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const count = options().length;
    if (!step || count === 0) return;
    event.preventDefault();
    const next = active < 0 && step < 0 ? count - 1 : (active + step + count) % count;
    setActive(next);
    options()[next]?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const chosen = options()[active];
        if (chosen) return chosen.click();
        if (text.trim()) navigate(`/?${new URLSearchParams({ search: text.trim() })}`);
        done();
      }}
    >
      <div
        className={classNames(
          'flex min-h-tap items-center gap-2 rounded-md px-3 transition-colors',
          looks[look].frame,
        )}
      >
        <Search className="size-4.5 shrink-0 opacity-70" aria-hidden="true" />
        <input
          ref={field}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          role="combobox"
          aria-label={t('label')}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
          autoComplete="off"
          maxLength={100}
          placeholder={t('placeholder')}
          className="w-full min-w-0 self-stretch bg-transparent text-body outline-none placeholder:text-current placeholder:opacity-75"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setActive(-1);
          }}
          onFocus={() => {
            clearTimeout(leaving.current);
            setFocused(true);
            void loadResults();
          }}
          onBlur={() => {
            leaving.current = setTimeout(() => setFocused(false), blurDelay);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      {isOpen && (
        <div className={looks[look].list}>
          <Suspense fallback={null}>
            <SearchResults text={text.trim()} listId={listId} active={active} onChosen={done} />
          </Suspense>
        </div>
      )}
    </form>
  );
}
