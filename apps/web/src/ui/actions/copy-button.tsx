import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from './icon-button.tsx';

type CopyButtonProps = { text: string; label: string; copiedLabel: string; size?: 'small' | 'medium' };

export function CopyButton({ text, label, copiedLabel, size = 'small' }: CopyButtonProps) {
  const { copied, copy } = useCopied(text);
  return (
    <>
      <IconButton
        size={size}
        label={copied ? copiedLabel : label}
        onClick={copy}
        icon={copied ? <Check className="size-4 text-success-text" /> : <Copy className="size-4" />}
      />
      <span className="sr-only" aria-live="polite">
        {copied ? copiedLabel : ''}
      </span>
    </>
  );
}

const shownFor = 2000;

/** Copies a text; `copied` is true for two seconds, unless the browser refuses. */
export function useCopied(text: string): { copied: boolean; copy: () => Promise<void> } {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), shownFor);
    return () => clearTimeout(timer);
  }, [copied]);
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  }
  return { copied, copy };
}
