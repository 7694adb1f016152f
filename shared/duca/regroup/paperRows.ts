import { NO_FILE } from '../../foundation/files/facts.ts';
import type { DucaBody } from '../dataSets.ts';
import { firstLine, furtherLine } from '../../foundation/documents/furtherLine.ts';
import { WHOLE } from '../derive/documents.ts';
import { ofOrder } from '../ofOrder.ts';

type SupportDocument = DucaBody['DOCUMENTOS'][number];

/**
 * Box 54 with the fractions that each line is of now. A paper whose fractions came apart takes a line for each run, since
 * 54.6 holds one sequence and 0 would prove for fractions that it does not name; a further line whose fractions became
 * those of another line of its paper goes, and so does one of which none is left: blank, it would cover them all. The first
 * line and one that holds a file stay, for a person to say what they are of (`checks/blankLines.ts`).
 * @param runs what 54.6 of a line names now, a text for each run; undefined where it stays.
 */
export function inPaperRows(
  body: Pick<DucaBody, 'DOCUMENTOS' | 'FRACCION_ITEMS'>,
  runs: (each: SupportDocument, line: number) => readonly string[] | undefined,
): SupportDocument[] {
  const isOfOrder = ofOrder(body);
  const keys = new Set(body.DOCUMENTOS.map((each) => each.ID_DOCUMENTO));
  /** The first line of a paper by the key of any of them. */
  const paperOf = (id: string): string => {
    const first = firstLine(id);
    return keys.has(first) ? first : id;
  };
  const stated = new Set<string>();
  const newKey = (paper: string): string => {
    let place = 2;
    while (keys.has(furtherLine(paper, place))) place += 1;
    keys.add(furtherLine(paper, place));
    return furtherLine(paper, place);
  };
  return body.DOCUMENTOS.flatMap((each, line) => {
    const now = runs(each, line) ?? [each.LINEA];
    const paper = paperOf(each.ID_DOCUMENTO);
    const stays = paper === each.ID_DOCUMENTO || each.ID_ARCHIVO !== '';
    if (now.length === 0) return stays ? [withLine(each, '')] : [];
    if (isOfOrder(each)) return [withLine(each, now.length === 1 ? now[0]! : WHOLE)];
    const mark = (LINEA: string): string => `${paper}\n${LINEA}`;
    const left = now.filter((LINEA, at) => (stays && at === 0) || !stated.has(mark(LINEA)));
    for (const LINEA of left) stated.add(mark(LINEA));
    return left.map((LINEA, at) =>
      at === 0
        ? withLine(each, LINEA)
        : { ...each, ...NO_FILE, NOMBRE_ARCHIVO_SAT: '', ID_DOCUMENTO: newKey(paper), LINEA },
    );
  });
}

const withLine = (each: SupportDocument, LINEA: string): SupportDocument =>
  each.LINEA === LINEA ? each : { ...each, LINEA };
