import { CirclePlay } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '../../ui/class-names.ts';

interface VideoPictureProps {
  thumbnail: string | null;
  className: string;
}

/** A video's picture, or a drawn one where there is none. */
export function VideoPicture({ thumbnail, className }: VideoPictureProps) {
  const [isBroken, setBroken] = useState(false);
  const frame = classNames('shrink-0 rounded-sm bg-sunken object-cover', className);
  if (!thumbnail || isBroken)
    return (
      <span
        className={classNames(frame, 'flex items-center justify-center text-ink-faint')}
        aria-hidden="true"
      >
        <CirclePlay className="size-5" />
      </span>
    );
  return (
    <img
      src={thumbnail}
      alt=""
      loading="lazy"
      referrerPolicy="no-referrer"
      className={frame}
      onError={() => setBroken(true)}
    />
  );
}
