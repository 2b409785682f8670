import type { ReactNode } from 'react';

export type DrawingName =
  | 'repeat'
  | 'search'
  | 'ranks'
  | 'tasks'
  | 'channel'
  | 'rewards'
  | 'questions'
  | 'code';

/* In a 160 by 120 box, in the style of the empty states: quiet outlines, one accent in the brand's colour. */
const drawings: Record<DrawingName, ReactNode> = {
  repeat: (
    <>
      <rect x="18" y="24" width="52" height="38" rx="6" className="fill-surface stroke-line-strong" />
      <path d="m40 36 12 7-12 7Z" className="fill-primary stroke-primary" />
      <rect x="90" y="18" width="52" height="22" rx="6" className="fill-surface stroke-line-strong" />
      <rect x="90" y="48" width="52" height="22" rx="6" className="fill-surface stroke-line-strong" />
      <rect x="90" y="78" width="52" height="22" rx="6" className="fill-surface stroke-line-strong" />
      <path d="m98 29 4 4 7-8M98 59l4 4 7-8" className="stroke-primary" />
      <path d="M116 29h16M116 59h16M98 89h34" className="stroke-line-strong" />
      <path d="M44 72v8a10 10 0 0 0 10 10h24m-6-6 6 6-6 6" className="stroke-primary" />
    </>
  ),
  search: (
    <>
      <rect x="18" y="22" width="124" height="26" rx="13" className="fill-surface stroke-line-strong" />
      <circle cx="34" cy="34" r="5" className="stroke-primary" />
      <path d="m38 38 4 4" className="stroke-primary" />
      <path d="M50 35h34M88 29v12" className="stroke-line-strong" />
      <path d="M34 64h84M34 80h62M34 96h72" className="stroke-line-strong" />
      <path d="M126 64h8M104 80h8M114 96h8" className="stroke-primary" />
    </>
  ),
  ranks: (
    <>
      <path d="M22 98V22M22 98h118" className="stroke-line-strong" />
      <path d="M36 98V74h18v24M66 98V58h18v40M96 98V66h18v32" className="fill-surface stroke-line-strong" />
      <path d="m34 58 30-18 30 10 38-28m-12-1 12 1-1 12" className="stroke-primary" />
    </>
  ),
  tasks: (
    <>
      <rect x="42" y="14" width="76" height="92" rx="10" className="fill-surface stroke-line-strong" />
      <path d="m56 36 5 5 9-10M56 60l5 5 9-10" className="stroke-primary" />
      <circle cx="62" cy="85" r="6" className="stroke-line-strong" />
      <path d="M80 37h24M80 61h24M80 85h18" className="stroke-line-strong" />
    </>
  ),
  channel: (
    <>
      <rect x="20" y="30" width="56" height="44" rx="8" className="fill-surface stroke-line-strong" />
      <path d="m43 44 13 8-13 8Z" className="fill-primary stroke-primary" />
      <circle cx="120" cy="44" r="12" className="fill-surface stroke-line-strong" />
      <path d="M100 82a20 20 0 0 1 40 0" className="fill-surface stroke-line-strong" />
      <path d="M78 52h24" strokeDasharray="3 6" className="stroke-primary" />
      <path d="m84 98 6 6 12-14" className="stroke-primary" />
    </>
  ),
  rewards: (
    <>
      <path d="M28 44a8 8 0 0 1 8-8h76v12" className="stroke-line-strong" />
      <rect x="28" y="48" width="100" height="54" rx="8" className="fill-surface stroke-line-strong" />
      <path d="M128 64h-24a11 11 0 0 0 0 22h24Z" className="fill-surface stroke-primary" />
      <circle cx="105" cy="75" r="2.5" className="fill-primary" />
      <circle cx="62" cy="20" r="9" className="fill-surface stroke-primary" />
      <circle cx="88" cy="24" r="6" className="fill-surface stroke-primary" />
    </>
  ),
  questions: (
    <>
      <path
        d="M30 22h70a8 8 0 0 1 8 8v34a8 8 0 0 1-8 8H58L42 86V72H30a8 8 0 0 1-8-8V30a8 8 0 0 1 8-8Z"
        className="fill-surface stroke-line-strong"
      />
      <path d="M56 40a9 9 0 1 1 13 8c-3 2-4 3-4 6" className="stroke-primary" />
      <circle cx="65" cy="61" r="1.5" className="fill-primary stroke-primary" />
      <path d="M120 52h10a8 8 0 0 1 8 8v26a8 8 0 0 1-8 8v12l-14-12H88" className="stroke-line-strong" />
    </>
  ),
  code: (
    <>
      <rect x="18" y="20" width="124" height="82" rx="10" className="fill-surface stroke-line-strong" />
      <path d="M18 40h124" className="stroke-line-strong" />
      <path d="M30 30h.1M40 30h.1M50 30h.1" className="stroke-line-strong" />
      <path d="m58 58-14 13 14 13M102 58l14 13-14 13" className="stroke-primary" />
      <path d="m86 54-12 34" className="stroke-line-strong" />
    </>
  ),
};

export function Drawing({ name }: { name: DrawingName }) {
  return (
    <svg
      viewBox="0 0 160 120"
      className="hidden h-30 w-40 shrink-0 tablet:block"
      fill="none"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <ellipse cx="80" cy="110" rx="58" ry="5" className="fill-sunken" />
      {drawings[name]}
    </svg>
  );
}
