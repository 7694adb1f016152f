import { keysOf } from '../../foundation/keyed.ts';
import { countries } from '../../countries/countries.ts';
import { isZero } from '../../foundation/decimal/decimal.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { problem, type Problem } from '../../foundation/rules/problem.ts';
import { costData, type Cost } from './costData.ts';
import { DOLLAR, isAdvance } from './totals.ts';

const OWED = keysOf(costData.fields).filter((name) => costData.fields[name].owed);

/** What keeps a line from being kept: blanks, another currency, an amount of nothing, a day to come. */
export function checkCost(cost: Cost, reference: Reference): Problem[] {
  const found: Problem[] = [];
  const say = (name: keyof Cost, code: string, text: string): void =>
    void found.push(problem(`cost.${code}`, `GASTO.${name}`, `${costData.fields[name].label}: ${text}`));
  for (const name of OWED)
    if (cost[name] === '') say(name, 'blank', 'está en blanco; escríbalo para guardar el gasto.');
  if (found.length > 0) return found;
  const local = countries[reference.country].currency.code;
  if (![local, DOLLAR].includes(cost.ID_MONEDA))
    say(
      'ID_MONEDA',
      'currency',
      `las cuentas se llevan en ${local} y ${DOLLAR}; convierta el monto a una de las dos.`,
    );
  if (isZero(cost.TIPO_CAMBIO)) say('TIPO_CAMBIO', 'rate', 'es cero; escriba el del día del documento.');
  if (isZero(cost.MONTO)) say('MONTO', 'nothing', 'es cero; escriba cuánto se pagó.');
  if (cost.FECHA > reference.today) say('FECHA', 'later', 'es posterior a hoy; corríjala.');
  if (isAdvance(cost, reference) && cost.PAGADO_POR !== 'CLIENTE')
    say('PAGADO_POR', 'advance', 'un anticipo lo paga el cliente; elija «Cliente».');
  return found;
}
