import type { CustomerCard } from '@marquee/contract/generated/console.ts';
import type { AppServices } from '../../../../lib/app-services.ts';
import { refreshQueries } from '../../../../lib/refresh-queries.ts';
import { useServices } from '../../../../lib/use-services.ts';
import { consoleKeys } from '../../../../product/console/query-keys.ts';
import { leaveFor } from '../../../../shell/overlays/page-loader.tsx';
import { useToast } from '../../../../ui/overlays/toast.tsx';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';

const plainActions = ['freeze', 'unfreeze', 'endSessions', 'resetFactor', 'impersonate'] as const;
export type PlainAction = (typeof plainActions)[number];

interface Request {
  params: { id: number };
  body: { reason: string };
}

const calls: Record<
  Exclude<PlainAction, 'impersonate'>,
  (call: AppServices['call'], request: Request) => Promise<unknown>
> = {
  freeze: (call, request) => call('freezeCustomer', request),
  unfreeze: (call, request) => call('unfreezeCustomer', request),
  endSessions: (call, request) => call('endCustomerSessions', request),
  resetFactor: (call, request) => call('resetCustomerFactors', request),
};

interface PlainDialogsProps {
  customer: CustomerCard;
  opened: string | undefined;
  onClose(): void;
}

/** Actions that ask for nothing but a reason. */
export function PlainDialogs({ customer: { id }, opened, onClose }: PlainDialogsProps) {
  const t = useTranslations('adminCustomers');
  const services = useServices();
  const toast = useToast();
  const send = async (action: PlainAction, reason: string) => {
    const request = { params: { id }, body: { reason } };
    if (action === 'impersonate') {
      const { data } = await services.call('impersonate', request);
      leaveFor(new URL(data.url).pathname + new URL(data.url).search);
      return;
    }
    await calls[action](services.call, request);
    toast({ title: t(`done.${action}`), tone: 'success' });
    await refreshQueries(services, [consoleKeys.customers]);
  };
  return plainActions.map((action) => (
    <ReasonDialog
      key={action}
      open={opened === action}
      onClose={onClose}
      title={t(`actions.${action}`)}
      effect={t(`effects.${action}`)}
      danger={action === 'freeze' || action === 'resetFactor'}
      send={(reason) => send(action, reason)}
    />
  ));
}
