/** A row of a file that rules between two days, both included; a blank day is no limit. */
export interface DatedLine {
  /** Line of the file, its header being the first. */
  line: number;
  from: string;
  until: string;
}

/**
 * Rows that speak of the same on the same days, each said at the later one: which of them rules when, and where the
 * earlier would have to end. Nothing is said of rows that begin on the same day.
 * @param lines rows of one subject.
 */
export function datedOverlaps(lines: readonly DatedLine[]): { line: number; message: string }[] {
  const ordered = lines.toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : a.line - b.line));
  const found: { line: number; message: string }[] = [];
  ordered.forEach((later, at) => {
    // The nearest earlier row is the one that it takes the place of.
    const earlier = ordered
      .slice(0, at)
      .findLast((each) => each.from < later.from && reaches(each, later.from));
    if (!earlier) return;
    const again =
      later.until !== '' && (earlier.until === '' || earlier.until > later.until)
        ? ` hasta ${later.until}, y después otra vez la ${earlier.line}`
        : '';
    found.push({
      line: later.line,
      message: `habla de lo mismo que la línea ${earlier.line}, que ${earlier.until === '' ? 'no tiene fin' : `rige hasta ${earlier.until}`}; desde ${later.from} vale esta${again}. Si no es lo que quiere, ponga fin a la línea ${earlier.line} antes de ese día`,
    });
  });
  return found;
}

const reaches = ({ until }: DatedLine, day: string): boolean => until === '' || until >= day;
