import type { CustomerGrade } from '@marquee/contract/generated/console.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshQueries } from '../../../../lib/refresh-queries.ts';
import { useServices } from '../../../../lib/use-services.ts';
import { Facts } from '../../../../product/console/facts.tsx';
import { consoleKeys } from '../../../../product/console/query-keys.ts';
import { gradeKeys } from '../../../../product/query-keys.ts';
import { DayField } from '../../../../shell/forms/day-field.tsx';
import { useAmounts } from '../../../../shell/preferences/use-amounts.ts';
import { useDates } from '../../../../shell/preferences/use-dates.ts';
import { useProfile } from '../../../../shell/session/profile.ts';
import { useShell } from '../../../../shell/shell-data.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { SkeletonLines } from '../../../../ui/feedback/skeleton-lines.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import { Select } from '../../../../ui/forms/select.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';

/** Where the customer stands on the ladder, and the grade that staff gave them. */
export function GradeCard({ customerId }: { customerId: number }) {
  const t = useTranslations('adminGrades.customer');
  const failed = useTranslations('common.states')('failed');
  const { settings } = useShell();
  const { call } = useServices();
  const canGive = useProfile()?.permissions.includes('accounts.manage') ?? false;
  const [opened, setOpened] = useState<'give' | 'takeBack'>();
  const { data, isError } = useQuery({
    queryKey: consoleKeys.customerGrade(customerId),
    queryFn: async ({ signal }) =>
      (await call('getCustomerGrade', { params: { id: customerId } }, { signal })).data,
    enabled: settings.grades_enabled,
  });
  if (!settings.grades_enabled) return null;
  const close = () => setOpened(undefined);
  return (
    <Card title={t('title')}>
      {isError && <p className="text-danger-text">{failed}</p>}
      {!data && !isError && <SkeletonLines count={3} />}
      {data && <GradeFacts standing={data} />}
      {data && canGive && (
        <div className="flex flex-wrap gap-2 pt-4">
          <Button onClick={() => setOpened('give')}>{t('give')}</Button>
          {data.given && (
            <Button variant="danger" onClick={() => setOpened('takeBack')}>
              {t('takeBack')}
            </Button>
          )}
        </div>
      )}
      {opened === 'give' && <GiveDialog customerId={customerId} onClose={close} />}
      {opened === 'takeBack' && <TakeBackDialog customerId={customerId} onClose={close} />}
    </Card>
  );
}

function GradeFacts({ standing }: { standing: CustomerGrade }) {
  const t = useTranslations('adminGrades.customer');
  const { exact } = useAmounts();
  const dates = useDates();
  const { grade, since, expires_at, mercy_until, spent, given } = standing;
  const gift = given && [given.grade.name, given.until && dates.day(given.until), given.reason];
  return (
    <Facts
      facts={[
        [t('grade'), grade?.name ?? t('none')],
        ...(since ? ([[t('since'), dates.day(since)]] as const) : []),
        ...(expires_at && !mercy_until ? ([[t('until'), dates.day(expires_at)]] as const) : []),
        ...(mercy_until ? ([[t('mercy'), dates.day(mercy_until)]] as const) : []),
        [t('spent'), exact(spent)],
        ...(gift ? ([[t('given'), gift.filter(Boolean).join(' · ')]] as const) : []),
      ]}
    />
  );
}

interface DialogProps {
  customerId: number;
  onClose(): void;
}

function GiveDialog({ customerId, onClose }: DialogProps) {
  const t = useTranslations('adminGrades.customer');
  const services = useServices();
  const [gradeId, setGradeId] = useState<number>();
  const [until, setUntil] = useState('');
  const { data: ladder = [] } = useQuery({
    queryKey: gradeKeys.ladder,
    queryFn: async ({ signal }) => (await services.call('listGrades', {}, { signal })).data,
  });
  const chosen = gradeId ?? ladder.at(-1)?.id;
  const send = async (reason: string) => {
    const end = until === '' ? null : `${until}T23:59:59Z`;
    const body = { grade_id: chosen ?? null, until: end, reason };
    await services.call('giveGrade', { params: { id: customerId }, body });
    await refreshQueries(services, [consoleKeys.customerGrade(customerId)]);
  };
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={t('give')}
      effect={t('giveText')}
      disabled={chosen === undefined}
      send={send}
      fields={(form) => (
        <>
          <Field label={t('grade')} error={form.error('grade_id')}>
            {(control) => (
              <Select
                {...control}
                value={String(chosen ?? '')}
                options={ladder.map(({ id, name }) => ({ value: String(id), label: name }))}
                onChange={({ target }) => setGradeId(Number(target.value))}
              />
            )}
          </Field>
          <DayField
            label={t('end')}
            note={t('endHint')}
            value={until}
            error={form.error('until')}
            onChange={setUntil}
          />
        </>
      )}
    />
  );
}

function TakeBackDialog({ customerId, onClose }: DialogProps) {
  const t = useTranslations('adminGrades.customer');
  const services = useServices();
  const send = async (reason: string) => {
    const body = { grade_id: null, until: null, reason };
    await services.call('giveGrade', { params: { id: customerId }, body });
    await refreshQueries(services, [consoleKeys.customerGrade(customerId)]);
  };
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={t('takeBack')}
      effect={t('takeBackText')}
      danger
      send={send}
    />
  );
}
