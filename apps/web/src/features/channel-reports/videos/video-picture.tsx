import { Play } from 'lucide-react';
import { Tint } from '../../../ui/layout/tint.tsx';

interface VideoPictureProps {
  videoId: string;
  source: string | null | undefined;
}

/** Fills its frame. Videos without a picture differ by their tint. */
export function VideoPicture({ videoId, source }: VideoPictureProps) {
  return (
    <span className="relative flex size-full items-center justify-center overflow-hidden bg-sunken text-ink-soft">
      {source ? (
        <img src={source} alt="" width={320} height={180} loading="lazy" className="size-full object-cover" />
      ) : (
        <>
          <Tint color={`hsl(${hueOf(videoId)} 65% 50%)`} strength={0.18} />
          <Play className="relative size-5" aria-hidden="true" />
        </>
      )}
    </span>
  );
}

function hueOf(text: string): number {
  let sum = 0;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360;
  return sum;
}
