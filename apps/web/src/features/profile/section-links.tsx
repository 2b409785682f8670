interface SectionLinksProps {
  label: string;
  sections: readonly { id: string; title: string }[];
}

/** Table of contents of a long page; hidden on narrow screens. */
export function SectionLinks({ label, sections }: SectionLinksProps) {
  return (
    <nav
      aria-label={label}
      className="sticky top-[calc(var(--header,4rem)+1.5rem)] hidden self-start desktop:block"
    >
      <ul className="flex flex-col border-line border-s">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ms-px block rounded-sm border-transparent border-s-2 py-1.5 ps-4 text-ink-soft transition-colors hover:border-primary hover:text-ink"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
