import { catalogue } from '../../catalogues/names.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { calculateDuca } from '../calculate.ts';
import type { DucaBody } from '../dataSets.ts';
import { NO_FILE } from '../../foundation/files/facts.ts';
import { copyDuca } from '../copy/copyDuca.ts';
import type { StaleReason } from '../../foundation/copies/stale.ts';
import { COMPLETED_LINE } from '../earlierDeclaration.ts';
import { isOneOf } from '../../foundation/oneOf.ts';

/** What a copy of another operation leaves out, and a declaration that completes the same operation keeps. */
const OWN = [
  'EQUIPO',
  'FRACCION_ITEMS',
  'ITEM_CARACTERISTICAS',
  'VEHICULOS',
  'MAQUINARIA',
  'AERONAVES',
  'EMBARCACIONES',
  'DVAS',
  'DVA_INTERMEDIARIOS',
  'DVA_FACTURAS',
] as const satisfies readonly (keyof DucaBody)[];

/** What has to be looked at all the same: the day changed, the operation did not. */
const STALE: readonly StaleReason[] = ['numero', 'tasa', 'vencido', 'cuota', 'alicuota', 'inciso'];

/**
 * The complementary declaration of an accepted one: the same goods, papers, containers and value declarations in the
 * complementary class, naming the one that it completes. What the authority gave, and the rate of the day, stay blank.
 */
export function complementaryOf(original: DucaBody, reference: Reference): DucaBody {
  const copied = copyDuca(original, reference);
  const kept = Object.fromEntries(
    OWN.map((name) => [name, structuredClone(original[name])]),
  ) as Partial<DucaBody>;
  const CLASE =
    reference.rows(catalogue.declarationClasses).find((each) => each['COMPLEMENTA'] === '1')?.CLAVE ?? '';
  const completing = calculateDuca(
    {
      ...copied,
      ...kept,
      // Files belong to the declaration that they were attached to.
      DOCUMENTOS: original.DOCUMENTOS.map((each) => ({ ...each, ...NO_FILE })),
      DUCA: { ...copied.DUCA, MODALIDAD: original.DUCA.MODALIDAD, CLASE },
      COMPLEMENTO: { ...copied.COMPLEMENTO, NUMERO_DUCA_ORIGINAL: original.DUCA.NUMERO_DUCA },
      PENDIENTES: copied.PENDIENTES.filter((each) => isOneOf(STALE, each.MOTIVO)),
    },
    reference,
  );
  const FECHA_EMISION = original.DUCA.FECHA_ACEPTACION.slice(0, 10);
  return {
    ...completing,
    DOCUMENTOS: completing.DOCUMENTOS.map((each) =>
      each.ID_DOCUMENTO === COMPLETED_LINE ? { ...each, FECHA_EMISION } : each,
    ),
  };
}
