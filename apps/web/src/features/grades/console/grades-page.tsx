import type { ManagedGrade } from '@marquee/contract/generated/console.ts';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { AppServices } from '../../../lib/app-services.ts';
import { useServices } from '../../../lib/use-services.ts';
import { RowSheet } from '../../../product/console/row-sheet.tsx';
import { useListAddress } from '../../../product/console/use-list-address.ts';
import { useErrorMessage } from '../../../shell/errors/use-error-message.ts';
import { useProfile } from '../../../shell/session/profile.ts';
import { useShell } from '../../../shell/shell-data.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { LazySideSheet } from '../../../ui/overlays/lazy-dialogs.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { managedGradesQuery } from './api.ts';
import { useGradeColumns } from './grade-columns.tsx';
import { GradeForm } from './grade-form.tsx';
import { GradeSheet } from './grade-sheet.tsx';

export async function load(services: AppServices): Promise<void> {
  await services.queryClient.ensureQueryData(managedGradesQuery(services));
}

/** The ladder of grades, always in the order of its goals. */
export function Page() {
  const t = useTranslations('adminGrades');
  const common = useTranslations('common');
  const address = useListAddress();
  const errorMessage = useErrorMessage();
  const { settings } = useShell();
  const canChange = useProfile()?.permissions.includes('payments.manage') ?? false;
  const [isCreating, setCreating] = useState(false);
  const list = useQuery(managedGradesQuery(useServices()));
  const columns = useGradeColumns(address.open);
  const rows = list.data ?? [];
  const opened = rows.find(({ id }) => id === address.opened);
  const add = (
    <Button variant="primary" icon={<Plus className="size-4" />} onClick={() => setCreating(true)}>
      {t('create')}
    </Button>
  );
  const retry = { label: common('actions.retry'), onRetry: () => list.refetch(), busy: list.isFetching };
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} actions={canChange && add} />
      {!settings.grades_enabled && (
        <p className="pb-4 text-ink-soft">
          <TextLink href="/admin/settings">{t('off')}</TextLink>
        </p>
      )}
      <Card flush>
        {list.isLoadingError ? (
          <ErrorState title={common('states.failed')} text={errorMessage(list.error)} retry={retry} />
        ) : (
          <DataTable<ManagedGrade>
            label={t('title')}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => String(id)}
            loading={list.isPending}
            empty={<EmptyState title={t('empty')} text={t('emptyText')} action={canChange && add} />}
          />
        )}
      </Card>
      <RowSheet title={opened?.name ?? ''} ids={rows.map(({ id }) => id)} address={address}>
        {opened && (
          <GradeSheet
            key={opened.id}
            grade={opened}
            canChange={canChange}
            onRemoved={() => address.open(undefined)}
          />
        )}
      </RowSheet>
      <LazySideSheet
        open={isCreating}
        onClose={() => setCreating(false)}
        title={t('create')}
        closeLabel={common('actions.close')}
      >
        <GradeForm onDone={() => setCreating(false)} />
      </LazySideSheet>
    </>
  );
}
