import { missing, type Problem } from '../../foundation/rules/problem.ts';
import type { DuaBody } from '../dataSets.ts';

/** A term whose unit nobody says: SARAH takes the number alone, and whoever must be told of its end cannot be. */
export function termProblems({ DECLARACION }: Pick<DuaBody, 'DECLARACION'>): Problem[] {
  const { PLAZO_DIAS_MESES: term, UNIDAD_PLAZO } = DECLARACION;
  if (term === '' || term === '0' || UNIDAD_PLAZO !== '') return [];
  const message = `Unidad del plazo: falta este dato; diga si los ${term} del plazo son días o meses, para saber cuándo vence. A SARAH va solo el número.`;
  return [missing('dua.term-unit', 'DECLARACION.UNIDAD_PLAZO', message)];
}
