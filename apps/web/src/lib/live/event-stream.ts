/** Reads server-sent events of one name from chunks of text; comments and other events are skipped. */
export async function* readEvents(pieces: AsyncIterable<string>, name: string): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of pieces) {
    const blocks = (rest + piece.replaceAll('\r', '')).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const lines = block.split('\n');
      const linesOf = (field: string) =>
        lines
          .filter((line) => line.startsWith(`${field}:`))
          .map((line) => line.slice(field.length + 1).trimStart());
      if (linesOf('event')[0] === name) yield linesOf('data').join('\n');
    }
  }
}
