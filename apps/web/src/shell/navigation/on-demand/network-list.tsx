import type { NetworkWithTypes } from '@marquee/contract/generated/catalogue.ts';
import { ChevronRight, LayoutGrid, Search } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { NetworkIcon } from '../../../ui/icons/network-icon.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { matchesName } from './search-matches.ts';

/** A pointer that only passes over a network must not select it. */
const hoverDelay = 250;

interface NetworkListProps {
  networks: readonly NetworkWithTypes[] | undefined;
  shown: NetworkWithTypes | undefined;
  /** On phones the chosen network's services cover this list. */
  isBehind: boolean;
  onChoose(slug: string): void;
}

export function NetworkList({ networks, shown, isBehind, onChoose }: NetworkListProps) {
  const t = useTranslations();
  const [text, setText] = useState('');
  const hovering = useRef<ReturnType<typeof setTimeout>>(undefined);
  const found = networks?.filter((network) => matchesName(network.name, text));
  return (
    <section
      className={classNames(
        'flex min-h-0 flex-col gap-3 border-line p-4 tablet:border-e',
        isBehind && 'max-tablet:hidden',
      )}
      aria-label={t('navigation.services.networks')}
    >
      <Input
        aria-label={t('navigation.services.search')}
        placeholder={t('navigation.services.search')}
        leading={<Search className="size-4.5" aria-hidden="true" />}
        value={text}
        maxLength={60}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />
      <LinkButton href="/services" icon={<LayoutGrid className="size-4" aria-hidden="true" />}>
        {t('shell.header.allServices')}
      </LinkButton>
      <ul
        className="-mx-2 min-h-0 flex-1 overflow-y-auto px-2"
        aria-busy={networks === undefined}
        onKeyDown={moveFocus}
      >
        {networks === undefined &&
          Array.from({ length: 8 }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing else
            <li key={row} className="flex h-11 items-center gap-3 px-2">
              <Skeleton className="size-5" />
              <Skeleton className="h-4 w-32" />
            </li>
          ))}
        {found?.map((network) => (
          <li key={network.id}>
            <button
              type="button"
              aria-pressed={network === shown}
              className="flex min-h-tap w-full items-center gap-3 rounded-md px-2 text-start font-medium -outline-offset-2 hover:bg-hover tablet:aria-pressed:bg-primary-soft"
              onClick={() => onChoose(network.slug)}
              onPointerEnter={(event) => {
                if (event.pointerType !== 'mouse') return;
                hovering.current = setTimeout(() => onChoose(network.slug), hoverDelay);
              }}
              onPointerLeave={() => clearTimeout(hovering.current)}
            >
              <NetworkIcon network={network} size="small" />
              <span className="min-w-0 flex-1 truncate">{network.name}</span>
              <ChevronRight className="size-4 text-ink-faint" aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      {found?.length === 0 && (
        <p className="pb-4 text-center text-ink-soft" role="status">
          {t('navigation.services.none')}
        </p>
      )}
    </section>
  );
}

/** Arrow keys move through the list. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const current = buttons.indexOf(document.activeElement as HTMLButtonElement);
  buttons[Math.max(0, Math.min(buttons.length - 1, current + step))]?.focus();
}
