/** Row numbers, ascending, as people write them: '2-81, 90'. */
export function rowRanges(rows: readonly number[]): string {
  const ranges: string[] = [];
  for (let start = 0; start < rows.length;) {
    let end = start;
    while (rows[end + 1] === rows[end]! + 1) end += 1;
    ranges.push(start === end ? `${rows[start]}` : `${rows[start]}-${rows[end]}`);
    start = end + 1;
  }
  return ranges.join(', ');
}

const RANGE = /^(\d{1,9})(?:-(\d{1,9}))?$/;

/** Row numbers of such a text; undefined when it is no such text, or names more than `most`. */
export function rowsOfRanges(text: string, most: number): number[] | undefined {
  const rows: number[] = [];
  for (const range of text.split(',')) {
    const [, from, to = from] = RANGE.exec(range.trim()) ?? [];
    if (from === undefined) return undefined;
    const count = Number(to) - Number(from) + 1;
    if (count < 1 || rows.length + count > most) return undefined;
    for (let row = Number(from); row <= Number(to); row += 1) rows.push(row);
  }
  return rows;
}
