import { Search } from 'lucide-react';
import { type RefObject, Suspense, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { classNames } from '../../ui/class-names.ts';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';

const loadResults = () => import('./on-demand/search-results.tsx');
const SearchResults = lazyComponent(async () => (await loadResults()).SearchResults);

/** Long enough for a click on a result to register before the list closes. */
const blurDelay = 300;

const looks = {
  bar: {
    frame: '',
    input:
      'border-on-header/55 bg-on-header/14 placeholder:text-on-header/80 focus:bg-surface focus:text-ink focus:placeholder:text-ink-faint focus-visible:outline-on-header',
    list: 'search-list',
  },
  page: { frame: 'me-12', input: 'border-control bg-surface placeholder:text-ink-faint', list: 'mt-2' },
};

interface SearchFieldProps {
  field: RefObject<HTMLInputElement | null>;
  look: keyof typeof looks;
  onDone?: () => void;
}

/** Typing shows results, which listen to the field's keys; Enter without a selection searches the catalogue. */
export function SearchField({ field, look, onDone }: SearchFieldProps) {
  const t = useTranslations('shell.search');
  const navigate = useNavigate();
  const listId = useId();
  const [text, setText] = useState('');
  const [isFocused, setFocused] = useState(false);
  const blurTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const trimmed = text.trim();
  const isOpen = trimmed !== '' && (isFocused || look === 'page');
  const done = () => {
    setText('');
    onDone?.();
    field.current?.blur();
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (trimmed)
          navigate(linkToOrder(trimmed) ?? `/?${new URLSearchParams({ search: trimmed.slice(0, 100) })}`);
        done();
      }}
    >
      <div className={classNames('relative', looks[look].frame)}>
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
          autoComplete="off"
          maxLength={2048}
          placeholder={t('placeholder')}
          className={classNames(
            'peer h-tap w-full text-ellipsis rounded-md border pe-3 ps-10 text-body',
            looks[look].input,
          )}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onPaste={(event) => {
            const address = linkToOrder(event.clipboardData.getData('text'));
            if (!address) return;
            event.preventDefault();
            navigate(address);
            done();
          }}
          onFocus={() => {
            clearTimeout(blurTimer.current);
            setFocused(true);
            void loadResults();
          }}
          onBlur={() => {
            blurTimer.current = setTimeout(() => setFocused(false), blurDelay);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || text === '') return;
            event.preventDefault();
            setText('');
          }}
        />
        <Search
          className="pointer-events-none absolute top-1/2 start-3 size-4.5 -translate-y-1/2 opacity-70 peer-focus:text-ink"
          aria-hidden="true"
        />
      </div>
      {isOpen && (
        <div className={looks[look].list}>
          <Suspense fallback={null}>
            <SearchResults text={trimmed.slice(0, 100)} listId={listId} field={field} onChosen={done} />
          </Suspense>
        </div>
      )}
    </form>
  );
}

/** A pasted link is something to promote: the order form opens with it. */
function linkToOrder(text: string): string | undefined {
  const url = text.trim();
  return /^https?:\/\/\S+\.\S+$/i.test(url) ? `/orders/create?${new URLSearchParams({ url })}` : undefined;
}
