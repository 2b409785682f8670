import type { ReactNode } from 'react';

interface MailedLinkCardProps {
  title: string;
  text?: string;
  children?: ReactNode;
}

/** The card a mailed link opens: one sentence, one action. */
export function MailedLinkCard({ title, text, children }: MailedLinkCardProps) {
  return (
    <div className="mx-auto my-6 w-full max-w-[32rem] rounded-lg border border-line bg-surface px-5 py-7 tablet:px-10 tablet:py-10">
      <h1 className="text-balance font-semibold text-28 tracking-tight">{title}</h1>
      {text && (
        <p role="status" className="mt-2 text-pretty text-ink-soft">
          {text}
        </p>
      )}
      {children && <div className="mt-6">{children}</div>}
    </div>
  );
}
