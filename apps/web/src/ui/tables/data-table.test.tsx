import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type DataColumn, isShown, nextSort } from './data-column.ts';
import { DataTable } from './data-table.tsx';

type Row = { id: string; name: string };
const columns: readonly DataColumn<Row>[] = [
  { id: 'id', header: 'Number', cell: (row) => row.id },
  { id: 'name', header: 'Name', sortable: true, cell: (row) => row.name },
];

function render(overrides: Partial<Parameters<typeof DataTable<Row>>[0]> = {}): string {
  return renderToString(
    <DataTable
      label="People"
      columns={columns}
      rows={[{ id: '1', name: 'Anna' }]}
      rowKey={(row) => row.id}
      onSortChange={() => {}}
      empty={<p>Nobody here</p>}
      {...overrides}
    />,
  );
}

describe('DataTable', () => {
  it('is a named table whose sorted column says its direction', () => {
    const markup = render({ sort: { column: 'name', direction: 'descending' } });
    expect(markup).toContain('<table aria-label="People"');
    expect(markup).toContain('aria-sort="descending"');
    expect(markup).toContain('Anna');
  });
  it('leaves out switched-off columns', () => {
    expect(render({ choice: new Map([['id', false]]) })).not.toContain('Number');
  });
  it('shows the empty state only when it is not loading', () => {
    expect(render({ rows: [] })).toContain('Nobody here');
    const loading = render({ rows: [], loading: true, skeletonRows: 2 });
    expect(loading).toContain('aria-busy="true"');
    expect(loading.match(/<tr/g)).toHaveLength(3);
  });
});

describe('nextSort', () => {
  it('starts ascending and turns round on the second press', () => {
    const first = nextSort({ column: 'id', direction: 'descending' }, 'name');
    expect(first).toEqual({ column: 'name', direction: 'ascending' });
    expect(nextSort(first, 'name')).toEqual({ column: 'name', direction: 'descending' });
    expect(nextSort(nextSort(first, 'name'), 'name')).toEqual(first);
  });
});

describe('columns that step back', () => {
  const wide = { below: 1300, className: 'steps-back' };
  const stepping = { id: 'ended', header: 'Ended', card: 'none', stepsBack: wide, cell: () => '' } as const;
  const request = new Map([['ended', true]]);

  it.each([
    [1299, false],
    [1300, true],
    [390, false],
  ])('at %i px it shows by itself: %s', (width, shown) => {
    expect(isShown(stepping, new Map(), width)).toBe(shown);
  });
  it('shows and hides at every width once the reader has said so', () => {
    expect(isShown(stepping, request, 390)).toBe(true);
    expect(isShown(stepping, new Map([['ended', false]]), 3000)).toBe(false);
  });
  it('carries its class only until somebody wants it', () => {
    const all = [...columns, stepping];
    expect(render({ columns: all })).toContain('steps-back');
    const markup = render({ columns: all, choice: request });
    expect(markup).not.toContain('steps-back');
    expect(markup).not.toMatch(/<td[^>]*max-tablet:hidden/);
  });
});
