import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { CopyButton } from '../../../ui/actions/copy-button.tsx';

/** The only time the key is seen; focus goes there, so that nobody misses it. */
export function NewKey({ token }: { token: string }) {
  const t = useTranslations('profile.api');
  const common = useTranslations('common');
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a replaced key is another one to look at
  useEffect(() => box.current?.focus(), [token]);
  return (
    <div
      ref={box}
      tabIndex={-1}
      className="animate-appear rounded-md bg-success-soft p-4 outline-none"
      role="status"
    >
      <p className="font-medium text-success-text">{t('newTitle')}</p>
      <p className="mt-0.5 text-ink-soft">{t('newText')}</p>
      <div className="mt-3 flex items-center gap-2 rounded-md border border-line bg-surface py-1 pr-1 pl-3">
        <code className="min-w-0 flex-1 break-all font-mono text-14">{token}</code>
        <CopyButton text={token} label={common('actions.copy')} copiedLabel={common('states.copied')} />
      </div>
    </div>
  );
}
