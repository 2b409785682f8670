import { Check, Copy } from 'lucide-react';
import { IconButton } from './icon-button.tsx';
import { useCopied } from './use-copied.ts';

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
