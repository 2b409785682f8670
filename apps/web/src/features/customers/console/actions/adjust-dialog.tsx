import type { CustomerCard } from '@marquee/contract/generated/console.ts';
import {
  add,
  formatMoney,
  parseMoney,
  parseSignedMoney,
  subtract,
  zero,
} from '@marquee/domain/money/money.ts';
import { type AdjustableWallet, adjustableWallets, mayAdjust } from '@marquee/domain/payments/adjustment.ts';
import { useState } from 'react';
import { refreshQueries } from '../../../../lib/refresh-queries.ts';
import { useSendOnce } from '../../../../lib/send-once.ts';
import { useServices } from '../../../../lib/use-services.ts';
import { consoleKeys } from '../../../../product/console/query-keys.ts';
import { Notice } from '../../../../shell/forms/notice.tsx';
import { TextField } from '../../../../shell/forms/text-field.tsx';
import { useForm } from '../../../../shell/forms/use-form.ts';
import { useAmounts } from '../../../../shell/preferences/use-amounts.ts';
import { useShell } from '../../../../shell/shell-data.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import { MoneyInput } from '../../../../ui/forms/money-input.tsx';
import { Segmented } from '../../../../ui/forms/segmented.tsx';
import { Select } from '../../../../ui/forms/select.tsx';
import { LazyDialog } from '../../../../ui/overlays/lazy-dialogs.tsx';
import { useToast } from '../../../../ui/overlays/toast.tsx';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';
import { useWalletName } from '../use-wallet-name.ts';

export function AdjustButton({ customer }: { customer: CustomerCard }) {
  const t = useTranslations('adminCustomers.actions');
  const close = useTranslations('common.actions')('close');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('adjust')}
      </Button>
      <LazyDialog open={isOpen} onClose={() => setOpen(false)} title={t('adjust')} closeLabel={close}>
        <AdjustForm customer={customer} onDone={() => setOpen(false)} />
      </LazyDialog>
    </>
  );
}

type Direction = 'add' | 'take';

/** The button and the line above it say what will be, before it is. */
function AdjustForm({ customer, onDone }: { customer: CustomerCard; onDone(): void }) {
  const t = useTranslations('adminCustomers');
  const walletName = useWalletName();
  const { exact } = useAmounts();
  const [direction, setDirection] = useState<Direction>('add');
  const [wallet, setWallet] = useState<AdjustableWallet>('cash');
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const sign = direction === 'add' ? '' : '-';
  const form = useAdjustment(customer.id, { wallet, amount: `${sign}${amount || '0'}`, reason }, onDone);
  const limit = useShell().settings.adjustment_second_person_above;
  const units = parseMoney(amount) ?? zero;
  const held = parseSignedMoney(customer.wallets[wallet]);
  const after = direction === 'add' ? add(held, units) : subtract(held, units);
  const isTooMuch = after < zero;
  const offered = adjustableWallets.filter((name) => mayAdjust(name, parseSignedMoney(`${sign}1`)));
  const act = direction === 'add' ? 'adjust.addAmount' : 'adjust.takeAmount';
  return (
    <form {...form.form} className="flex flex-col gap-4">
      <Segmented
        label={t('adjust.direction')}
        value={direction}
        options={(['add', 'take'] as const).map((value) => ({ value, label: t(`adjust.${value}`) }))}
        onValueChange={(value: Direction) => {
          setDirection(value);
          setWallet('cash');
        }}
      />
      <Field label={t('adjust.wallet')} error={form.error('wallet')}>
        {(control) => (
          <Select
            {...control}
            options={offered.map((value) => ({
              value,
              label: `${walletName(value)} · ${exact(customer.wallets[value])}`,
            }))}
            value={wallet}
            onChange={(event) => setWallet(offered.find((name) => name === event.target.value) ?? 'cash')}
          />
        )}
      </Field>
      <Field
        label={t('adjust.amount')}
        hint={t('adjust.limit', { amount: exact(limit) })}
        error={
          isTooMuch ? t('adjust.tooMuch', { amount: exact(customer.wallets[wallet]) }) : form.error('amount')
        }
      >
        {(control) => (
          <MoneyInput
            {...control}
            name="amount"
            value={amount}
            onValueChange={(value) => {
              form.clear('amount');
              setAmount(value);
            }}
          />
        )}
      </Field>
      <TextField
        label={t('reason')}
        hint={t('adjust.reasonHint')}
        name="reason"
        maxLength={500}
        value={reason}
        onValueChange={(value) => {
          form.clear('reason');
          setReason(value);
        }}
        error={form.error('reason')}
      />
      {units > zero && !isTooMuch && (
        <p className="text-ink-soft" aria-live="polite">
          {t('adjust.after', { amount: exact(formatMoney(after)) })}
        </p>
      )}
      {form.message && <Notice tone="danger">{form.message}</Notice>}
      <Button
        type="submit"
        variant={direction === 'add' ? 'primary' : 'danger'}
        wide
        disabled={isTooMuch}
        loading={form.isSending}
      >
        {t(act, { amount: exact(formatMoney(units)) })}
      </Button>
    </form>
  );
}

interface AdjustRequest {
  wallet: AdjustableWallet;
  amount: string;
  reason: string;
}

/** Sent once under one key, however often the button is pressed. */
function useAdjustment(id: number, request: AdjustRequest, onDone: () => void) {
  const t = useTranslations('adminCustomers.adjust');
  const services = useServices();
  const toast = useToast();
  const sendOnce = useSendOnce();
  return useForm(async () => {
    const body = { ...request, reason: request.reason.trim() };
    const { data } = await sendOnce([id, body], (idempotencyKey) =>
      services.call('adjustWallet', { params: { id }, body }, { idempotencyKey }),
    );
    const isPosted = data.status === 'posted';
    toast({ title: t(isPosted ? 'posted' : 'waits'), tone: isPosted ? 'success' : 'neutral' });
    onDone();
    await refreshQueries(services, [consoleKeys.customers, consoleKeys.adjustments, consoleKeys.queues]);
  });
}
