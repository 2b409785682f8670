/** Popups share one background and one animation. */
export const popupClass =
  'origin-(--transform-origin) rounded-md bg-floating text-ink shadow-floating outline-none transition-[opacity,scale] duration-120 data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0';

export const backdropClass =
  'fixed inset-0 z-40 bg-scrim transition-opacity duration-160 data-ending-style:opacity-0 data-starting-style:opacity-0';

/** A dialog on wide screens, a bottom sheet on phones. */
export const dialogClass =
  'fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] flex-col rounded-t-lg bg-floating text-ink shadow-overlay outline-none transition-[opacity,translate] duration-200 data-ending-style:translate-y-8 data-ending-style:opacity-0 data-starting-style:translate-y-8 data-starting-style:opacity-0 tablet:inset-auto tablet:top-1/2 tablet:left-1/2 tablet:max-h-[85dvh] tablet:w-[calc(100vw-48px)] tablet:-translate-1/2 tablet:rounded-lg tablet:data-ending-style:-translate-y-[48%] tablet:data-starting-style:-translate-y-[48%]';

/** The footer's buttons: stacked and full width on phones, at the right on wide screens. */
export const dialogFooterClass =
  'flex flex-col-reverse gap-2 px-5 pt-2 pb-[max(20px,env(safe-area-inset-bottom))] tablet:flex-row tablet:justify-end [&>*]:max-tablet:w-full';
