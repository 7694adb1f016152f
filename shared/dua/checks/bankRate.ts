import { statedRateProblems } from '../../duca/cross/bankRate.ts';
import type { DeclarationSources } from '../../declarations/sources.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import type { Problem } from '../../foundation/rules/problem.ts';
import type { DuaBody } from '../dataSets.ts';

/** The rate of a DUA against what the bank of its country says, as that of a DUCA is (spec 5). */
export const bankRateProblems = (
  { DECLARACION: { TIPO_CAMBIO: rate, FECHA_TIPO_CAMBIO: day } }: DuaBody,
  bank: DeclarationSources['exchangeRate'],
  reference: Reference,
): Problem[] =>
  statedRateProblems(
    {
      rate,
      day,
      path: 'DECLARACION.TIPO_CAMBIO',
      code: 'dua.rate-bank',
      subject: 'Tipo de cambio: la tasa declarada',
    },
    bank,
    reference,
  );
