import { catalogue } from '../../catalogues/names.ts';
import { inForce } from '../../catalogues/prefixIndex.ts';
import { formatDate } from '../../foundation/dates/date.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { problem, type Problem } from '../../foundation/rules/problem.ts';
import type { DuaBody } from '../dataSets.ts';

/** Quotas that do not rule on the declaration's day: a quota is opened for a time, mostly a year. */
export const quotaProblems = ({ DETALLE_MERCANCIAS }: DuaBody, reference: Reference): Problem[] =>
  DETALLE_MERCANCIAS.flatMap(({ CUOTA_ARANCELARIA: code }, line) => {
    const row = code === '' ? undefined : reference.row(catalogue.tariffQuotas, code);
    if (!row || inForce(row, reference.day)) return [];
    const { VIGENTE_DESDE: from = '', VIGENTE_HASTA: until = '' } = row;
    const said = from > reference.day ? `empieza el ${formatDate(from)}` : `terminó el ${formatDate(until)}`;
    const message = `Ítem ${line + 1}, cuota arancelaria: «${row.VALOR}» ${said}; elija la que rige, o quítela y pague la tasa general.`;
    return [problem('dua.quota-day', `DETALLE_MERCANCIAS[${line}].CUOTA_ARANCELARIA`, message)];
  });
