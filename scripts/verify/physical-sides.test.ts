import { describe, expect, it } from 'vitest';
import { checkPhysicalSides, exceptions } from './physical-sides.ts';

const page = 'apps/web/src/features/orders/orders-page.tsx';
const style = 'apps/web/src/styles/shell.css';

const planted: [path: string, line: string][] = [
  [page, '<p className="ml-4">'],
  [page, '<p className="flex tablet:-mr-2">'],
  [page, "className={isOpen ? 'pl-[13px]' : ''}"],
  [page, '<p className="[&_li]:pr-5">'],
  [page, '<p className="scroll-ml-2">'],
  [page, '<p className="absolute left-0">'],
  [page, '<p className="-right-2 absolute">'],
  [page, '<p className="border-l">'],
  [page, '<p className="border-r-2">'],
  [page, '<p className="rounded-tr-sm">'],
  [page, '<p className="tablet:rounded-l-lg">'],
  [page, '<p className="text-right">'],
  [page, '<p className="float-left">'],
  [page, '<p className="space-x-2">'],
  [page, '<p className="left-1/2 top-0">'],
  [page, '<p className="data-ending-style:translate-x-12">'],
  [style, '  margin-left: 4px;'],
  [style, '  padding-right: 4px;'],
  [style, '  border-left: 1px solid;'],
  [style, '  border-top-left-radius: 4px;'],
  [style, '  left: 0;'],
  [style, '  text-align: right;'],
  [style, '  transform-origin: left;'],
  [style, '  transition: margin-left 160ms;'],
  [style, '  inset: 60px auto 0 0;'],
];

const allowed: [path: string, line: string][] = [
  [page, '<p className="ms-4 ps-2 start-0 border-s rounded-se-sm text-end">'],
  [page, '<p className="fixed top-1/2 left-1/2 -translate-1/2">'],
  [page, '<p className="from-header-left to-header-right">'],
  [page, "const left = t('left', { left: limit.left });"],
  [page, '// at the right-0 end'],
  [page, "'translate-x-12 rtl:-translate-x-12'"],
  [page, '<p className="-mb-px px-4 border-line border-b translate-y-4">'],
  [style, '  margin-inline-start: 4px;'],
  [style, '  background: linear-gradient(to right, var(--brand-header-left), var(--brand-header-right));'],
  [style, '  inset: auto 0 0;'],
  ['apps/web/src/ui/charts/lines/chart-cursor.ts', "create('absolute left-0')"],
  ['apps/server/src/platform/mail/layout.ts', "'text-left'"],
];

describe('physical sides', () => {
  it.each(planted)('%s: %s', (path, line) => {
    const { problems } = checkPhysicalSides([{ path, lines: ['', line] }]);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`${path}:2: `);
  });

  it.each(allowed)('lets pass %s: %s', (path, line) => {
    expect(checkPhysicalSides([{ path, lines: [line] }]).problems).toEqual([]);
  });

  it('every exception says why', () => {
    for (const { reason } of exceptions) expect(reason).toMatch(/\w+ \w+/);
  });
});
