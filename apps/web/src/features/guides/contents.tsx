import { useLocation } from 'react-router';
import { BareLink } from '../../ui/actions/bare-link.tsx';

type ContentsProps = { title: string; sections: readonly { id: string; title: string }[] };

/** Where the screen is too narrow for it, scrolling is quicker than a list above the text. */
export function Contents({ title, sections }: ContentsProps) {
  const { pathname } = useLocation();
  return (
    <nav aria-label={title} className="sticky top-21 hidden self-start desktop:block">
      <p className="font-semibold text-note">{title}</p>
      <ol className="mt-2 border-line border-l">
        {sections.map(({ id, title: heading }) => (
          <li key={id}>
            <BareLink
              href={`${pathname}#${id}`}
              className="-ml-px block border-transparent border-l-2 py-1.5 pl-4 text-ink-soft transition-colors hover:border-primary hover:text-ink"
            >
              {heading}
            </BareLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
