import { useState } from 'react';
import type { AppServices } from '../../lib/app-services.ts';
import { secondFactorQuery, socialLinksQuery } from './api.ts';
import { IdentityGuard } from './identity-guard.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { RecoveryCodesCard } from './recovery-codes-card.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';
import { ShownCodes } from './shown-codes.tsx';
import { SocialLinksCard } from './social-links-card.tsx';
import { SocialNotice } from './social-notice.tsx';

/** For the loader of whatever page shows the section. */
export async function loadSecurity(services: AppServices): Promise<void> {
  await Promise.allSettled([
    services.queryClient.ensureQueryData(secondFactorQuery(services)),
    services.queryClient.ensureQueryData(socialLinksQuery(services)),
  ]);
}

/** Everything about getting in beside the password; a page shows it with the phrases `security`. */
export function SecuritySection() {
  const [codes, setCodes] = useState<readonly string[]>([]);
  return (
    <IdentityGuard>
      <SocialNotice />
      <SecondFactorCard onCodes={setCodes} />
      <PasskeysCard onCodes={setCodes} />
      <RecoveryCodesCard onCodes={setCodes} />
      <SocialLinksCard />
      <ShownCodes codes={codes} onClose={() => setCodes([])} />
    </IdentityGuard>
  );
}
