interface ReceiptPartyProps {
  title: string;
  party: { name: string; lines: readonly string[] };
}

export function ReceiptParty({ title, party }: ReceiptPartyProps) {
  return (
    <div className="min-w-0 break-words">
      <p className="text-ink-faint text-note">{title}</p>
      <p className="font-medium">{party.name}</p>
      {party.lines.map((line) => (
        <p key={line} className="text-ink-soft">
          {line}
        </p>
      ))}
    </div>
  );
}
