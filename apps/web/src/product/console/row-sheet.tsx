import { ChevronDown, ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { LazySideSheet } from '../../ui/overlays/lazy-dialogs.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { useKeys } from './use-keys.ts';
import type { ListAddress } from './use-list-address.ts';

interface RowSheetProps {
  title: string;
  /** The rows of the page it was opened from, in their order. */
  ids: readonly number[];
  address: ListAddress;
  /** For a row with much to say. */
  isWide?: boolean;
  children: ReactNode;
}

/** One row of a table beside it, with the way to the next and the one before. */
export function RowSheet({ title, ids, address, isWide, children }: RowSheetProps) {
  const t = useTranslations('admin.list');
  const close = useTranslations('common.actions')('close');
  const place = address.opened === undefined ? -1 : ids.indexOf(address.opened);
  const step = (by: number) => ids[place + by];
  const go = (by: number) => {
    const id = step(by);
    if (place >= 0 && id !== undefined) address.open(id);
  };
  useKeys({ j: () => go(1), k: () => go(-1) }, { inDialog: true });
  return (
    <LazySideSheet
      open={address.opened !== undefined && Boolean(children)}
      onClose={() => address.open(undefined)}
      title={title}
      width={isWide ? 'cart' : 'medium'}
      closeLabel={close}
      footer={
        <>
          <IconButton
            icon={<ChevronUp className="size-4" />}
            label={t('previousRow')}
            disabled={place <= 0}
            onClick={() => go(-1)}
          />
          <IconButton
            icon={<ChevronDown className="size-4" />}
            label={t('nextRow')}
            disabled={place < 0 || step(1) === undefined}
            onClick={() => go(1)}
          />
        </>
      }
    >
      {children}
    </LazySideSheet>
  );
}
