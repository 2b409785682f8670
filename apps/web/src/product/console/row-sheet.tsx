import { ChevronDown, ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { LazySideSheet } from '../../ui/overlays/lazy-dialogs.tsx';
import type { ListAddress } from './use-list-address.ts';

interface RowSheetProps {
  title: string;
  /** The rows of the page it was opened from, in their order. */
  ids: readonly number[];
  address: ListAddress;
  children: ReactNode;
}

/** One row of a table beside it, with the way to the next and the one before. */
export function RowSheet({ title, ids, address, children }: RowSheetProps) {
  const t = useTranslations('admin.list');
  const close = useTranslations('common.actions')('close');
  const place = address.opened === undefined ? -1 : ids.indexOf(address.opened);
  const step = (by: number) => ids[place + by];
  return (
    <LazySideSheet
      open={place >= 0}
      onClose={() => address.open(undefined)}
      title={title}
      closeLabel={close}
      footer={
        <>
          <IconButton
            icon={<ChevronUp className="size-4" />}
            label={t('previousRow')}
            disabled={place <= 0}
            onClick={() => address.open(step(-1))}
          />
          <IconButton
            icon={<ChevronDown className="size-4" />}
            label={t('nextRow')}
            disabled={step(1) === undefined}
            onClick={() => address.open(step(1))}
          />
        </>
      }
    >
      {children}
    </LazySideSheet>
  );
}
