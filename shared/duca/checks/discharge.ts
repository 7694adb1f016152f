import { catalogue } from '../../catalogues/names.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { checkDeclarationNumber } from '../../foundation/numbers/declarationNumber.ts';
import { problem, warning, type Problem } from '../../foundation/rules/problem.ts';
import type { DucaBody } from '../dataSets.ts';
import { dischargedBy, dischargeOf } from '../discharge/discharge.ts';
import { completes } from '../marks.ts';
import { earlierKind } from '../ownKinds.ts';
import { coversBySilence } from './blankLines.ts';
import { linesNamed } from './coversLine.ts';

/**
 * What returns, is nationalised or leaves a warehouse had come in by a declaration, which box 54 names (domain 1.6): without
 * it the term of that one stays open. An error where the list of modalities says DESCARGA_EXIGE.
 */
export function dischargeProblems(body: DucaBody, reference: Reference): Problem[] {
  const { MODALIDAD, CLASE } = body.DUCA;
  if (dischargeOf(MODALIDAD, reference) === '' || completes(CLASE, reference)) return [];
  const row = reference.row(catalogue.modalities, MODALIDAD);
  const tell = row?.['DESCARGA_EXIGE'] === '1' ? problem : warning;
  const kind = earlierKind(reference);
  const named = dischargedBy(body, reference);
  if (named.length === 0) {
    const remedy =
      kind === undefined
        ? 'En la lista de documentos de soporte ningún tipo dice DECLARACION_ANTERIOR: pida que se marque uno.'
        : `Agregue un documento de tipo ${kind} con el número de esa DUCA y, en 54.6, las fracciones que la descargan.`;
    const message = `Casilla 54: la modalidad ${MODALIDAD} (${row?.VALOR ?? ''}) descarga una DUCA anterior y no se nombra ninguna; su plazo quedaría abierto. ${remedy}`;
    return [tell('duca.discharge-unnamed', 'DOCUMENTOS', message)];
  }
  return [...numberProblems(body, kind), ...(named.length > 1 ? sharedLineProblems(body, kind) : [])];
}

const ofKind = ({ DOCUMENTOS }: DucaBody, kind: string | undefined) =>
  [...DOCUMENTOS.entries()].filter(([, each]) => each.CODIGO_DOCUMENTO === kind);

/** A number that is none would discharge nothing, and nobody would hear of it. */
const numberProblems = (body: DucaBody, kind: string | undefined): Problem[] =>
  ofKind(body, kind).flatMap(([line, { NUMERO_DOCUMENTO }]) => {
    const checked = checkDeclarationNumber(NUMERO_DOCUMENTO);
    if (checked.ok && NUMERO_DOCUMENTO !== '') return [];
    const reason = checked.ok ? 'falta el número de la declaración anterior. Escríbalo.' : checked.reason;
    const path = `DOCUMENTOS[${line}].NUMERO_DOCUMENTO`;
    return [warning('duca.discharge-number', path, `Casilla 54.2: ${reason}`)];
  });

/** Of several, each is discharged by its own fractions: the same quantity is not counted twice. */
const sharedLineProblems = (body: DucaBody, kind: string | undefined): Problem[] =>
  ofKind(body, kind).flatMap(([line, each]) => {
    const { LINEA } = each;
    // What is blank among several fractions is told by itself.
    if (coversBySilence(each, body) || (LINEA.trim() !== '' && linesNamed(LINEA)?.from !== 0)) return [];
    const message =
      'Casilla 54.6: esta DUCA descarga varias, y esta línea dice que toda la declaración descarga una. Escriba las fracciones que descargan cada una, como 2 o 1-5.';
    return [warning('duca.discharge-lines', `DOCUMENTOS[${line}].LINEA`, message)];
  });
