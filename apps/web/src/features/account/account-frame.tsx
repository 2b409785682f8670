import { Activity, BadgeCheck, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from '../../ui/text/use-translations.tsx';

interface AccountFrameProps {
  title: string;
  text?: ReactNode;
  /** Link to the other form: register or sign in. */
  footer?: ReactNode;
  children?: ReactNode;
}

const benefits = [
  { name: 'prices', Icon: BadgeCheck },
  { name: 'progress', Icon: Activity },
  { name: 'refund', Icon: Undo2 },
] as const;

/** Frame of every sign-in form; wide screens also show what an account offers. */
export function AccountFrame({ title, text, footer, children }: AccountFrameProps) {
  const t = useTranslations('account.aside');
  return (
    <div className="mx-auto grid w-full max-w-[28rem] overflow-hidden rounded-lg border border-line bg-surface roomy:my-6 roomy:max-w-[60rem] roomy:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="flex min-w-0 flex-col px-5 py-7 tablet:px-10 tablet:py-10">
        <h1 className="text-balance font-semibold text-28 tracking-tight">{title}</h1>
        {text && <p className="mt-2 text-pretty text-ink-soft">{text}</p>}
        <div className="mt-6">{children}</div>
        {footer && <p className="mt-6 text-ink-soft">{footer}</p>}
      </div>
      <aside className="hidden flex-col justify-end gap-6 bg-linear-to-br from-header-left to-header-right p-10 text-on-header roomy:flex">
        <p className="text-balance font-semibold text-28 tracking-tight">{t('title')}</p>
        <ul className="flex flex-col gap-4">
          {benefits.map(({ name, Icon }) => (
            <li key={name} className="flex items-center gap-3">
              <Icon className="size-5 shrink-0" aria-hidden="true" />
              {t(name)}
            </li>
          ))}
        </ul>
      </aside>
    </div>
  );
}
