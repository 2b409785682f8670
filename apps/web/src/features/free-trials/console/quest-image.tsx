import { ApiError } from '@marquee/contract/client.ts';
import type { StaffQuest } from '@marquee/contract/generated/console.ts';
import { useState } from 'react';
import { refreshQueries } from '../../../lib/refresh-queries.ts';
import { useServices } from '../../../lib/use-services.ts';
import { consoleKeys } from '../../../product/console/query-keys.ts';
import { useErrorMessage } from '../../../shell/errors/use-error-message.ts';
import { shrinkPicture } from '../../../shell/files/file-size.ts';
import { sendForm } from '../../../shell/files/send-form.ts';
import { usePercent } from '../../../shell/preferences/use-percent.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { FileDrop } from '../../../ui/forms/file-drop.tsx';
import type { DroppedFile } from '../../../ui/forms/file-row.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

/** The quest's picture: shown, replaced or removed at once. */
export function QuestImage({ quest }: { quest: StaffQuest }) {
  const t = useTranslations('adminTrials.quests');
  const services = useServices();
  const percent = usePercent();
  const errorMessage = useErrorMessage();
  const [sending, setSending] = useState<DroppedFile>();
  const send = async (chosen: File | undefined) => {
    const about = { id: 'picture', name: chosen?.name ?? '' };
    const form = new FormData();
    if (chosen) form.set('file', await shrinkPicture(chosen));
    const onProgress = (share: number) =>
      setSending({ ...about, note: percent(share), state: 'sending', percent: share * 100 });
    onProgress(0);
    try {
      await sendForm(services, 'setQuestImage', { params: { id: quest.id }, form, onProgress });
      setSending(undefined);
      await refreshQueries(services, [consoleKeys.quests]);
    } catch (error) {
      const refused = error instanceof ApiError ? error.fields.file?.[0] : undefined;
      setSending({ ...about, note: '', state: 'failed', reason: refused ?? errorMessage(error) });
    }
  };
  return (
    <section aria-label={t('picture')} className="flex flex-col gap-3">
      {quest.image && (
        <img
          src={quest.image}
          alt=""
          width={640}
          height={320}
          className="aspect-2/1 h-auto w-full rounded-md border border-line bg-sunken object-cover"
        />
      )}
      <FileDrop
        label={t('pictureLabel')}
        hint={t('pictureHint')}
        accept="image/jpeg,image/png,image/webp"
        disabled={sending?.state === 'sending'}
        files={sending ? [sending] : []}
        onFiles={([file]) => void send(file)}
        onRemove={() => setSending(undefined)}
        removeLabel={() => t('removePicture')}
      />
      {quest.image && (
        <Button variant="quiet" onClick={() => void send(undefined)}>
          {t('removePicture')}
        </Button>
      )}
    </section>
  );
}
