import type { OrderWidgetView } from '@marquee/contract/generated/money.ts';
import { useNavigate } from 'react-router';
import { useServices } from '../../lib/use-services.ts';
import { widgetKeys } from '../../product/query-keys.ts';
import { useAction } from '../../product/use-action.ts';
import { confirm } from '../../shell/overlays/confirm.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';

/** What takes the widget off the partner's site. */
export function WidgetDanger({ widget }: { widget: OrderWidgetView }) {
  const t = useTranslations('widgets');
  const services = useServices();
  const navigate = useNavigate();
  const action = useAction();
  const params = { id: widget.id };
  const refresh = [widgetKeys.list];
  const renew = async () => {
    const isAgreed = await confirm({
      title: t('key.confirm'),
      text: t('key.consequence'),
      agree: t('key.renew'),
    });
    if (!isAgreed) return;
    await action.run(() => services.call('renewOrderWidgetKey', { params }), {
      name: 'renew',
      done: t('key.done'),
      refresh,
    });
  };
  const remove = async () => {
    const isAgreed = await confirm({
      title: t('remove.confirm'),
      text: t('remove.text'),
      agree: t('remove.action'),
      danger: true,
    });
    if (!isAgreed) return;
    const isDone = await action.run(() => services.call('deleteOrderWidget', { params }), {
      name: 'remove',
      done: t('remove.done'),
      refresh,
    });
    if (isDone) await navigate('/order-widgets');
  };
  return (
    <>
      <Card title={t('key.title')} text={t('key.text')}>
        <Button onClick={renew} loading={action.isRunning('renew')}>
          {t('key.renew')}
        </Button>
      </Card>
      <Card title={t('remove.title')} text={t('remove.text')}>
        <Button variant="danger" onClick={remove} loading={action.isRunning('remove')}>
          {t('remove.action')}
        </Button>
      </Card>
    </>
  );
}
