import type { PriceRule, PriceRuleProvider } from '@marquee/contract/generated/console.ts';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import type { AppServices } from '../../../../lib/app-services.ts';
import { useServices } from '../../../../lib/use-services.ts';
import { KeyedTable } from '../../../../product/console/keyed-table.tsx';
import { ListToolbar } from '../../../../product/console/list-toolbar.tsx';
import { useListAddress } from '../../../../product/console/use-list-address.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Select } from '../../../../ui/forms/select.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { PageHeader } from '../../../../ui/layout/page-header.tsx';
import { LazySideSheet } from '../../../../ui/overlays/lazy-dialogs.tsx';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';
import { readFilters, ruleProvidersQuery, rulesQuery } from './api.ts';
import { RemoveRule } from './remove-rule.tsx';
import { useRuleColumns } from './rule-columns.tsx';
import { RuleForm } from './rule-form.tsx';

export async function load(services: AppServices, { request }: LoaderFunctionArgs): Promise<void> {
  const params = new URL(request.url).searchParams;
  const filters = readFilters((name) => params.get(name));
  await Promise.all([
    services.queryClient.ensureQueryData(rulesQuery(services, filters)),
    services.queryClient.ensureQueryData(ruleProvidersQuery(services)),
  ]);
}

/** How prices are made from what providers take. */
export function Page() {
  const t = useTranslations('adminPriceRules');
  const common = useTranslations('common');
  const services = useServices();
  const address = useListAddress();
  const filters = readFilters(address.get);
  const { search, provider } = filters;
  const list = useQuery(rulesQuery(services, filters));
  const providers = useQuery(ruleProvidersQuery(services)).data ?? [];
  const [edited, setEdited] = useState<PriceRule | 'new'>();
  const [removed, setRemoved] = useState<PriceRule>();
  const columns = useRuleColumns({ edit: setEdited, remove: setRemoved });
  return (
    <>
      <PageHeader
        title={t('title')}
        text={t('text')}
        actions={
          providers.length > 0 && (
            <Button variant="primary" icon={<Plus className="size-4" />} onClick={() => setEdited('new')}>
              {t('add')}
            </Button>
          )
        }
      />
      <WithoutRule providers={providers} />
      <Card flush>
        <ListToolbar
          list="price-rules"
          address={address}
          columns={columns}
          searchLabel={t('search')}
          readCsv={() => services.call('exportPriceRules', { query: { search, provider } })}
        >
          <div className="tablet:w-48">
            <Select
              aria-label={t('provider')}
              value={String(provider ?? '')}
              placeholder={t('provider')}
              options={providers.map(({ id, name }) => ({ value: String(id), label: name }))}
              onChange={({ target }) => address.filter('provider', target.value)}
            />
          </div>
        </ListToolbar>
        <KeyedTable<PriceRule>
          label={t('title')}
          list={list}
          columns={columns}
          address={address}
          empty={
            search || provider !== undefined
              ? { title: t('notFound') }
              : { title: t('empty'), text: t('emptyText') }
          }
        />
      </Card>
      <LazySideSheet
        open={edited !== undefined}
        onClose={() => setEdited(undefined)}
        title={edited === 'new' ? t('add') : t('edit')}
        closeLabel={common('actions.close')}
      >
        {edited && (
          <RuleForm
            key={edited === 'new' ? edited : edited.id}
            rule={edited === 'new' ? undefined : edited}
            providers={providers}
            onSaved={() => setEdited(undefined)}
          />
        )}
      </LazySideSheet>
      <RemoveRule rule={removed} onClose={() => setRemoved(undefined)} />
    </>
  );
}

/** A price that follows nothing may one day be below cost. */
function WithoutRule({ providers }: { providers: readonly PriceRuleProvider[] }) {
  const t = useTranslations('adminPriceRules');
  const concerned = providers.filter(({ without_rule_count }) => without_rule_count > 0);
  if (concerned.length === 0) return null;
  return (
    <ul className="mb-4 rounded-md bg-warning-soft px-3.5 py-3 text-warning-text">
      {concerned.map(({ id, name, without_rule_count }) => (
        <li key={id}>{t('withoutRule', { provider: name, count: without_rule_count })}</li>
      ))}
    </ul>
  );
}
