import { useState } from 'react';
import { largestFile, shrinkPicture } from '../../shell/files/file-size.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';

export interface Attached {
  id: string;
  file: File;
  problem?: string;
}

const maxFiles = 5;

/** Files chosen for a message that is still being written. */
export function useAttachments() {
  const t = useTranslations('tickets.files');
  const [attached, setAttached] = useState<readonly Attached[]>([]);
  const [hasTooMany, setTooMany] = useState(false);

  const add = async (files: readonly File[]) => {
    const room = Math.max(0, maxFiles - attached.length);
    setTooMany(files.length > room);
    const fitting = await Promise.all(files.slice(0, room).map(shrinkPicture));
    setAttached((current) => [
      ...current,
      ...fitting.map((file) => ({
        id: crypto.randomUUID(),
        file,
        ...(file.size > largestFile ? { problem: t('tooLarge') } : {}),
      })),
    ]);
  };

  return {
    attached,
    problem: hasTooMany ? t('tooMany') : undefined,
    /** One of them cannot be sent. */
    isBlocked: attached.some(({ problem }) => problem !== undefined),
    add,
    remove: (id: string) => {
      setTooMany(false);
      setAttached((current) => current.filter((one) => one.id !== id));
    },
    clear: () => setAttached([]),
  };
}
