import type { ConsoleService } from '@marquee/contract/generated/console.ts';
import { useServices } from '../../../../lib/use-services.ts';
import { Facts } from '../../../../product/console/facts.tsx';
import { consoleKeys } from '../../../../product/console/query-keys.ts';
import { useAction } from '../../../../product/use-action.ts';
import { useAmounts } from '../../../../shell/preferences/use-amounts.ts';
import { Switch } from '../../../../ui/forms/switch.tsx';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';
import { NamesForm } from './names-form.tsx';
import { PriceForm } from './price-form.tsx';
import { ServiceSources } from './service-sources.tsx';

/** One service: whether it is sold, its price and limits, its providers and its names. */
export function ServiceSheet({ service }: { service: ConsoleService }) {
  const t = useTranslations('adminSetup.services');
  const services = useServices();
  const action = useAction();
  const { exact } = useAmounts();
  const change = (body: { is_enabled: boolean } | { sells_below_cost: boolean }) =>
    void action.run(() => services.call('changeService', { params: { id: service.id }, body }), {
      done: t('saved'),
      refresh: [consoleKeys.services],
    });
  return (
    <div className="flex flex-col gap-6">
      <Facts
        facts={[
          [
            t('type'),
            <a
              key="shop"
              href={`/services/${service.slug}`}
              target="_blank"
              rel="noreferrer"
              className="text-primary-text hover:underline"
            >
              {service.network.name} · {service.type.name}
            </a>,
          ],
          [t('state'), t(`states.${service.state}`)],
          [t('priceFor', { count: String(service.pricing_per) }), exact(service.price)],
          [t('cost'), service.cost === null ? '–' : exact(service.cost)],
        ]}
      />
      <div className="flex flex-col gap-3">
        <Switch
          checked={service.state !== 'off'}
          disabled={action.isBusy}
          hint={t('soldHint')}
          onChange={({ target }) => change({ is_enabled: target.checked })}
        >
          {t('sold')}
        </Switch>
        <Switch
          checked={service.sells_below_cost}
          disabled={action.isBusy}
          hint={t('sellsBelowCostHint')}
          onChange={({ target }) => change({ sells_below_cost: target.checked })}
        >
          {t('sellsBelowCost')}
        </Switch>
      </div>
      <PriceForm service={service} />
      <ServiceSources service={service} />
      <NamesForm service={service} />
    </div>
  );
}
