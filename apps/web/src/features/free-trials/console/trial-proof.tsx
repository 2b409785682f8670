import type { StaffTrial } from '@marquee/contract/generated/console.ts';
import { useQuery } from '@tanstack/react-query';
import { Download, Image } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../../../product/use-action.ts';
import { saveFetchedFile } from '../../../shell/files/fetch-file.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { proofAddress, proofQuery } from './api.ts';

/** The uploaded proof: a picture is shown here, a document is saved. */
export function TrialProof({ trial: { id, proof_file } }: { trial: StaffTrial }) {
  const t = useTranslations('adminTrials.trials');
  const { isBusy, run } = useAction();
  const [isShown, setShown] = useState(false);
  if (proof_file === null) return null;
  if (isShown) return <ProofPicture trialId={id} name={proof_file} />;
  return proof_file.endsWith('.pdf') ? (
    <Button
      icon={<Download className="size-4" aria-hidden="true" />}
      loading={isBusy}
      onClick={() => void run(() => saveFetchedFile(proofAddress(id), proof_file))}
    >
      {t('saveProof')}
    </Button>
  ) : (
    <Button icon={<Image className="size-4" aria-hidden="true" />} onClick={() => setShown(true)}>
      {t('showProof')}
    </Button>
  );
}

function ProofPicture({ trialId, name }: { trialId: number; name: string }) {
  const failed = useTranslations('common.states')('failed');
  const { data: source, isError } = useQuery(proofQuery(trialId));
  if (isError) return <p className="text-danger-text">{failed}</p>;
  if (!source) return <Skeleton className="h-64" />;
  return <img src={source} alt={name} className="h-auto w-full rounded-md border border-line bg-sunken" />;
}
