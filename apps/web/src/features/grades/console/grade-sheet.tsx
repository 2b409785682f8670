import type { ManagedGrade } from '@marquee/contract/generated/console.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../lib/use-services.ts';
import { Facts } from '../../../product/console/facts.tsx';
import { consoleKeys } from '../../../product/console/query-keys.ts';
import { useAction } from '../../../product/use-action.ts';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { useDates } from '../../../shell/preferences/use-dates.ts';
import { usePercent } from '../../../shell/preferences/use-percent.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LazyConfirmDialog } from '../../../ui/overlays/lazy-dialogs.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { gradeEffectQuery } from './api.ts';
import { useMoves } from './grade-effect.tsx';
import { GradeForm } from './grade-form.tsx';

interface GradeSheetProps {
  grade: ManagedGrade;
  canChange: boolean;
  onRemoved(): void;
}

/** One grade: edited right here by those who may, removed after a look at what that does. */
export function GradeSheet({ grade, canChange, onRemoved }: GradeSheetProps) {
  const [isRemoving, setRemoving] = useState(false);
  const t = useTranslations('adminGrades');
  if (!canChange) return <GradeFacts grade={grade} />;
  return (
    <div className="flex flex-col gap-6">
      <GradeFacts grade={grade} />
      <GradeForm grade={grade} onDone={onRemoved} />
      <div className="border-line border-t pt-5">
        <Button variant="danger" onClick={() => setRemoving(true)}>
          {t('remove')}
        </Button>
      </div>
      <Removal grade={grade} open={isRemoving} onClose={() => setRemoving(false)} onRemoved={onRemoved} />
    </div>
  );
}

function GradeFacts({ grade }: { grade: ManagedGrade }) {
  const t = useTranslations('adminGrades');
  const changed = useTranslations('adminPrices.customers')('changed');
  const { exact } = useAmounts();
  const percent = usePercent();
  const dates = useDates();
  return (
    <Facts
      facts={[
        [t('goal'), exact(grade.spending_goal)],
        [t('discount'), percent(grade.discount_percent)],
        [t('customers'), String(grade.customers)],
        [changed, dates.day(grade.updated_at)],
      ]}
    />
  );
}

interface RemovalProps {
  grade: ManagedGrade;
  open: boolean;
  onClose(): void;
  onRemoved(): void;
}

function Removal({ grade: { id, name }, open, onClose, onRemoved }: RemovalProps) {
  const t = useTranslations('adminGrades');
  const common = useTranslations('common');
  const services = useServices();
  const action = useAction();
  const tried = open ? { grade_id: id, grade: null } : undefined;
  const moves = useMoves()(useQuery(gradeEffectQuery(services, tried)).data);
  const remove = async () => {
    const isDone = await action.run(() => services.call('removeGrade', { params: { id } }), {
      done: common('states.saved'),
      refresh: [consoleKeys.grades],
    });
    onClose();
    if (isDone) onRemoved();
  };
  return (
    <LazyConfirmDialog
      open={open}
      title={t('removal.title', { name })}
      consequence={[t('removal.text'), ...moves].join(' · ')}
      confirmLabel={t('remove')}
      cancelLabel={common('actions.cancel')}
      danger
      busy={action.isBusy}
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  );
}
