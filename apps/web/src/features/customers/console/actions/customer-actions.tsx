import type { CustomerCard } from '@marquee/contract/generated/console.ts';
import { Ellipsis, Percent, UserRoundSearch } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../../../lib/save-file.ts';
import { useServices } from '../../../../lib/use-services.ts';
import { consoleKeys } from '../../../../product/console/query-keys.ts';
import { useAction } from '../../../../product/use-action.ts';
import { useProfile } from '../../../../shell/session/profile.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { LinkButton } from '../../../../ui/actions/link-button.tsx';
import { Menu } from '../../../../ui/actions/menu.tsx';
import type { MenuEntry } from '../../../../ui/actions/menu-popup.tsx';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';
import { CloseDialog } from './close-dialog.tsx';
import { EmailDialog } from './email-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { type PlainAction, PlainDialogs } from './plain-dialogs.tsx';

type Opened = PlainAction | 'email' | 'close' | 'merge';

/** What staff can do for a customer, as far as they may and the account's state allows it. */
export function CustomerActions({ customer }: { customer: CustomerCard }) {
  const t = useTranslations('adminCustomers.actions');
  const pages = useTranslations('admin.pages');
  const profile = useProfile();
  const permissions = profile?.permissions ?? [];
  const [opened, setOpened] = useState<Opened>();
  const entries = useEntries(customer, setOpened);
  const close = () => setOpened(undefined);
  const isStaff = customer.role !== 'customer';
  const mayManage =
    permissions.includes('accounts.manage') &&
    customer.id !== profile?.id &&
    (!isStaff || permissions.includes('staff.manage'));
  if (customer.state === 'closed') return null;
  return (
    <>
      <LinkButton
        href={`/admin/customers/${customer.id}/prices`}
        icon={<Percent className="size-4" aria-hidden="true" />}
      >
        {pages('custom-prices')}
      </LinkButton>
      {permissions.includes('accounts.impersonate') && !isStaff && (
        <Button
          icon={<UserRoundSearch className="size-4" aria-hidden="true" />}
          onClick={() => setOpened('impersonate')}
        >
          {t('impersonate')}
        </Button>
      )}
      {mayManage && (
        <Menu
          label={t('more')}
          entries={entries}
          trigger={(trigger) => (
            <Button {...trigger} icon={<Ellipsis className="size-4" aria-hidden="true" />}>
              {t('more')}
            </Button>
          )}
        />
      )}
      <PlainDialogs customer={customer} opened={opened} onClose={close} />
      <EmailDialog customer={customer} open={opened === 'email'} onClose={close} />
      <CloseDialog customer={customer} open={opened === 'close'} onClose={close} />
      <MergeDialog customer={customer} open={opened === 'merge'} onClose={close} />
    </>
  );
}

function useEntries(customer: CustomerCard, open: (opened: Opened) => void): MenuEntry[] {
  const t = useTranslations('adminCustomers');
  const { call } = useServices();
  const { run } = useAction();
  const { id, state, second_factor, freezes } = customer;
  const params = { id };
  const refresh = [consoleKeys.customer(id)];
  const item = (name: Opened & keyof typeof keys, danger = false): MenuEntry => ({
    kind: 'action',
    label: t(`actions.${keys[name]}`),
    danger,
    onSelect: () => open(name),
  });
  const mail = (template: 'verify-email' | 'password-reset', label: string): MenuEntry => ({
    kind: 'action',
    label,
    onSelect: () =>
      void run(() => call('mailCustomer', { params, body: { template } }), { done: t('done.mail'), refresh }),
  });
  const saveData = () =>
    void run(async () => {
      // Already parsed, like every JSON answer.
      const everything: unknown = await call('exportCustomerData', { params });
      saveFile(`customer-${id}.json`, 'application/json', JSON.stringify(everything, null, 2));
    });
  const hasFactor = second_factor.totp || second_factor.passkeys > 0;
  const isFrozenByStaff = freezes.some(({ cause }) => cause === 'operator');
  return [
    item(isFrozenByStaff ? 'unfreeze' : 'freeze'),
    item('endSessions'),
    ...(hasFactor ? [item('resetFactor')] : []),
    ...(state === 'unproven' ? [mail('verify-email', t('actions.verifyMail'))] : []),
    ...(customer.email ? [mail('password-reset', t('actions.resetMail'))] : []),
    ...(state === 'guest' ? [] : [item('email')]),
    ...(customer.email_verified_at ? [item('merge')] : []),
    { kind: 'action', label: t('actions.export'), onSelect: saveData },
    ...(state === 'frozen' ? [] : [item('close', true)]),
  ];
}

const keys = {
  freeze: 'freeze',
  unfreeze: 'unfreeze',
  endSessions: 'endSessions',
  resetFactor: 'resetFactor',
  impersonate: 'impersonate',
  email: 'email',
  close: 'close',
  merge: 'merge',
} as const;
