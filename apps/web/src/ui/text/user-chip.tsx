type UserChipProps = { name: string; note?: string; picture?: string };

export function initials(name: string): string {
  const words = name
    .trim()
    .split(/[\s@._-]+/u)
    .filter(Boolean);
  const letters = words.length > 1 ? [words[0], words[words.length - 1]] : [words[0]];
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}

export function UserChip({ name, note, picture }: UserChipProps) {
  return (
    <span className="inline-flex min-w-0 max-w-full items-center gap-2.5">
      <span
        className="flex size-8 shrink-0 items-center justify-center overflow-hidden rounded-full bg-primary-soft font-semibold text-12 text-primary-text"
        aria-hidden="true"
      >
        {picture ? (
          <img src={picture} alt="" width={32} height={32} className="size-full object-cover" />
        ) : (
          initials(name)
        )}
      </span>
      <span className="min-w-0 leading-tight">
        <span className="block truncate font-medium">{name}</span>
        {note && <span className="block truncate text-ink-faint text-note">{note}</span>}
      </span>
    </span>
  );
}
