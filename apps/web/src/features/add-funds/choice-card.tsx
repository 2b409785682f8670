import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { BareLink } from '../../ui/actions/bare-link.tsx';
import { MethodIcon } from './method-icon.tsx';

interface ChoiceCardProps {
  href: string;
  icon: string | null;
  name: string;
  text?: string;
  children?: ReactNode;
}

/** A way to pay. A link: the choice is in the address, so that "back" takes it back. */
export function ChoiceCard({ href, icon, name, text, children }: ChoiceCardProps) {
  return (
    <li className="min-w-0">
      <BareLink
        href={href}
        className="group flex h-full items-start gap-3 rounded-lg border border-line bg-surface p-4 transition-colors hover:border-primary focus-visible:border-primary"
      >
        <MethodIcon name={icon} />
        <span className="flex min-w-0 flex-1 flex-col gap-1">
          <span className="font-medium text-16">{name}</span>
          {text && <span className="text-ink-soft">{text}</span>}
          {children && <span className="mt-1.5">{children}</span>}
        </span>
        <ChevronRight
          className="mt-2.5 size-5 shrink-0 text-ink-faint group-hover:text-primary-text"
          aria-hidden="true"
        />
      </BareLink>
    </li>
  );
}
