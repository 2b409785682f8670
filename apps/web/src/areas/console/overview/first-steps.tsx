import type { FirstStepsChecklist } from '@marquee/contract/generated/console.ts';
import type { FirstStep } from '@marquee/domain/settings/first-steps.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Circle, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import type { AppServices } from '../../../lib/app-services.ts';
import { useServices } from '../../../lib/use-services.ts';
import { consoleKeys } from '../../../product/console/query-keys.ts';
import { useAction } from '../../../product/use-action.ts';
import { useProfile } from '../../../shell/session/profile.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { LazyConfirmDialog } from '../../../ui/overlays/lazy-dialogs.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

const firstStepsQuery = ({ call }: Pick<AppServices, 'call'>) =>
  queryOptions({
    queryKey: consoleKeys.firstSteps,
    queryFn: async ({ signal }) => (await call('getFirstSteps', {}, { signal })).data,
  });

const addresses: Record<Exclude<FirstStep, 'domain'>, string> = {
  brand: '/admin/settings',
  prices: '/admin/prices',
  payments: '/admin/payment-methods',
  legal: '/admin/settings',
  mail: '/admin/mail',
  order: '/services',
};

/** In the shop or in the parent panel, which the console's router does not know. */
const outside: ReadonlySet<FirstStep> = new Set(['domain', 'order']);

/** What a panel that has not sold anything needs; gone with the first sale, or once it is dismissed. */
export function FirstSteps() {
  const mayChange = useProfile()?.permissions.includes('settings.manage') ?? false;
  const { data } = useQuery({ ...firstStepsQuery(useServices()), enabled: mayChange });
  return data ? <Checklist checklist={data} /> : null;
}

function Checklist({ checklist: { steps, child_panels_url } }: { checklist: FirstStepsChecklist }) {
  const t = useTranslations('adminOverview.firstSteps');
  const done = steps.filter(({ is_done }) => is_done).length;
  const addressOf = (name: FirstStep) => (name === 'domain' ? (child_panels_url ?? '') : addresses[name]);
  return (
    <Card title={t('title')}>
      <div className="flex flex-col gap-3">
        <p className="text-ink-soft">
          {t('text')} {t('progress', { done: String(done), all: String(steps.length) })}
        </p>
        <ul className="flex flex-col gap-1">
          {steps.map(({ name, is_done }) => (
            <li key={name} className="flex min-h-tap items-center gap-3">
              {is_done ? (
                <CircleCheck
                  className="size-5 shrink-0 text-success-text"
                  aria-label={t('done')}
                  role="img"
                />
              ) : (
                <Circle className="size-5 shrink-0 text-ink-faint" aria-label={t('open')} role="img" />
              )}
              {is_done ? (
                <span className="text-ink-soft">{t(`steps.${name}`)}</span>
              ) : (
                <TextLink href={addressOf(name)} target={outside.has(name) ? '_blank' : undefined}>
                  {t(`steps.${name}`)}
                </TextLink>
              )}
            </li>
          ))}
        </ul>
        <Dismissal />
      </div>
    </Card>
  );
}

function Dismissal() {
  const t = useTranslations('adminOverview.firstSteps');
  const cancel = useTranslations('common.actions')('cancel');
  const { call } = useServices();
  const action = useAction();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" className="self-start" onClick={() => setOpen(true)}>
        {t('dismiss')}
      </Button>
      <LazyConfirmDialog
        open={isOpen}
        title={t('dismissTitle')}
        consequence={t('dismissText')}
        confirmLabel={t('dismiss')}
        cancelLabel={cancel}
        busy={action.isBusy}
        onConfirm={() =>
          void action
            .run(() => call('dismissFirstSteps', {}), { refresh: [consoleKeys.firstSteps] })
            .then(() => setOpen(false))
        }
        onCancel={() => setOpen(false)}
      />
    </>
  );
}
