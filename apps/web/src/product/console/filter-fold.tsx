import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';

interface FilterFoldProps {
  /** Where filters count, they are in sight at first. */
  isUsed: boolean;
  children: ReactNode;
}

/** Several filters of a list: in its toolbar, and on phones behind a button, so that the rows come first. */
export function FilterFold({ isUsed, children }: FilterFoldProps) {
  const t = useTranslations('admin.list');
  const id = useId();
  const [isOpen, setOpen] = useState(isUsed);
  return (
    <>
      <span className="tablet:hidden">
        <Button
          icon={<SlidersHorizontal className="size-4" aria-hidden="true" />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t('filters')}
        </Button>
      </span>
      <div
        id={id}
        className={
          isOpen
            ? 'grid w-full gap-2 tablet:contents max-tablet:order-last max-tablet:*:w-full'
            : 'hidden tablet:contents'
        }
      >
        {children}
      </div>
    </>
  );
}
