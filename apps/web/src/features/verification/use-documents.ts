import { ApiError } from '@marquee/contract/client.ts';
import type { Verification } from '@marquee/contract/generated/account.ts';
import type { VerificationStep } from '@marquee/domain/verification/verification.ts';
import { useState } from 'react';
import { useServices } from '../../lib/use-services.ts';
import { useErrorMessage } from '../../shell/errors/use-error-message.ts';
import { largestFile, shrinkPicture } from '../../shell/files/file-size.ts';
import { sendForm } from '../../shell/files/send-form.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';

import { verificationQuery } from './api.ts';

export type Upload = { name: string } & (
  | { state: 'sending'; percent: number }
  | { state: 'failed'; reason: string }
);

/** Uploads in progress for each step; finished ones are in the query. */
export function useDocuments() {
  const t = useTranslations();
  const services = useServices();
  const errorMessage = useErrorMessage();
  const [sending, setSending] = useState<Partial<Record<VerificationStep, Upload>>>({});
  const setUpload = (step: VerificationStep, next: Upload | undefined) =>
    setSending((current) => ({ ...current, [step]: next }));
  const keep = (verification: Verification) =>
    services.queryClient.setQueryData(verificationQuery(services).queryKey, verification);

  const upload = async (step: VerificationStep, chosen: File) => {
    const { name } = chosen;
    setUpload(step, { name, state: 'sending', percent: 0 });
    const file = await shrinkPicture(chosen);
    if (file.size > largestFile)
      return setUpload(step, { name, state: 'failed', reason: t('verification.tooLarge') });
    const form = new FormData();
    form.set('step', step);
    form.set('file', file);
    try {
      const onProgress = (share: number) => setUpload(step, { name, state: 'sending', percent: share * 100 });
      keep((await sendForm(services, 'uploadVerificationDocument', { form, onProgress })).data);
      setUpload(step, undefined);
    } catch (error) {
      const refused = error instanceof ApiError ? error.fields.file?.[0] : undefined;
      setUpload(step, { name, state: 'failed', reason: refused ?? errorMessage(error) });
    }
  };

  const remove = async (step: VerificationStep, filename: string) => {
    keep((await services.call('deleteVerificationDocument', { body: { step, filename } })).data);
  };

  return { sending, upload, remove, forget: (step: VerificationStep) => setUpload(step, undefined) };
}
