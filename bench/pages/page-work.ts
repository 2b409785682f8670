/**
 * Work of a page's kind that no page has a part in: elements, texts and objects. Long enough to be slowed down like
 * the rest; the middle of five, since the fastest would be what the compiler makes of work that is done again.
 */
export function pageWork(): number {
  const times = Array.from({ length: 5 }, () => {
    const begin = performance.now();
    const list = document.createElement('ul');
    for (let count = 0; count < 4000; count += 1) {
      const row = document.createElement('li');
      row.className = `row-${count % 7}`;
      row.textContent = `${(count * 7919) % 1009} of ${count}`;
      list.append(row);
    }
    const rows = [...list.children].map(({ className, textContent }) => ({ className, textContent }));
    const copy: typeof rows = JSON.parse(JSON.stringify(rows));
    copy.sort((one, other) => one.textContent.localeCompare(other.textContent));
    return performance.now() - begin;
  });
  return times.sort((one, other) => one - other)[2] ?? 0;
}
