import type { StaffQuest } from '@marquee/contract/generated/console.ts';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { AppServices } from '../../../lib/app-services.ts';
import { useServices } from '../../../lib/use-services.ts';
import { KeyedTable } from '../../../product/console/keyed-table.tsx';
import { RowSheet } from '../../../product/console/row-sheet.tsx';
import { useListAddress } from '../../../product/console/use-list-address.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { LazySideSheet } from '../../../ui/overlays/lazy-dialogs.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { staffQuestsQuery } from './api.ts';
import { useQuestColumns } from './quest-columns.tsx';
import { QuestForm } from './quest-form.tsx';
import { QuestImage } from './quest-image.tsx';

export async function load(services: AppServices): Promise<void> {
  await services.queryClient.ensureQueryData(staffQuestsQuery(services));
}

/** What customers can try for free: made, changed, illustrated and switched off here. */
export function Page() {
  const t = useTranslations('adminTrials.quests');
  const close = useTranslations('common.actions')('close');
  const address = useListAddress();
  const list = useQuery(staffQuestsQuery(useServices()));
  const [isCreating, setCreating] = useState(false);
  const rows = list.data?.data ?? [];
  const opened = rows.find(({ id }) => id === address.opened);
  const columns = useQuestColumns(address);
  return (
    <>
      <PageHeader
        title={t('title')}
        text={t('text')}
        actions={
          <Button variant="primary" icon={<Plus className="size-4" />} onClick={() => setCreating(true)}>
            {t('create')}
          </Button>
        }
      />
      <Card flush>
        <KeyedTable<StaffQuest>
          label={t('title')}
          list={list}
          columns={columns}
          address={address}
          empty={{ title: t('empty'), text: t('emptyText') }}
        />
      </Card>
      <RowSheet title={opened?.name ?? ''} ids={rows.map(({ id }) => id)} address={address}>
        {opened && (
          <div key={opened.id} className="flex flex-col gap-6">
            <QuestImage quest={opened} />
            <QuestForm quest={opened} onDone={() => address.open(undefined)} />
          </div>
        )}
      </RowSheet>
      <LazySideSheet
        open={isCreating}
        onClose={() => setCreating(false)}
        title={t('create')}
        closeLabel={close}
      >
        <QuestForm onDone={() => setCreating(false)} />
      </LazySideSheet>
    </>
  );
}
