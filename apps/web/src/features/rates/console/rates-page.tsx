import type { CurrencyRate, Rates } from '@marquee/contract/generated/console.ts';
import { oneDollar } from '@marquee/domain/money/display-rate.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AppServices } from '../../../lib/app-services.ts';
import { useServices } from '../../../lib/use-services.ts';
import { consoleKeys } from '../../../product/console/query-keys.ts';
import { useAction } from '../../../product/use-action.ts';
import { Notice } from '../../../shell/forms/notice.tsx';
import { TextField } from '../../../shell/forms/text-field.tsx';
import { useForm } from '../../../shell/forms/use-form.ts';
import { Moment } from '../../../shell/preferences/moment.tsx';
import { useProfile } from '../../../shell/session/profile.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { Labelled } from '../../../ui/text/labelled.tsx';
import { useNumbers } from '../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

const ratesQuery = ({ call }: Pick<AppServices, 'call'>) =>
  queryOptions({
    queryKey: consoleKeys.rates,
    queryFn: async ({ signal }) => (await call('getRates', {}, { signal })).data,
    refetchInterval: 30_000,
  });

export async function load(services: AppServices): Promise<void> {
  await services.queryClient.ensureQueryData(ratesQuery(services));
}

/** What a dollar is worth in each currency, where that comes from, and how old it is. */
export function Page() {
  const t = useTranslations('adminMoney.rates');
  const { data: rates } = useQuery(ratesQuery(useServices()));
  const canChange = useProfile()?.permissions.includes('payments.manage') ?? false;
  if (!rates) return null;
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <div className="grid max-w-4xl gap-5 desktop:grid-cols-2">
        {rates.currencies.map((rate) => (
          <RateCard key={rate.currency} rate={rate} canChange={canChange} />
        ))}
        <SourceCard source={rates.source} canChange={canChange} />
      </div>
    </>
  );
}

/** Keeps what the server answered, so that the page shows it at once. */
function useKeepRates(): (rates: Rates) => void {
  const { queryClient } = useServices();
  return (rates) => queryClient.setQueryData(consoleKeys.rates, rates);
}

function RateCard({ rate, canChange }: { rate: CurrencyRate; canChange: boolean }) {
  const t = useTranslations('adminMoney.rates');
  const numbers = useNumbers();
  const { currency, fetched_at, from } = rate;
  return (
    <Card title={currency}>
      <div className="flex flex-col gap-4">
        <div>
          <p className="text-ink-faint text-note">{t('rate', { dollar: oneDollar(numbers.style) })}</p>
          {rate.rate === null ? (
            <p>{t('none')}</p>
          ) : (
            <p className="flex items-center gap-3">
              <span className="font-semibold text-28 tabular-nums">{numbers.decimal(rate.rate)}</span>
              <Badge tone={from === 'hand' ? 'info' : 'success'}>
                {from === 'hand' ? t('byHand') : t('bySource')}
              </Badge>
            </p>
          )}
          {from === 'hand' && rate.fetched && (
            <p className="text-ink-soft text-note tabular-nums">
              <Labelled label={t('bySource')}>{numbers.decimal(rate.fetched)}</Labelled>
            </p>
          )}
          {from === 'source' && fetched_at && (
            <p className="text-ink-soft text-note">
              {t.rich('updated', { time: () => <Moment value={fetched_at} /> })}
            </p>
          )}
        </div>
        {canChange && <RateForm rate={rate} />}
      </div>
    </Card>
  );
}

function RateForm({ rate: { currency, by_hand } }: { rate: CurrencyRate }) {
  const t = useTranslations('adminMoney.rates');
  const saved = useTranslations('common.states')('saved');
  const { call } = useServices();
  const toast = useToast();
  const keep = useKeepRates();
  const action = useAction();
  const [text, setText] = useState(by_hand ?? '');
  const send = async (rate: string | null) => {
    const { data } = await call('setRateByHand', { params: { currency }, body: { rate } });
    keep(data);
  };
  const form = useForm(async () => {
    await send(text.trim().replace(',', '.'));
    toast({ title: saved, tone: 'success' });
  });
  return (
    <form {...form.form} className="flex flex-col gap-3 border-line border-t pt-4">
      <TextField
        label={t('byHand')}
        hint={t('setHint')}
        name="rate"
        inputMode="decimal"
        value={text}
        error={form.error('rate')}
        onValueChange={(value) => {
          form.clear('rate');
          setText(value);
        }}
      />
      {form.message && <Notice tone="danger">{form.message}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" loading={form.isSending}>
          {t('save')}
        </Button>
        {by_hand !== null && (
          <Button
            loading={action.isBusy}
            onClick={() =>
              action.run(
                async () => {
                  await send(null);
                  setText('');
                },
                { done: saved },
              )
            }
          >
            {t('follow')}
          </Button>
        )}
      </div>
    </form>
  );
}

function SourceCard({ source, canChange }: Pick<Rates, 'source'> & { canChange: boolean }) {
  const t = useTranslations('adminMoney.rates');
  const saved = useTranslations('common.states')('saved');
  const { call } = useServices();
  const toast = useToast();
  const keep = useKeepRates();
  const action = useAction();
  const [url, setUrl] = useState(source?.url ?? '');
  const send = async (next: string | null) =>
    keep((await call('setRateSource', { body: { url: next } })).data);
  const form = useForm(async () => {
    await send(url.trim());
    toast({ title: saved, tone: 'success' });
  });
  const refresh = async () => keep((await call('refreshRates', { body: {} })).data);
  const remove = async () => {
    await send(null);
    setUrl('');
  };
  return (
    <Card title={t('source')}>
      <form {...form.form} className="flex flex-col gap-3">
        <TextField
          label={t('sourceAddress')}
          hint={t('sourceHint')}
          name="url"
          type="url"
          inputMode="url"
          disabled={!canChange}
          maxLength={2048}
          value={url}
          error={form.error('url')}
          onValueChange={(value) => {
            form.clear('url');
            setUrl(value);
          }}
        />
        {source?.last_problem && <Notice tone="danger">{t(`problems.${source.last_problem}`)}</Notice>}
        {source?.last_tried_at && (
          <p className="text-ink-soft text-note">
            {t.rich('tried', { time: () => <Moment value={source.last_tried_at ?? ''} /> })}
          </p>
        )}
        {form.message && <Notice tone="danger">{form.message}</Notice>}
        {canChange && (
          <div className="flex flex-wrap gap-2">
            <Button type="submit" variant="primary" loading={form.isSending}>
              {t('saveSource')}
            </Button>
            {source && (
              <>
                <Button
                  loading={action.isRunning('fetch')}
                  onClick={() => action.run(refresh, { name: 'fetch' })}
                >
                  {t('refresh')}
                </Button>
                <Button
                  loading={action.isRunning('remove')}
                  onClick={() => action.run(remove, { name: 'remove', done: saved })}
                >
                  {t('removeSource')}
                </Button>
              </>
            )}
          </div>
        )}
      </form>
    </Card>
  );
}
