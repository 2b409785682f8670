import { Camera } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { buttonClass } from '../../ui/actions/button-style.ts';
import { classNames } from '../../ui/class-names.ts';

interface CameraButtonProps {
  facing: 'user' | 'environment';
  onFile(file: File): void;
}

/** On phones and wherever a finger points there is a camera: it opens right away. */
export function CameraButton({ facing, onFile }: CameraButtonProps) {
  const t = useTranslations('verification');
  return (
    <div className="tablet:hidden tablet:pointer-coarse:block">
      <label
        className={classNames(
          buttonClass({ variant: 'secondary', wide: true }),
          'has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-focus',
        )}
      >
        <Camera className="size-4" aria-hidden="true" />
        {t('photo')}
        <input
          type="file"
          accept="image/*"
          capture={facing}
          className="sr-only"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            if (file) onFile(file);
          }}
        />
      </label>
    </div>
  );
}
