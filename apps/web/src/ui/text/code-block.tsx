import { CopyButton } from '../actions/copy-button.tsx';

type CodeBlockProps = { code: string; title?: string; copyLabel: string; copiedLabel: string };

export function CodeBlock({ code, title, copyLabel, copiedLabel }: CodeBlockProps) {
  return (
    <figure className="overflow-hidden rounded-md border border-line bg-sunken">
      <figcaption className="flex min-h-tap items-center justify-between gap-3 border-line border-b py-0.5 pe-1 ps-4 text-ink-soft text-note">
        <span className="truncate">{title}</span>
        <CopyButton text={code} label={copyLabel} copiedLabel={copiedLabel} />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll sideways, the keyboard must reach them */}
      <pre tabIndex={0} className="overflow-x-auto p-4 font-mono text-12 leading-relaxed">
        <code>{code}</code>
      </pre>
    </figure>
  );
}
