import type { ReactNode } from 'react';
import { Illustration, type IllustrationName } from './illustration.tsx';

type EmptyStateProps = {
  illustration?: IllustrationName;
  title: string;
  /** The title is the page's own heading: there is nothing else on the page. */
  isWholePage?: boolean;
  text?: ReactNode;
  action?: ReactNode;
};

/** A picture, a sentence and the next step. */
export function EmptyState({ illustration = 'box', title, isWholePage, text, action }: EmptyStateProps) {
  const Title = isWholePage ? 'h1' : 'p';
  return (
    <div className="flex flex-col items-center px-4 py-10 text-center">
      <Illustration name={illustration} />
      <Title className="mt-4 font-semibold text-16">{title}</Title>
      {text && <p className="mt-1 max-w-96 text-ink-soft">{text}</p>}
      {action && <div className="mt-5 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
