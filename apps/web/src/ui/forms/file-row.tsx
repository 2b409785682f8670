import { CircleAlert, CircleCheck, File as FileIcon, X } from 'lucide-react';
import { IconButton } from '../actions/icon-button.tsx';
import { ProgressBar } from '../feedback/progress-bar.tsx';

export type DroppedFile = { id: string; name: string; note: string } & (
  | { state: 'sending'; percent: number }
  | { state: 'done' }
  | { state: 'failed'; reason: string }
);

const pictures = {
  sending: <FileIcon className="size-5 shrink-0 text-icons" aria-hidden="true" />,
  done: <CircleCheck className="size-5 shrink-0 text-success-text" aria-hidden="true" />,
  failed: <CircleAlert className="size-5 shrink-0 text-danger-text" aria-hidden="true" />,
};

type FileRowProps = { file: DroppedFile; removeLabel: string; onRemove: () => void };

export function FileRow({ file, removeLabel, onRemove }: FileRowProps) {
  return (
    <li className="flex items-center gap-3 rounded-md border border-line bg-surface py-1.5 pe-1.5 ps-3">
      {pictures[file.state]}
      <div className="min-w-0 flex-1 space-y-1 py-0.5">
        <div className="flex items-baseline justify-between gap-3">
          <span className="truncate font-medium">{file.name}</span>
          <span className="shrink-0 text-ink-faint text-note tabular-nums">{file.note}</span>
        </div>
        {file.state === 'sending' && <ProgressBar label={file.name} value={file.percent} hideLabel />}
        {file.state === 'failed' && <p className="text-danger-text text-note">{file.reason}</p>}
      </div>
      <IconButton size="small" icon={<X className="size-4" />} label={removeLabel} onClick={onRemove} />
    </li>
  );
}
