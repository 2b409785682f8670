import { Menu as BaseMenu } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { classNames } from '../class-names.ts';
import { popupClass } from '../overlays/overlay-style.ts';
import { BareLink } from './bare-link.tsx';

export type MenuEntry =
  | {
      kind: 'action';
      label: string;
      icon?: ReactNode;
      danger?: boolean;
      disabled?: boolean;
      onSelect: () => void;
    }
  | { kind: 'link'; label: string; icon?: ReactNode; href: string }
  | {
      kind: 'check';
      label: string;
      checked: boolean;
      disabled?: boolean;
      onCheckedChange: (checked: boolean) => void;
    }
  | { kind: 'heading'; label: string }
  | { kind: 'line'; label: string };

type MenuPopupProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  anchor: RefObject<HTMLElement | null>;
  label: string;
  entries: readonly MenuEntry[];
  align: 'start' | 'end';
};

const item =
  'flex min-h-tap cursor-pointer select-none items-center gap-2.5 rounded-sm px-2.5 text-body outline-none data-disabled:cursor-not-allowed data-disabled:opacity-50 data-highlighted:bg-hover';

function Entry({ entry }: { entry: MenuEntry }) {
  switch (entry.kind) {
    case 'action':
      return (
        <BaseMenu.Item
          disabled={entry.disabled}
          onClick={entry.onSelect}
          className={classNames(item, entry.danger && 'text-danger-text')}
        >
          {entry.icon}
          {entry.label}
        </BaseMenu.Item>
      );
    case 'link':
      return (
        <BaseMenu.LinkItem render={<BareLink href={entry.href} />} closeOnClick className={item}>
          {entry.icon}
          {entry.label}
        </BaseMenu.LinkItem>
      );
    case 'check':
      return (
        <BaseMenu.CheckboxItem
          checked={entry.checked}
          disabled={entry.disabled}
          onCheckedChange={entry.onCheckedChange}
          className={classNames(item, 'justify-between')}
        >
          {entry.label}
          <BaseMenu.CheckboxItemIndicator className="text-primary-text">
            <Check className="size-4" aria-hidden="true" />
          </BaseMenu.CheckboxItemIndicator>
        </BaseMenu.CheckboxItem>
      );
    case 'heading':
      return <div className="px-2.5 pt-2 pb-1 font-medium text-ink-faint text-note">{entry.label}</div>;
    case 'line':
      return <BaseMenu.Separator className="mx-2.5 my-1 h-px bg-line" />;
  }
}

export function MenuPopup({ open, onOpenChange, anchor, label, entries, align }: MenuPopupProps) {
  return (
    <BaseMenu.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <BaseMenu.Portal>
        <BaseMenu.Positioner anchor={anchor} align={align} sideOffset={6} className="z-60 outline-none">
          <BaseMenu.Popup
            aria-label={label}
            finalFocus={anchor}
            className={classNames(popupClass, 'max-h-(--available-height) min-w-48 overflow-y-auto p-1')}
          >
            {entries.map((entry) => (
              <Entry key={`${entry.kind} ${entry.label}`} entry={entry} />
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}
