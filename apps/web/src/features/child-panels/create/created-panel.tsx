import type { ChildPanelView } from '@marquee/contract/generated/earn.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { PanelAddress } from '../panel-facts.tsx';
import { usePanelActions } from '../use-panel-actions.ts';

const openSteps = ['prices', 'payments', 'brand', 'funds'] as const;
const dnsSteps = ['dns', ...openSteps] as const;

/** Where the new panel is, and what to do next. */
export function CreatedPanel({ panel, onClose }: { panel: ChildPanelView; onClose(): void }) {
  const t = useTranslations('childPanels');
  const actions = usePanelActions(panel);
  const { domain } = panel;
  const isPending = panel.status === 'pending_dns';
  return (
    <div className="flex flex-col gap-5">
      <p role="status">{t(isPending ? 'created.textDns' : 'created.text', { domain })}</p>
      <dl className="flex flex-col gap-2 rounded-md bg-sunken px-4 py-3">
        <Address label={t('facts.shop')} href={panel.user_client_domain} isLink={!isPending} />
        <Address label={t('facts.console')} href={panel.admin_client_domain} isLink={!isPending} />
      </dl>
      <ol className="flex list-decimal flex-col gap-2 ps-5 marker:text-ink-faint">
        {(isPending ? dnsSteps : openSteps).map((step) => (
          <li key={step}>{t(`created.steps.${step}`)}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2 max-tablet:*:grow">
        {isPending ? (
          <LinkButton variant="primary" href={`/child-panels/${panel.id}`}>
            {t('created.dns')}
          </LinkButton>
        ) : (
          <Button
            variant="primary"
            loading={actions.isRunning('console')}
            onClick={() => void actions.openConsole()}
          >
            {t('created.console')}
          </Button>
        )}
        <Button onClick={onClose}>{t('created.close')}</Button>
      </div>
    </div>
  );
}

function Address({ label, href, isLink }: { label: string; href: string; isLink: boolean }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-faint text-note">{label}</dt>
      <dd className="flex min-w-0 items-center gap-1">
        <PanelAddress href={href} isLink={isLink} />
      </dd>
    </div>
  );
}
