import type { ChildPanelView } from '@marquee/contract/generated/earn.ts';
import { useEffect, useRef } from 'react';
import { refreshQueries } from '../../../lib/refresh-queries.ts';
import { useServices } from '../../../lib/use-services.ts';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { childPanelKeys } from '../query-keys.ts';

/** Said once, when a panel on screen leaves the queue for its domain. */
export function useOpenedToast({ status, domain }: ChildPanelView): void {
  const t = useTranslations('childPanels.dns');
  const toast = useToast();
  const services = useServices();
  const before = useRef(status);
  useEffect(() => {
    if (before.current === 'pending_dns' && status === 'active') {
      toast({ title: t('opened', { domain }), tone: 'success' });
      void refreshQueries(services, [childPanelKeys.list]);
    }
    before.current = status;
  }, [status, domain, toast, t, services]);
}
