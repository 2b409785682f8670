import { parseMoney } from '@marquee/domain/money/money.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useServices } from '../../lib/use-services.ts';
import { useAction } from '../../product/use-action.ts';
import { Notice } from '../../shell/forms/notice.tsx';
import { useAmounts } from '../../shell/preferences/use-amounts.ts';
import type { PageModule } from '../../shell/routing/page-module.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';

export const head: PageModule['head'] = ({ phrases }) => ({
  title: phrases.current().widgets?.payment.title ?? '',
});

/** Opened by the order form on a partner's site, which has no session: here the customer says yes to the amount. */
export function Page() {
  const t = useTranslations('widgets.payment');
  const [query] = useSearchParams();
  const [token, total] = [query.get('widget') ?? '', query.get('total') ?? ''];
  const isWhole = /^\w{16,120}$/.test(token) && parseMoney(total) !== undefined;
  return (
    <>
      <PageHeader title={t('title')} />
      <Card className="max-w-120">
        {isWhole ? <Confirmation token={token} total={total} /> : <p>{t('wrong')}</p>}
      </Card>
    </>
  );
}

function Confirmation({ token, total }: { token: string; total: string }) {
  const t = useTranslations('widgets.payment');
  const { exact } = useAmounts();
  const { call } = useServices();
  const action = useAction();
  const [state, setState] = useState<'asked' | 'sent' | 'closed'>('asked');
  const confirm = () =>
    action.run(async () => {
      const form: Window | null = window.opener;
      if (!form) return setState('closed');
      const { data } = await call('confirmWidgetPayment', { body: { api_token: token, total } });
      // Only the panel's own frame hears it, whatever page stands around that frame.
      form.postMessage({ source: 'marquee-payment', type: 'code', code: data.code }, location.origin);
      setState('sent');
    });
  if (state !== 'asked') return <Notice tone={state === 'sent' ? 'success' : 'danger'}>{t(state)}</Notice>;
  return (
    <div className="flex flex-col gap-4">
      <p>{t('text')}</p>
      <p className="flex justify-between gap-4 font-semibold">
        <span>{t('amount')}</span>
        <span className="tabular-nums">{exact(total)}</span>
      </p>
      <Button variant="primary" size="large" loading={action.isBusy} onClick={() => void confirm()}>
        {t('confirm')}
      </Button>
    </div>
  );
}
