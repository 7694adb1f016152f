import type * as z from 'zod';
import { exportFoot, exportHead, signedText, type ExportFoot, type ExportHead } from './exported.ts';
import { hashedText, logLine, type LogLine } from './line.ts';
import { missingText } from './root.ts';

/** What the machine that verifies gives: SHA-256 as hexadecimal digits, and whether an Ed25519 signature holds. */
export interface Verifier {
  sha256: (text: string) => string;
  holds: (text: string, signature: string, publicKey: string) => boolean;
}

/** What was found: sentences about each fault in Spanish, none for a file that is whole. */
export interface Verified {
  lines: number;
  faults: string[];
  /** Public key that signed it, '' where no last line could be read. */
  key: string;
}

/** Faults that are told one by one; a broken file has one in each line. */
const MOST_FAULTS = 20;

function read<T>(schema: z.ZodType<T>, text: string | undefined): T | undefined {
  try {
    return schema.safeParse(JSON.parse(text ?? '')).data;
  } catch {
    return undefined;
  }
}

/** Goes through the lines of a file and tells what was changed, left out or put in. */
function walk(
  rows: readonly string[],
  { ANTERIOR }: ExportHead,
  { sha256 }: Verifier,
): { lines: LogLine[]; faults: string[]; last: string } {
  const [lines, faults]: [LogLine[], string[]] = [[], []];
  let before = ANTERIOR;
  let number: number | undefined;
  for (const [index, row] of rows.entries()) {
    const line = read(logLine, row);
    const place = `Línea ${index + 2} del archivo`;
    if (!line) {
      faults.push(`${place}: no se lee como una anotación de la bitácora; fue cambiada o insertada.`);
      continue;
    }
    if (number !== undefined && line.N > number + 1)
      faults.push(
        `${place}: de la anotación ${number} se pasa a la ${line.N}; faltan ${line.N - number - 1}.`,
      );
    else if (number !== undefined && line.N !== number + 1)
      faults.push(`${place}: la anotación ${line.N} no sigue a la ${number}; fue insertada o movida.`);
    else if (line.ANTERIOR !== before)
      faults.push(
        `${place}: la anotación ${line.N} no continúa la anterior; aquí se cambió, quitó o insertó algo.`,
      );
    if (sha256(hashedText(line)) !== line.HUELLA)
      faults.push(`${place}: la anotación ${line.N} no tiene la huella de su contenido; fue cambiada.`);
    number = line.N;
    before = line.HUELLA;
    lines.push(line);
  }
  return { lines, faults, last: before };
}

/** What the lines lack by the end that was sealed: what is known to be missing, and where they do not go up to it. */
function againstRoot(
  { DESDE, HASTA }: ExportHead,
  { SELLO }: ExportFoot,
  lines: readonly LogLine[],
): string[] {
  if (!SELLO) return [];
  const { N, HUELLA, REGISTRADO, FALTAN } = SELLO;
  const told = FALTAN.map((each) => missingText(each));
  const day = REGISTRADO.slice(0, 10);
  const last = lines.at(-1);
  if (day < DESDE || day > HASTA || FALTAN.some((each) => each.HUELLA === HUELLA)) return told;
  const there = lines.find((line) => line.N === N);
  if (there)
    return there.HUELLA === HUELLA
      ? told
      : [...told, `La anotación ${N} no es la que se selló; fue cambiada.`];
  if (last && last.N > N) return told;
  const missing = { DESDE: (last?.N ?? N - 1) + 1, HASTA: N, DESPUES: last?.REGISTRADO ?? '' };
  return [...told, missingText({ ...missing, REGISTRADO, SELLADO: SELLO.SELLADO })];
}

/** Goes through an exported logbook, line by line, and names what was changed, left out or put in. */
export function verifyExport(text: string, verifier: Verifier): Verified {
  const rows = text.split(/\r?\n/).filter((row) => row !== '');
  const head = read(exportHead, rows[0]);
  if (!head)
    return { lines: 0, faults: ['La línea 1 del archivo no es el encabezado de una bitácora.'], key: '' };
  const foot = read(exportFoot, rows.at(-1));
  const body = rows.slice(1, foot ? -1 : undefined);
  const { lines, faults, last } = walk(body, head, verifier);
  if (!foot) faults.push('Falta la última línea con la firma; el archivo está cortado.');
  else {
    if (foot.LINEAS !== body.length)
      faults.push(`La firma es de ${foot.LINEAS} anotaciones y el archivo tiene ${body.length}.`);
    if (foot.HUELLA !== last)
      faults.push('La última anotación no es la que se firmó; el final fue cambiado o quitado.');
    if (!verifier.holds(signedText(head, foot), foot.FIRMA, foot.CLAVE))
      faults.push('La firma no es de este contenido; el encabezado o la última línea fueron cambiados.');
    faults.push(...againstRoot(head, foot, lines));
  }
  const told = faults.slice(0, MOST_FAULTS);
  if (faults.length > told.length) told.push(`… y ${faults.length - told.length} más.`);
  return { lines: body.length, faults: told, key: foot?.CLAVE ?? '' };
}
