import { X } from 'lucide-react';
import { IconButton } from '../../../ui/actions/icon-button.tsx';

interface ChipsProps {
  label: string;
  items: readonly { id: string; text: string; removeLabel: string }[];
  onRemove(id: string): void;
}

/** Chosen things, each with a way to take it away. */
export function Chips({ label, items, onRemove }: ChipsProps) {
  if (items.length === 0) return null;
  return (
    <ul aria-label={label} className="mt-2 flex max-h-72 flex-wrap gap-2 overflow-y-auto">
      {items.map(({ id, text, removeLabel }) => (
        <li key={id} className="flex min-w-0 max-w-full items-center rounded-md bg-sunken ps-3">
          <span className="truncate" dir="auto">
            {text}
          </span>
          <IconButton
            size="small"
            icon={<X className="size-4" />}
            label={removeLabel}
            onClick={() => onRemove(id)}
          />
        </li>
      ))}
    </ul>
  );
}
