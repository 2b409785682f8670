/** Buttons on the brand-coloured header use its text colour instead of the page's. */
export const headerButton =
  'inline-flex min-h-tap min-w-tap items-center justify-center gap-1.5 rounded-md px-2.5 font-medium text-body transition-colors hover:bg-on-header/12 focus-visible:outline-on-header';
