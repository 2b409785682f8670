import { routeName } from '@marquee/domain/routes/localized-path.ts';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { PageFacts } from '../../shell/document/page-head.ts';
import { existingPaths } from '../../shell/navigation/use-menu.ts';
import { useShell } from '../../shell/shell-data.ts';
import { BareLink } from '../../ui/actions/bare-link.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { Drawing, type DrawingName } from './drawing.tsx';

interface Step {
  href: string;
  label: string;
}

type ContentsProps = { title: string; sections: readonly { id: string; title: string }[] };

interface GuideSection {
  id: string;
  title: string;
  body: ReactNode;
}

interface GuideProps {
  title: string;
  lead: string;
  drawing: DrawingName;
  sections: readonly GuideSection[];
  /** Between the head and the text. */
  children?: ReactNode;
  /** In order of preference; those that this panel does not have are left out. */
  next: readonly Step[];
}

/** A page to read: one column of text, its contents beside it if there is room, and the next steps. */
export function Guide({ title, lead, drawing, sections, children, next }: GuideProps) {
  const t = useTranslations('guides');
  return (
    <div className="mx-auto grid max-w-[1080px] gap-x-16 desktop:grid-cols-[minmax(0,1fr)_232px]">
      <article className="min-w-0">
        <header className="flex items-center gap-8 border-line border-b pb-8">
          <div className="min-w-0 flex-1">
            <h1 className="text-balance font-semibold text-28 tracking-tight tablet:text-40">{title}</h1>
            <p className="mt-3 max-w-[60ch] text-pretty text-ink-soft text-16 tablet:text-20">{lead}</p>
          </div>
          <Drawing name={drawing} />
        </header>
        {children}
        {sections.map(({ id, title: heading, body }) => (
          <section key={id} aria-labelledby={id} className="pt-10">
            <h2 id={id} className="scroll-mt-24 text-balance font-semibold text-20 tracking-tight">
              {heading}
            </h2>
            <div className="mt-3 flex flex-col gap-5 text-16 [&>p]:max-w-[72ch] [&>p]:text-pretty [&>p]:text-ink-soft [&>p]:leading-relaxed">
              {body}
            </div>
          </section>
        ))}
        <NextSteps title={t('next')} steps={next} />
      </article>
      <Contents title={t('contents')} sections={sections} />
    </div>
  );
}

/** Hidden on narrow screens, where scrolling is quicker than a list above the text. */
function Contents({ title, sections }: ContentsProps) {
  const { pathname } = useLocation();
  return (
    <nav aria-label={title} className="sticky top-21 hidden self-start desktop:block">
      <p className="font-semibold text-note">{title}</p>
      <ol className="mt-2 border-line border-s">
        {sections.map(({ id, title: heading }) => (
          <li key={id}>
            <BareLink
              href={`${pathname}#${id}`}
              className="-ms-px block border-transparent border-s-2 py-1.5 ps-4 text-ink-soft transition-colors hover:border-primary hover:text-ink"
            >
              {heading}
            </BareLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The first available step is the primary one. */
function NextSteps({ title, steps }: { title: string; steps: readonly Step[] }) {
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

/** A guide's heading and first sentence are its title and description. */
export function guideHead(texts: { title: string; lead: string } | undefined): PageFacts {
  return { title: texts?.title ?? '', description: texts?.lead };
}
