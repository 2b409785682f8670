import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type DataColumn, nextSort } from './data-column.ts';
import { DataTable } from './data-table.tsx';
import { toggled } from './data-table-toolbar.tsx';

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
    expect(render({ hidden: new Set(['id']) })).not.toContain('Number');
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

describe('toggled', () => {
  it('adds and removes without touching the set it was given', () => {
    const hidden = new Set(['id']);
    expect([...toggled(hidden, 'name', false)]).toEqual(['id', 'name']);
    expect([...toggled(hidden, 'id', true)]).toEqual([]);
    expect([...hidden]).toEqual(['id']);
  });
});
