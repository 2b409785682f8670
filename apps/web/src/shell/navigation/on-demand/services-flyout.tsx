import type { NetworkWithTypes } from '@marquee/contract/generated/catalogue.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../lib/use-services.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { networksQuery } from '../networks.ts';
import { PanelDialog } from '../panel-dialog.tsx';
import { NetworkList } from './network-list.tsx';
import { TypeCards } from './type-cards.tsx';

/** Networks on one side, the selected one's service types on the other; on phones one after the other. */
export function ServicesFlyout() {
  const t = useTranslations('shell.header');
  const networks = useQuery(networksQuery(useServices()));
  const [slug, setSlug] = useState<string>();
  const chosen = networks.data?.find((network) => network.slug === slug);
  const shown: NetworkWithTypes | undefined = chosen ?? networks.data?.[0];
  return (
    <PanelDialog panel="services" label={t('services')} className="services-flyout">
      {networks.isError ? (
        <PanelProblem onRetry={() => void networks.refetch()} />
      ) : (
        <div className="mx-auto grid h-full max-w-[1440px] desktop:px-2 tablet:grid-cols-[280px_1fr]">
          <NetworkList
            networks={networks.data}
            shown={shown}
            isBehind={chosen !== undefined}
            onChoose={setSlug}
          />
          <TypeCards network={shown} isInFront={chosen !== undefined} onBack={() => setSlug(undefined)} />
        </div>
      )}
    </PanelDialog>
  );
}

function PanelProblem({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('common');
  return <ErrorState title={t('states.failed')} retry={{ label: t('actions.retry'), onRetry }} />;
}
