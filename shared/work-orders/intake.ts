import { catalogue } from '../catalogues/names.ts';
import type { CatalogueRow, Reference } from '../foundation/documents/reference.ts';
import { blankRecord } from '../foundation/fields/dataSet.ts';
import { receivedData } from './fields/received.ts';
import type { WorkOrderBody } from './summary.ts';

type Received = WorkOrderBody['RECIBIDO'][number];

/** What the country's list asks of a regime: its own rows and those of every regime. */
export const checklistOf = (reference: Reference, regime: string): CatalogueRow[] =>
  reference
    .rows(catalogue.intakeChecklist)
    .filter(({ REGIMEN = '' }) => REGIMEN === '' || (regime !== '' && regime.startsWith(REGIMEN)));

const isTouched = (line: Received): boolean =>
  line.CLAVE_LISTA === '' ||
  line.RECIBIDO === '1' ||
  [line.FECHA_RECEPCION, line.CANTIDAD, line.ENTREGADO_POR, line.RECIBIDO_POR, line.NOTA].some(
    (value) => value !== '',
  );

/**
 * The order's lines of reception with the list of its regime: what is missing comes to the end, what another regime
 * asked and nobody touched goes, and whatever a person wrote stays as it is.
 */
export function withChecklist(body: WorkOrderBody, reference: Reference): WorkOrderBody {
  const asked = checklistOf(reference, body.ORDEN.ID_REGIMEN);
  const keys = new Set(asked.map(({ CLAVE }) => CLAVE));
  const kept = body.RECIBIDO.filter((line) => isTouched(line) || keys.has(line.CLAVE_LISTA));
  const there = new Set(kept.map((line) => line.CLAVE_LISTA));
  const added = asked
    .filter(({ CLAVE }) => !there.has(CLAVE))
    .map(({ CLAVE, VALOR, CLASE = '', CONDICION = '' }): Received => ({
      ...blankRecord(receivedData),
      CONCEPTO: VALOR,
      CLASE,
      CONDICION,
      RECIBIDO: '0',
      CLAVE_LISTA: CLAVE,
    }));
  return { ...body, RECIBIDO: [...kept, ...added] };
}

/** Lines that the list always asks and that have not come. */
export const owedLines = ({ RECIBIDO }: WorkOrderBody): { line: Received; index: number }[] =>
  RECIBIDO.map((line, index) => ({ line, index })).filter(
    ({ line }) => line.CLAVE_LISTA !== '' && line.CONDICION === '' && line.RECIBIDO !== '1',
  );
