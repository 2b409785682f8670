import { Play } from 'lucide-react';

/** Fills its frame; a triangle where there is no picture. */
export function VideoPicture({ source }: { source: string | null | undefined }) {
  return (
    <span className="flex size-full items-center justify-center overflow-hidden bg-sunken text-ink-faint">
      {source ? (
        <img src={source} alt="" width={320} height={180} loading="lazy" className="size-full object-cover" />
      ) : (
        <Play className="size-5" aria-hidden="true" />
      )}
    </span>
  );
}
