import { labelOf } from '../../foundation/fields/label.ts';
import { plainOrderNumber } from '../../foundation/numbers/orderNumber.ts';
import { problem, type Problem } from '../../foundation/rules/problem.ts';
import { ducaDataSets, type DucaBody } from '../dataSets.ts';
import { sentDvaNumbers } from '../xml/rules/dvaNumber.ts';

/** Value declarations have a number each, also once its hyphens are gone: by it the message says what belongs to which. */
export function dvaNumberProblems({ DVAS, DVA_INTERMEDIARIOS }: DucaBody): Problem[] {
  const first = new Map<string, number>();
  const twice = DVAS.flatMap(({ ID_DVA, NUMERO_DVA }, line) => {
    const number = sentDvaNumbers(DVAS).get(ID_DVA) ?? '';
    const earlier = first.get(number);
    if (number === '' || earlier === undefined) {
      first.set(number, line);
      return [];
    }
    const message = `Declaraciones de valor, línea ${line + 1}: el número ${NUMERO_DVA} va sin guiones en el mensaje y allí es el mismo de la línea ${earlier + 1}; sus facturas no se distinguirían. Cambie uno de los dos.`;
    return [
      {
        ...problem('duca.dva-twice', `DVAS[${line}].NUMERO_DVA`, message),
        relatedPath: `DVAS[${earlier}].NUMERO_DVA`,
      },
    ];
  });
  const unknown = DVA_INTERMEDIARIOS.flatMap(({ ID_DVA, NUMERO_DVA }, line) => {
    if (ID_DVA !== '' || NUMERO_DVA === '' || first.has(plainOrderNumber(NUMERO_DVA))) return [];
    const message = `Intermediarios, línea ${line + 1}: ninguna declaración de valor de esta DUCA tiene el número ${NUMERO_DVA}. Escriba el de una de ellas o borre la línea.`;
    return [problem('duca.dva-unknown', `DVA_INTERMEDIARIOS[${line}].NUMERO_DVA`, message)];
  });
  return [...twice, ...unknown];
}

const BELONGING = /^(DVA_INTERMEDIARIOS|DVA_FACTURAS|FRACCION_ITEMS)\[(\d+)\]\.(ID_DVA|NUMERO_DVA)$/;

/**
 * Who is to say a number that the message lacks: where it is typed, at the value declaration and not at each of its lines.
 * A problem instead, when that declaration is gone.
 */
export function saysDva(path: string, body: DucaBody): string | Problem {
  const [, dataSet, line = '', field] = BELONGING.exec(path) ?? [];
  if (dataSet === undefined) return path;
  const records = body[dataSet as 'DVA_INTERMEDIARIOS' | 'DVA_FACTURAS' | 'FRACCION_ITEMS'];
  const { ID_DVA } = records[Number(line)]!;
  // What a person added names its declaration by the number that is typed.
  if (ID_DVA === '' && field === 'NUMERO_DVA') return path;
  const at = body.DVAS.findIndex((each) => each.ID_DVA === ID_DVA);
  if (at >= 0) return `DVAS[${at}].NUMERO_DVA`;
  const shown = field === 'NUMERO_DVA' ? field : 'NUMERO_FACTURA';
  const place = `${dataSet}[${line}].${shown}`;
  const message = `${labelOf(ducaDataSets, place)}: su declaración de valor no está en esta DUCA y el mensaje no puede decir de cuál es. Forme de nuevo la DUCA o borre la línea.`;
  return problem('duca.dva-gone', place, message);
}
