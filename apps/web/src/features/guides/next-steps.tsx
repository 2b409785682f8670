import { routeName } from '@marquee/domain/routes/route-name.ts';
import { ArrowRight } from 'lucide-react';
import { existingPaths } from '../../shell/navigation/existing-paths.ts';
import { useShell } from '../../shell/shell-data.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';

export interface Step {
  href: string;
  label: string;
}

/** The first step that exists is the one to take; the others stand by. */
export function NextSteps({ title, steps }: { title: string; steps: readonly Step[] }) {
  const existing = existingPaths(useShell().settings);
  const possible = steps.filter(({ href }) => existing.has(routeName(href) ?? '')).slice(0, 3);
  if (possible.length === 0) return null;
  return (
    <section aria-label={title} className="mt-12 rounded-lg border border-line bg-surface p-5 tablet:p-6">
      <h2 className="font-semibold text-16">{title}</h2>
      <div className="mt-4 flex flex-col gap-3 tablet:flex-row tablet:flex-wrap">
        {possible.map(({ href, label }, index) => (
          <LinkButton
            key={href}
            href={href}
            variant={index === 0 ? 'primary' : 'secondary'}
            trailingIcon={index === 0 && <ArrowRight className="size-4" aria-hidden="true" />}
          >
            {label}
          </LinkButton>
        ))}
      </div>
    </section>
  );
}
