import type { ReactNode } from 'react';
import type { IllustrationName } from './illustration.tsx';

/* Hand-drawn in a 96 by 72 box: soft shapes in the line colour, one accent in the brand's. */
const drawings: Record<IllustrationName, ReactNode> = {
  box: (
    <>
      <path d="M24 30 48 20l24 10v24L48 64 24 54Z" className="fill-surface stroke-line-strong" />
      <path d="m24 30 24 10 24-10M48 40v24" className="stroke-line-strong" />
      <path d="M36 25 60 35v9" className="stroke-primary" />
      <path d="M48 12V6M38 14l-3-5M58 14l3-5" className="stroke-primary" />
    </>
  ),
  search: (
    <>
      <rect x="18" y="14" width="44" height="48" rx="6" className="fill-surface stroke-line-strong" />
      <path d="M27 26h26M27 35h18M27 44h12" className="stroke-line-strong" />
      <circle cx="58" cy="44" r="12" className="fill-surface stroke-primary" />
      <path d="m67 53 9 9" className="stroke-primary" />
    </>
  ),
  orders: (
    <>
      <rect x="26" y="10" width="44" height="54" rx="6" className="fill-surface stroke-line-strong" />
      <path d="M40 6h16v8H40Z" className="fill-surface stroke-line-strong" />
      <path d="M46 28h16M46 40h16M46 52h10" className="stroke-line-strong" />
      <path d="m33 28 3 3 5-6M33 40l3 3 5-6" className="stroke-primary" />
    </>
  ),
  wallet: (
    <>
      <path d="M20 26a6 6 0 0 1 6-6h40v8" className="stroke-line-strong" />
      <rect x="20" y="28" width="56" height="34" rx="6" className="fill-surface stroke-line-strong" />
      <path d="M76 39H62a6 6 0 0 0 0 12h14Z" className="fill-surface stroke-primary" />
      <circle cx="63" cy="45" r="1.5" className="fill-primary" />
    </>
  ),
  trouble: (
    <>
      <path
        d="M26 52a12 12 0 0 1 1-24 19 19 0 0 1 36-3 14 14 0 0 1 7 27Z"
        className="fill-surface stroke-line-strong"
      />
      <path d="m50 32-8 14h11l-7 14" className="stroke-danger" />
    </>
  ),
};

export function Drawing({ name }: { name: IllustrationName }) {
  return drawings[name];
}
