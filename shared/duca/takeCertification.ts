import type { CertificationBody } from '../cafta/dataSets.ts';
import { COMPARED_DIGITS } from '../cafta/terms.ts';
import { catalogue } from '../catalogues/names.ts';
import type { Change } from '../foundation/documents/patch.ts';
import type { Reference } from '../foundation/documents/reference.ts';
import { blankRecord } from '../foundation/fields/dataSet.ts';
import { coversLine, linesNamed } from './checks/coversLine.ts';
import { ducaDataSets, type DucaBody } from './dataSets.ts';

const heading = (code: string): string => code.slice(0, COMPARED_DIGITS);

/**
 * What a fraction needs to claim with a certification of origin, as changes of the declaration: agreement and criterion of
 * the fraction, and the certificate in box 54 with its line. What it says already is left as it is; a criterion on which
 * the goods of that code do not agree is left to the person.
 * @param at place of the fraction
 * @param newKey key of a line of box 54 that is added
 */
export function takenCertification(
  { FRACCIONES, DOCUMENTOS }: DucaBody,
  at: number,
  { CERTIFICACION, MERCANCIAS }: CertificationBody,
  reference: Reference,
  newKey: () => string,
): Change[] {
  const fraction = FRACCIONES[at];
  if (!fraction) return [];
  const { ACUERDO, NUMERO_CERTIFICACION: number } = CERTIFICACION;
  const [kind = ''] = (reference.row(catalogue.agreements1, ACUERDO)?.['CERTIFICADO'] ?? '').split('|');
  const own = MERCANCIAS.filter(
    (each) => heading(each.CLASIFICACION_ARANCELARIA) === heading(fraction.CLASIFICACION_ARANCELARIA),
  );
  const criteria = new Set(own.map((each) => each.CRITERIO_ORIGEN).filter((each) => each !== ''));
  const [criterion = ''] = criteria;
  const set = (name: 'ACUERDO_1_ID' | 'CRITERIO_ORIGEN', value: string): Change[] =>
    value === '' || value === fraction[name] ? [] : [{ op: 'set', path: `FRACCIONES[${at}].${name}`, value }];
  return [
    ...set('ACUERDO_1_ID', ACUERDO),
    ...(criteria.size === 1 ? set('CRITERIO_ORIGEN', criterion) : []),
    ...certificate(),
  ];

  function certificate(): Change[] {
    const line = at + 1;
    const named = DOCUMENTOS.map((each, index) => ({ each, index })).filter(
      ({ each }) => each.CODIGO_DOCUMENTO === kind && each.NUMERO_DOCUMENTO === number,
    );
    if (named.some(({ each }) => coversLine(each.LINEA, line))) return [];
    // A certificate of the line before covers this one as well: one row of box 54, as the trade writes it.
    const before = named.find(({ each }) => linesNamed(each.LINEA)?.to === line - 1);
    if (before) {
      const { from } = linesNamed(before.each.LINEA)!;
      return [{ op: 'set', path: `DOCUMENTOS[${before.index}].LINEA`, value: `${from}-${line}` }];
    }
    const { FECHA_CERTIFICACION, FECHA_VENCIMIENTO, ID_PAIS_EXPORTADOR, EMPRESA_FIRMANTE } = CERTIFICACION;
    const paper = {
      ...blankRecord(ducaDataSets.DOCUMENTOS),
      ID_DOCUMENTO: newKey(),
      CODIGO_DOCUMENTO: kind,
      NUMERO_DOCUMENTO: number,
      FECHA_EMISION: FECHA_CERTIFICACION,
      FECHA_VENCIMIENTO_DOCUMENTO: FECHA_VENCIMIENTO,
      ID_PAIS_EMISION: ID_PAIS_EXPORTADOR,
      ENTIDAD_EMISORA: EMPRESA_FIRMANTE,
      LINEA: String(line),
    };
    return [{ op: 'insert', path: 'DOCUMENTOS', lines: [paper] }];
  }
}
