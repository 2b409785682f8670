/** The frame shared by all form controls. */
export const controlFrame =
  'w-full rounded-md border border-control bg-surface text-body transition-colors hover:border-ink-faint has-[>input:disabled,>select:disabled,>textarea:disabled]:opacity-60 has-[[aria-invalid=true]]:border-danger focus-within:border-focus focus-within:outline-2 focus-within:outline-focus/30';

/** The control inside the frame, which shows the focus for it. */
export const controlInner =
  'w-full min-w-0 bg-transparent outline-none text-ellipsis placeholder:text-ink-faint disabled:cursor-not-allowed';
