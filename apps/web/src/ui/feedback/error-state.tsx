import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Illustration } from './illustration.tsx';

type ErrorStateProps = {
  /** What happened. */
  title: string;
  /** What to do about it. */
  text?: ReactNode;
  retry?: { label: string; onRetry: () => void; busy?: boolean };
  /** The request's id, for support. */
  reference?: string;
};

export function ErrorState({ title, text, retry, reference }: ErrorStateProps) {
  return (
    <div role="alert" className="flex flex-col items-center px-4 py-10 text-center">
      <Illustration name="trouble" />
      <p className="mt-4 font-semibold text-16">{title}</p>
      {text && <p className="mt-1 max-w-96 text-ink-soft">{text}</p>}
      {retry && (
        <Button
          className="mt-5"
          loading={retry.busy}
          onClick={retry.onRetry}
          icon={<RotateCw className="size-4" />}
        >
          {retry.label}
        </Button>
      )}
      {reference && <p className="mt-4 font-mono text-12 text-ink-faint">{reference}</p>}
    </div>
  );
}
