import { catalogue } from '../catalogues/names.ts';
import type { Reference } from '../foundation/documents/reference.ts';
import type { Supposed } from '../taxes/supposed.ts';
import { tryOut, type TriedKind, type WhatIf } from '../taxes/whatIf.ts';
import { calculateDuca } from './calculate.ts';
import { ducaDataSets, type DucaBody, type DucaFraction } from './dataSets.ts';
import { ducaDefinition } from './definition.ts';
import { ducaAmounts } from './differences.ts';
import { fractionNoun } from './taxes/explainTotals.ts';

const { DUCA, FRACCIONES } = ducaDataSets;

const ducaTried: TriedKind<DucaBody, DucaBody['DUCA'], DucaFraction> = {
  line: fractionNoun,
  rate: 'La tasa de cambio',
  edited: { DUCA, FRACCIONES },
  head: (body) => body.DUCA,
  lines: (body) => body.FRACCIONES,
  put: (body, head, lines) => ({ ...body, DUCA: head, FRACCIONES: [...lines] }),
  treat: (body, { agreement, origin, quota }, isChosen) => ({
    ...body,
    FRACCIONES:
      agreement === undefined && origin === undefined && quota === undefined
        ? body.FRACCIONES
        : body.FRACCIONES.map((fraction, line) =>
            isChosen(line)
              ? {
                  ...fraction,
                  ACUERDO_1_ID: agreement ?? fraction.ACUERDO_1_ID,
                  ID_PAIS_ORIGEN: origin ?? fraction.ID_PAIS_ORIGEN,
                  CUOTA_CONTINGENTE: quota ?? fraction.CUOTA_CONTINGENTE,
                }
              : fraction,
          ),
  }),
  claim: (agreement, reference) => ({
    called: reference.row(catalogue.agreements1, agreement)?.VALOR ?? agreement,
    treaty: agreement,
  }),
  amounts: ducaAmounts,
  calculate: calculateDuca,
  check: (body, reference) => ducaDefinition.check(body, reference),
};

/** A DUCA under other terms: incoterm, expenses, agreement 1, origin, quota or rate. */
export const whatIf = (body: DucaBody, supposed: Supposed, reference: Reference): WhatIf<DucaBody> =>
  tryOut(ducaTried, body, supposed, reference);
