/**
 * Pages that a person wrote, in the order written: '1-3, 5' of a document of eight is 1, 2, 3, 5. Undefined when the
 * text names none, or one that the document has not.
 */
export function readPages(text: string, pages: number): number[] | undefined {
  const chosen = new Set<number>();
  for (const part of text.split(',')) {
    const match = /^\s*(\d{1,5})\s*(?:-\s*(\d{1,5})\s*)?$/.exec(part);
    if (!match) return undefined;
    const from = Number(match[1]);
    const to = Number(match[2] ?? match[1]);
    if (from < 1 || to > pages || from > to) return undefined;
    for (let page = from; page <= to; page += 1) chosen.add(page);
  }
  return [...chosen];
}
