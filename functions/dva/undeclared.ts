import { recordIn, type AnyBody } from '../../shared/foundation/fields/dataSet.ts';

/** The body of a DVA as before that declaration declared it: without box 3 and its lines; itself where it is another's. */
export function undeclared(body: AnyBody, declarationId: string): AnyBody {
  const dva = recordIn(body, 'DVA');
  if (dva?.['DUCA_ID'] !== declarationId) return body;
  return {
    ...body,
    DVA: { ...dva, DUCA_ID: '', NUMERO_DECLARACION: '', FECHA_ACEPTACION: '' },
    LINEAS_DUCA: [],
  };
}
