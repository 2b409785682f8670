import { linkedText } from '@marquee/domain/tickets/linked-text.ts';

/** The text exactly as typed; only web addresses become links, without a referrer. */
export function MessageText({ text }: { text: string }) {
  let at = 0;
  return (
    <p dir="auto" className="whitespace-pre-wrap break-words">
      {linkedText(text).map((piece) => {
        const key = at;
        at += piece.text.length;
        return piece.href ? (
          <a
            key={key}
            href={piece.href}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            className="text-link"
          >
            {piece.text}
          </a>
        ) : (
          piece.text
        );
      })}
    </p>
  );
}
