import { Upload } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { classNames } from '../class-names.ts';
import { type DroppedFile, FileRow } from './file-row.tsx';

type FileDropProps = {
  /** The prompt, such as "Drop a picture or choose one". */
  label: string;
  hint?: string;
  accept?: string;
  multiple?: boolean;
  disabled?: boolean;
  files: readonly DroppedFile[];
  onFiles: (files: File[]) => void;
  onRemove: (id: string) => void;
  removeLabel: (name: string) => string;
};

export function FileDrop(props: FileDropProps) {
  const { label, hint, accept, multiple, disabled, files, onFiles, onRemove, removeLabel } = props;
  const [over, setOver] = useState(false);
  function take(list: FileList | null) {
    if (list && list.length > 0) onFiles([...list]);
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (!disabled) take(event.dataTransfer.files);
  }
  return (
    <div className="flex flex-col gap-2">
      <label
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={classNames(
          'flex flex-col items-center gap-1 rounded-md border border-control border-dashed px-4 py-6 text-center transition-colors hover:bg-hover has-[:disabled]:opacity-60 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-focus',
          over && 'border-primary bg-primary-soft',
        )}
      >
        <input
          type="file"
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          onChange={(event) => {
            take(event.target.files);
            event.target.value = '';
          }}
          className="sr-only"
        />
        <Upload className="size-5 text-icons" aria-hidden="true" />
        <span className="font-medium">{label}</span>
        {hint && <span className="text-ink-faint text-note">{hint}</span>}
      </label>
      {files.length > 0 && (
        <ul className="flex flex-col gap-2">
          {files.map((file) => (
            <FileRow
              key={file.id}
              file={file}
              removeLabel={removeLabel(file.name)}
              onRemove={() => onRemove(file.id)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
