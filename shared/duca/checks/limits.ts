import { catalogue } from '../../catalogues/names.ts';
import { formatAmount } from '../../foundation/decimal/amount.ts';
import type { CatalogueRow, Reference } from '../../foundation/documents/reference.ts';
import { problem, warning, type Problem } from '../../foundation/rules/problem.ts';
import type { DucaBody } from '../dataSets.ts';

/** The row of limits of a regime, or that of those that have none of their own. */
export function limitsOf(regime: string, reference: Reference): CatalogueRow | undefined {
  const rows = reference.rows(catalogue.fractionLimits);
  return (
    rows.find((row) => regime !== '' && row['REGIMEN'] === regime) ??
    rows.find((row) => row['REGIMEN'] === '')
  );
}

const limit = (row: CatalogueRow, column: string): number => Number(row[column] || Number.POSITIVE_INFINITY);
const count = (value: number): string => formatAmount(String(value), 0);

/** Limits of the list in force: fractions of the declaration, goods of each, characters of box 46. */
export function limitProblems(body: DucaBody, reference: Reference): Problem[] {
  const row = limitsOf(body.DUCA.CODIGO_REGIMEN, reference);
  if (!row) return [];
  const report = row['BLOQUEA'] === '1' ? problem : warning;
  const found: Problem[] = [];
  const most = limit(row, 'MAX_FRACCIONES');
  if (body.FRACCIONES.length > most) {
    const message = `La declaración tiene ${count(body.FRACCIONES.length)} fracciones y el régimen admite ${count(most)}. Junte en «Fracciones» las que sean iguales o reparta la carga en dos declaraciones.`;
    found.push(report('duca.most-fractions', 'FRACCIONES', message));
  }
  const mostGoods = limit(row, 'MAX_MERCANCIAS');
  const longest = limit(row, 'MAX_DESCRIPCION');
  const goods = new Map<string, number>();
  if (body.FRACCION_ITEMS.length > mostGoods) {
    for (const { ID_FRACCION } of body.FRACCION_ITEMS)
      goods.set(ID_FRACCION, (goods.get(ID_FRACCION) ?? 0) + 1);
  }
  body.FRACCIONES.forEach(({ ID_FRACCION, DESCRIPCION }, line) => {
    const own = goods.get(ID_FRACCION) ?? 0;
    if (own > mostGoods) {
      const message = `Línea ${line + 1}: reúne ${count(own)} mercancías y el régimen admite ${count(mostGoods)} por fracción. Separe una parte en «Fracciones».`;
      found.push(report('duca.most-goods', `FRACCIONES[${line}].NUMERO_LINEA`, message));
    }
    if (DESCRIPCION.length > longest) {
      const message = `Casilla 46, línea ${line + 1}: la descripción tiene ${count(DESCRIPCION.length)} caracteres y el régimen admite ${count(longest)}. Acórtela.`;
      found.push(report('duca.longest-description', `FRACCIONES[${line}].DESCRIPCION`, message));
    }
  });
  return found;
}
