import { catalogue } from '../catalogues/names.ts';
import type { Reference } from '../foundation/documents/reference.ts';
import type { Supposed } from '../taxes/supposed.ts';
import { tryOut, type TriedKind, type WhatIf } from '../taxes/whatIf.ts';
import { duaAmounts } from './amounts.ts';
import { calculateDua } from './calculate.ts';
import { duaDataSets, type DuaBody, type DuaItem } from './dataSets.ts';
import { duaDefinition } from './definition.ts';
import { itemNoun } from './liquidation/taxed.ts';

const { DECLARACION, DETALLE_MERCANCIAS, DETALLE_VENTAJAS } = duaDataSets;

const treatyOf = (advantage: string, reference: Reference): string =>
  reference.row(catalogue.advantages, advantage)?.['ACUERDO'] ?? '';

/** The advantages when the chosen items claim another one: in place of their treaty's, beside what is of none. */
function claiming(
  { DETALLE_VENTAJAS: claimed, DETALLE_MERCANCIAS: items }: DuaBody,
  advantage: string,
  isChosen: (line: number) => boolean,
  reference: Reference,
): DuaBody['DETALLE_VENTAJAS'] {
  const chosen = new Set(items.filter((_, line) => isChosen(line)).map(({ ID_ITEM }) => ID_ITEM));
  const replaces = advantage === '' || treatyOf(advantage, reference) !== '';
  const kept = claimed.filter(
    ({ ID_ITEM, CODIGO_VENTAJA }) =>
      !chosen.has(ID_ITEM) ||
      CODIGO_VENTAJA === advantage ||
      !replaces ||
      treatyOf(CODIGO_VENTAJA, reference) === '',
  );
  if (advantage === '') return kept;
  const has = new Set(
    kept.filter(({ CODIGO_VENTAJA }) => CODIGO_VENTAJA === advantage).map(({ ID_ITEM }) => ID_ITEM),
  );
  return [
    ...kept,
    ...items
      .filter(({ ID_ITEM }) => chosen.has(ID_ITEM) && !has.has(ID_ITEM))
      .map(({ ID_ITEM, NUMERO_ITEM }) => ({
        ID_LINEA: `${ID_ITEM}-${advantage}`,
        ID_ITEM,
        NUMERO_ITEM,
        CODIGO_VENTAJA: advantage,
      })),
  ];
}

const duaTried: TriedKind<DuaBody, DuaBody['DECLARACION'], DuaItem> = {
  line: itemNoun,
  rate: 'El tipo de cambio',
  edited: { DECLARACION, DETALLE_MERCANCIAS, DETALLE_VENTAJAS },
  head: (body) => body.DECLARACION,
  lines: (body) => body.DETALLE_MERCANCIAS,
  put: (body, head, lines) => ({ ...body, DECLARACION: head, DETALLE_MERCANCIAS: [...lines] }),
  treat: (body, { regime, agreement, origin, quota, line }, isChosen, reference) => ({
    ...body,
    DECLARACION: {
      ...body.DECLARACION,
      CODIGO_REGIMEN: regime ?? body.DECLARACION.CODIGO_REGIMEN,
      // Where all goods are of one country, so is the declaration.
      ID_PAIS_ORIGEN: (line === undefined ? origin : undefined) ?? body.DECLARACION.ID_PAIS_ORIGEN,
    },
    DETALLE_MERCANCIAS:
      origin === undefined && quota === undefined
        ? body.DETALLE_MERCANCIAS
        : body.DETALLE_MERCANCIAS.map((item, at) =>
            isChosen(at)
              ? {
                  ...item,
                  PAIS_ORIGEN: origin ?? item.PAIS_ORIGEN,
                  CUOTA_ARANCELARIA: quota ?? item.CUOTA_ARANCELARIA,
                }
              : item,
          ),
    DETALLE_VENTAJAS:
      agreement === undefined ? body.DETALLE_VENTAJAS : claiming(body, agreement, isChosen, reference),
  }),
  claim: (advantage, reference) => ({
    called: reference.row(catalogue.advantages, advantage)?.VALOR ?? advantage,
    treaty: treatyOf(advantage, reference),
  }),
  amounts: duaAmounts,
  calculate: calculateDua,
  check: (body, reference) => duaDefinition.check(body, reference),
};

/** A DUA under other terms: regime, incoterm, expenses, treaty, origin, quota or rate. */
export const whatIf = (body: DuaBody, supposed: Supposed, reference: Reference): WhatIf<DuaBody> =>
  tryOut(duaTried, body, supposed, reference);
