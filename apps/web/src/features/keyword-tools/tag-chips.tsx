import { Plus, X } from 'lucide-react';
import { classNames } from '../../ui/class-names.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';

interface TagChipsProps {
  tags: readonly string[];
  isChosen: boolean;
  onToggle(tag: string): void;
}

/** Pressing a tag removes it from the chosen ones, or adds it to them. */
export function TagChips({ tags, isChosen, onToggle }: TagChipsProps) {
  const t = useTranslations('keywords.tags');
  const Icon = isChosen ? X : Plus;
  return (
    <ul className="flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag} className="min-w-0 max-w-full">
          <button
            type="button"
            aria-label={t(isChosen ? 'remove' : 'add', { tag })}
            onClick={() => onToggle(tag)}
            className={classNames(
              'flex min-h-tap max-w-full items-center gap-1.5 rounded-full px-3.5 text-start transition-colors tablet:pointer-fine:min-h-8',
              isChosen
                ? 'bg-primary-soft text-primary-text hover:bg-hover'
                : 'border border-line-strong text-ink-soft hover:bg-hover hover:text-ink',
            )}
          >
            <span dir="auto" className="min-w-0 truncate">
              {tag}
            </span>
            <Icon className="size-3.5 shrink-0" aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
