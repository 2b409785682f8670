import { useQuery } from '@tanstack/react-query';
import { useErrorMessage } from '../../../shell/errors/use-error-message.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { documentQuery } from './api.ts';

const rotations = ['', 'rotate-90', 'rotate-180', '-rotate-90'];

interface DocumentPictureProps {
  address: string;
  name: string;
  width: string;
  turn: number;
}

/** Fetched when it is looked at; larger than its frame it can be scrolled, also by keys. */
export function DocumentPicture({ address, name, width, turn }: DocumentPictureProps) {
  const t = useTranslations('common');
  const errorMessage = useErrorMessage();
  const picture = useQuery({ ...documentQuery(address), enabled: !import.meta.env.SSR });
  if (picture.isError) {
    const retry = { label: t('actions.retry'), onRetry: () => picture.refetch(), busy: picture.isFetching };
    return <ErrorState title={t('states.failed')} text={errorMessage(picture.error)} retry={retry} />;
  }
  if (!picture.data) return <Skeleton className="h-80 w-full" />;
  const isSideways = turn % 2 === 1;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section aria-label={name} tabIndex={0} className="h-80 overflow-auto bg-sunken">
      {/* Turned on its side it needs as much height as it had width. */}
      <div
        className={classNames(
          'relative grid min-h-full place-items-center',
          width,
          isSideways && 'aspect-square',
        )}
      >
        <img
          src={picture.data}
          alt={name}
          className={classNames(
            'object-contain',
            isSideways && 'absolute inset-0 size-full',
            !isSideways && (width === 'w-full' ? 'max-h-80 max-w-full' : 'w-full'),
            rotations[turn],
          )}
        />
      </div>
    </section>
  );
}
