import type { Verification } from '@marquee/contract/account/verification.ts';
import { verificationSteps } from '@marquee/domain/verification/verification.ts';
import type { Selectable } from 'kysely';
import type { DB } from '../../platform/db/generated/tables.ts';
import { storedFileView } from '../uploads/index.ts';

export function verificationView(
  verification: Selectable<DB['verification']> | undefined,
  documents: readonly Selectable<DB['verification_document']>[],
): Verification {
  return {
    status: verification?.status ?? 'not_started',
    reason: verification?.reason ?? null,
    submitted_at: verification?.submitted_at?.toISOString() ?? null,
    decided_at: verification?.decided_at?.toISOString() ?? null,
    documents: verificationSteps.flatMap((step) =>
      documents
        .filter((document) => document.step === step)
        .map((document) => ({
          ...storedFileView(document),
          step,
          created_at: document.created_at.toISOString(),
        })),
    ),
  };
}
