import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Contents } from './contents.tsx';
import { Drawing, type DrawingName } from './drawing.tsx';
import { NextSteps, type Step } from './next-steps.tsx';

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
  /** In order of preference; those that this panel does not have are left out. */
  next: readonly Step[];
}

/** A page to read: one column of text, its contents beside it where there is room, and where to go from here. */
export function Guide({ title, lead, drawing, sections, next }: GuideProps) {
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
