import type { ChildPanelView } from '@marquee/contract/generated/earn.ts';
import { ChartColumn, CreditCard, Download, ExternalLink, Globe, LifeBuoy, LogIn } from 'lucide-react';
import { Button } from '../../ui/actions/button.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { canRenew, isReachable } from './panel-status.tsx';
import type { PanelActionSet } from './use-panel-actions.ts';

interface PanelActionsProps {
  panel: ChildPanelView;
  actions: PanelActionSet;
  /** In the list, with the way to the panel's own page. */
  inList?: boolean;
}

const icon = 'size-4';

/** The next step first: set up the domain, pay, or go in. */
export function PanelActions({ panel, actions, inList = false }: PanelActionsProps) {
  const t = useTranslations('childPanels.actions');
  const { status, is_held } = panel;
  const page = `/child-panels/${panel.id}`;
  const isUnpaid = status === 'expired' || (status === 'frozen' && !is_held);
  const renew = (
    <Button
      variant={isUnpaid ? 'primary' : 'secondary'}
      icon={<CreditCard className={icon} aria-hidden="true" />}
      loading={actions.isRunning('renew')}
      onClick={() => void actions.renew()}
    >
      {t('renew')}
    </Button>
  );
  return (
    <div className="flex flex-wrap gap-2 max-tablet:*:grow">
      {isUnpaid && renew}
      {status === 'pending_dns' && inList && (
        <LinkButton variant="primary" href={page} icon={<Globe className={icon} aria-hidden="true" />}>
          {t('dns')}
        </LinkButton>
      )}
      {isReachable(panel) && (
        <>
          <Button
            variant={isUnpaid ? 'secondary' : 'primary'}
            icon={<LogIn className={icon} aria-hidden="true" />}
            loading={actions.isRunning('console')}
            onClick={() => void actions.openConsole()}
          >
            {t('console')}
          </Button>
          <LinkButton
            href={panel.user_client_domain}
            target="_blank"
            icon={<ExternalLink className={icon} aria-hidden="true" />}
          >
            {t('shop')}
          </LinkButton>
        </>
      )}
      {is_held && (
        <LinkButton href="/tickets" icon={<LifeBuoy className={icon} aria-hidden="true" />}>
          {t('support')}
        </LinkButton>
      )}
      {inList && status !== 'pending_dns' && (
        <LinkButton href={page} icon={<ChartColumn className={icon} aria-hidden="true" />}>
          {t('statistics')}
        </LinkButton>
      )}
      {canRenew(panel) && !isUnpaid && renew}
      {status !== 'pending_dns' && (
        <Button
          icon={<Download className={icon} aria-hidden="true" />}
          loading={actions.isRunning('export')}
          onClick={() => void actions.download()}
        >
          {t('export')}
        </Button>
      )}
    </div>
  );
}
