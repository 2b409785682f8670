import { ApiError } from '@marquee/contract/client.ts';
import type { WithdrawalMethod, WithdrawalQuote } from '@marquee/contract/generated/money.ts';
import { parseMoney } from '@marquee/domain/money/money.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { refreshQueries } from '../../lib/refresh-queries.ts';
import { useSendOnce } from '../../lib/send-once.ts';
import { useServices } from '../../lib/use-services.ts';
import { walletsQuery } from '../../product/payments/payment-queries.ts';
import { Notice } from '../../shell/forms/notice.tsx';
import { TextField } from '../../shell/forms/text-field.tsx';
import { useForm } from '../../shell/forms/use-form.ts';
import { Button } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Textarea } from '../../ui/forms/textarea.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { AmountField } from './amount-field.tsx';
import { earningsChangedKeys, quoteQuery, withdrawalMethodsQuery } from './api.ts';
import { MethodChoice } from './method-choice.tsx';
import { QuoteBox } from './quote-box.tsx';

const pause = 500;

interface Quote {
  quote: WithdrawalQuote | undefined;
  isChecking: boolean;
  /** The server's message on why the amount cannot be withdrawn. */
  problem: string | undefined;
}

export function WithdrawalForm() {
  const t = useTranslations('finances.withdrawal');
  const { data: methods = [] } = useQuery(withdrawalMethodsQuery(useServices()));
  if (methods.length === 0)
    return (
      <Card>
        <EmptyState illustration="wallet" title={t('noMethods')} text={t('noMethodsText')} />
      </Card>
    );
  return <Form methods={methods} />;
}

const blank = { amount: '', account: '', comment: '' };

function Form({ methods }: { methods: readonly WithdrawalMethod[] }) {
  const t = useTranslations('finances.withdrawal');
  const labels = useTranslations('common.words');
  const services = useServices();
  const toast = useToast();
  const { data: wallets } = useQuery(walletsQuery(services));
  const sendOnce = useSendOnce();
  const [methodId, setMethodId] = useState(methods[0]?.id);
  const [values, setValues] = useState(blank);
  const method = methods.find(({ id }) => id === methodId);
  const { quote, isChecking, problem } = useQuote(methodId, values.amount);
  const form = useForm(async () => {
    const body = {
      amount: values.amount,
      payment_method_id: methodId ?? 0,
      account_number: values.account,
      user_comment: values.comment,
    };
    await sendOnce(body, (idempotencyKey) =>
      services.call('requestWithdrawal', { body }, { idempotencyKey }),
    );
    setValues(blank);
    toast({ title: t('sent'), text: t('sentText'), tone: 'success' });
    await refreshQueries(services, earningsChangedKeys);
  });
  const change = (field: keyof typeof blank, name: string) => (value: string) => {
    form.clear(name);
    setValues((current) => ({ ...current, [field]: value }));
  };
  return (
    <Card title={t('form')}>
      <form {...form.form} className="flex flex-col gap-5">
        <MethodChoice
          methods={methods}
          chosen={methodId}
          error={form.error('payment_method_id')}
          onChoose={(id) => {
            form.clear('payment_method_id');
            setMethodId(id);
          }}
        />
        {method?.description && <p className="-mt-3 text-ink-soft text-note">{method.description}</p>}
        <AmountField
          value={values.amount}
          most={wallets?.withdrawable ?? '0'}
          error={form.error('amount') ?? problem}
          onChange={change('amount', 'amount')}
        />
        <TextField
          label={t('account')}
          hint={method?.account_hint || undefined}
          autoComplete="off"
          maxLength={200}
          value={values.account}
          onValueChange={change('account', 'account_number')}
          error={form.error('account_number')}
        />
        <Field label={t('comment')} note={labels('optional')} error={form.error('user_comment')}>
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              maxLength={1000}
              value={values.comment}
              onChange={(event) => change('comment', 'user_comment')(event.target.value)}
            />
          )}
        </Field>
        <QuoteBox quote={quote} isChecking={isChecking} />
        {form.message && <Notice tone="danger">{form.message}</Notice>}
        <Button type="submit" variant="primary" wide loading={form.isSending}>
          {t('submit')}
        </Button>
      </form>
    </Card>
  );
}

/** Asks after a pause in typing; an answer for another amount is never used. */
function useQuote(methodId: number | undefined, typed: string): Quote {
  const services = useServices();
  const amount = parseMoney(typed) ? typed : '';
  const [settled, setSettled] = useState({ methodId, amount });
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ methodId, amount }), pause);
    return () => clearTimeout(timer);
  }, [methodId, amount]);
  const { data, error, isFetching } = useQuery(quoteQuery(services, settled));
  const isWaiting = settled.methodId !== methodId || settled.amount !== amount;
  const isChecking = isFetching || isWaiting;
  const refused = error instanceof ApiError && !isChecking ? error.fields.amount?.[0] : undefined;
  return { quote: amount === '' || error ? undefined : data, isChecking, problem: refused };
}
