import type { Change } from '../../foundation/documents/patch.ts';
import { linesOf, runsOf } from '../derive/documents.ts';
import type { DucaBody, DucaFraction } from '../dataSets.ts';
import { inPaperRows } from './paperRows.ts';

/** Data sets whose lines name a fraction by its number, and the goods that they describe by their key. */
export const NAMING = ['VEHICULOS', 'MAQUINARIA', 'AERONAVES', 'EMBARCACIONES'] as const;

/**
 * Numbers of fractions that moved because one went or goods changed place: units declared one by one, and the lines of
 * box 54.6. What a person wrote of an invoice's lines stays, renumbered.
 */
export function referenceChanges(
  body: DucaBody,
  next: ReadonlyMap<string, DucaFraction | undefined>,
  target: ReadonlyMap<string, string>,
  join?: { from: string; to: string },
): Change[] {
  const numbers = numbersAfter(body, next);
  const heir = (id: string): string | undefined =>
    join?.from === id
      ? join.to
      : target.get(body.FRACCION_ITEMS.find((item) => item.ID_FRACCION === id)?.ID_ITEM ?? '');
  const renumber = (line: number): number[] => {
    const id = body.FRACCIONES[line - 1]?.ID_FRACCION;
    return [id === undefined ? line : (numbers.get(id) ?? numbers.get(heir(id) ?? '') ?? line)];
  };
  const items = body.FRACCION_ITEMS.map((item) => {
    const id = target.get(item.ID_ITEM) ?? item.ID_FRACCION;
    return { ...item, SECUENCIA_FRACCION: String(numbers.get(id) ?? item.SECUENCIA_FRACCION) };
  });
  const places = new Map(body.FRACCION_ITEMS.map((each) => [each.ID_ITEM, each.SECUENCIA_FRACCION]));
  return [
    ...NAMING.flatMap((name) =>
      body[name].flatMap(({ NUMERO_LINEA, ID_ITEM }, line) => {
        // A unit that stands with its goods follows them by itself.
        if (ID_ITEM && places.get(ID_ITEM) === NUMERO_LINEA) return [];
        return set(
          `${name}[${line}].NUMERO_LINEA`,
          NUMERO_LINEA,
          renumbered(NUMERO_LINEA, renumber)[0] ?? '',
        );
      }),
    ),
    ...documentChanges(
      body,
      inPaperRows(body, ({ ID_DOCUMENTO, LINEA }) =>
        LINEA === linesOf(body.FRACCION_ITEMS, ID_DOCUMENTO)
          ? [linesOf(items, ID_DOCUMENTO)]
          : renumbered(LINEA, renumber),
      ),
    ),
  ];
}

/** What makes the lines of box 54 those of now: numbers first, then lines that come and go, from the last on. */
function documentChanges({ DOCUMENTOS }: DucaBody, next: DucaBody['DOCUMENTOS']): Change[] {
  const was = new Set(DOCUMENTOS.map((each) => each.ID_DOCUMENTO));
  const now = new Map(next.map((each, at) => [each.ID_DOCUMENTO, { each, at }]));
  const comings = DOCUMENTOS.map(({ ID_DOCUMENTO }, line): Change[] => {
    const own = now.get(ID_DOCUMENTO);
    if (!own) return [{ op: 'remove', path: `DOCUMENTOS[${line}]`, count: 1 }];
    const rest = next.slice(own.at + 1);
    const end = rest.findIndex((each) => was.has(each.ID_DOCUMENTO));
    const lines = end < 0 ? rest : rest.slice(0, end);
    if (lines.length === 0) return [];
    const place = line + 1 < DOCUMENTOS.length ? `DOCUMENTOS[${line + 1}]` : 'DOCUMENTOS';
    return [{ op: 'insert', path: place, lines }];
  });
  return [
    ...DOCUMENTOS.flatMap(({ ID_DOCUMENTO, LINEA }, line) =>
      set(`DOCUMENTOS[${line}].LINEA`, LINEA, now.get(ID_DOCUMENTO)?.each.LINEA ?? LINEA),
    ),
    ...comings.reverse().flat(),
  ];
}

const set = (path: string, from: string, value: string): Change[] =>
  from === value ? [] : [{ op: 'set', path, value }];

function numbersAfter(
  { FRACCIONES }: DucaBody,
  next: ReadonlyMap<string, DucaFraction | undefined>,
): Map<string, number> {
  const ids = FRACCIONES.map((each) => each.ID_FRACCION);
  const stored = new Set(ids);
  const left = ids.filter((id) => !next.has(id) || next.get(id));
  const added = [...next].flatMap(([id, fraction]) => (fraction && !stored.has(id) ? [id] : []));
  return new Map([...left, ...added].map((id, index) => [id, index + 1]));
}

const LINES = /^\s*(\d{1,5})\s*(?:-\s*(\d{1,5})\s*)?$/;

/**
 * Box 54.6 with other numbers, one text for each run of fractions that follow each other; none when none of them is there
 * any more.
 * @param renumber the numbers that a fraction has now.
 */
export function renumbered(text: string, renumber: (line: number) => readonly number[]): string[] {
  const match = LINES.exec(text);
  const from = Number(match?.[1] ?? 0);
  const to = Number(match?.[2] ?? from);
  if (from < 1 || to < from || to - from > 9_999) return [text];
  const lines = new Set(Array.from({ length: to - from + 1 }, (_, at) => renumber(from + at)).flat());
  const same = lines.size === to - from + 1 && [...lines].every((each) => from <= each && each <= to);
  return same ? [text] : runsOf([...lines]);
}
