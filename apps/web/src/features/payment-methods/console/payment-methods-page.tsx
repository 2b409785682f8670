import type { ManagedMethod } from '@marquee/contract/generated/console.ts';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { AppServices } from '../../../lib/app-services.ts';
import { useServices } from '../../../lib/use-services.ts';
import { useListAddress } from '../../../product/console/use-list-address.ts';
import { useProfile } from '../../../shell/session/profile.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { LazySideSheet } from '../../../ui/overlays/lazy-dialogs.tsx';
import { useLabelled } from '../../../ui/text/labelled.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { methodsQuery } from './api.ts';
import { MethodForm } from './method-form.tsx';
import { MethodList } from './method-list.tsx';
import { TestCharge } from './test-charge.tsx';

export async function load(services: AppServices): Promise<void> {
  await services.queryClient.ensureQueryData(methodsQuery(services));
}

/** Every way to pay, in the order customers see, with all that can be set about it. */
export function Page() {
  const t = useTranslations('adminMoney.methods');
  const labelled = useLabelled();
  const close = useTranslations('common.actions')('close');
  const { data } = useQuery(methodsQuery(useServices()));
  const address = useListAddress();
  const canChange = useProfile()?.permissions.includes('payments.manage') ?? false;
  const [isCreating, setCreating] = useState(false);
  const [tested, setTested] = useState<ManagedMethod>();
  const methods = data?.methods ?? [];
  const strategies = data?.strategies ?? [];
  const opened = methods.find(({ id }) => id === address.opened);
  return (
    <>
      <PageHeader
        title={t('title')}
        text={t('text')}
        actions={
          canChange && (
            <Button variant="primary" icon={<Plus className="size-4" />} onClick={() => setCreating(true)}>
              {t('create')}
            </Button>
          )
        }
      />
      <Card flush>
        {methods.length === 0 ? (
          <EmptyState illustration="wallet" title={t('empty')} text={t('emptyText')} />
        ) : (
          <MethodList
            methods={methods}
            strategies={strategies}
            canChange={canChange}
            onOpen={address.open}
            onTest={setTested}
          />
        )}
      </Card>
      <LazySideSheet
        open={opened !== undefined || isCreating}
        onClose={() => {
          setCreating(false);
          address.open(undefined);
        }}
        width="cart"
        title={opened && !isCreating ? t('edit', { name: opened.name }) : t('create')}
        closeLabel={close}
      >
        {isCreating ? (
          <MethodForm key="new" strategies={strategies} canChange onDone={() => setCreating(false)} />
        ) : (
          opened && (
            <MethodForm
              key={opened.id}
              method={opened}
              strategies={strategies}
              canChange={canChange}
              onDone={() => address.open(undefined)}
            />
          )
        )}
      </LazySideSheet>
      <LazySideSheet
        open={tested !== undefined}
        onClose={() => setTested(undefined)}
        title={labelled(t('test.action'), tested?.name ?? '')}
        closeLabel={close}
      >
        {tested && <TestCharge key={tested.id} method={tested} />}
      </LazySideSheet>
    </>
  );
}
