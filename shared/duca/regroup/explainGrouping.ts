import { catalogue } from '../../catalogues/names.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { dottedTariff } from '../../foundation/text/tariffCode.ts';
import { proposedFraction } from '../derive/group.ts';
import type { DucaBody, DucaFraction, DucaItem } from '../dataSets.ts';
import { differences } from './treatment.ts';

export interface FractionGrouping {
  /** What its goods have in common, and what a person changed of it. */
  why: string;
  /** Fractions of the same tariff code, each with what keeps it apart. */
  siblings: { line: number; why: string }[];
}

const SIBLINGS_SHOWN = 5;

/** Why the goods of a fraction are together, and what they differ in from fractions of the same tariff code. */
export function explainGrouping(body: DucaBody, line: number, reference: Reference): FractionGrouping {
  const fraction = body.FRACCIONES[line]!;
  const items = body.FRACCION_ITEMS.filter((each) => each.ID_FRACCION === fraction.ID_FRACCION);
  const siblings = body.FRACCIONES.flatMap((each, index) =>
    index === line ||
    each.CLASIFICACION_ARANCELARIA === '' ||
    each.CLASIFICACION_ARANCELARIA !== fraction.CLASIFICACION_ARANCELARIA
      ? []
      : [{ line: index, apart: differences(fraction, each) }],
  );
  return {
    why: `${gathered(items)} ${treatment(fraction, reference)}${byHand(items)}`,
    siblings: siblings.slice(0, SIBLINGS_SHOWN).map(({ line: index, apart }) => ({
      line: index,
      why:
        apart === ''
          ? `Nada la separa de la fracción ${index + 1}: pueden unirse.`
          : `De la fracción ${index + 1} la separa ${apart}.`,
    })),
  };
}

function gathered(items: readonly DucaItem[]): string {
  if (items.length === 0) return 'No reúne mercancías de ninguna factura.';
  const invoices = new Set(items.map((each) => each.ID_FACTURA)).size;
  const goods = items.length === 1 ? 'Es una mercancía' : `Reúne ${items.length} mercancías`;
  return `${goods} de ${invoices === 1 ? 'una factura' : `${invoices} facturas`}.`;
}

function treatment(fraction: DucaFraction, reference: Reference): string {
  const said = (name: string, code: string): string => reference.row(name, code)?.VALOR ?? code;
  const agreements = [
    fraction.ACUERDO_1_ID && said(catalogue.agreements1, fraction.ACUERDO_1_ID),
    fraction.ACUERDO_2_ID && said(catalogue.agreements2, fraction.ACUERDO_2_ID),
  ].filter((each) => each !== '');
  const parts = [
    dottedTariff(fraction.CLASIFICACION_ARANCELARIA) || 'sin clasificación',
    fraction.ID_PAIS_ORIGEN
      ? `origen ${said(catalogue.countries, fraction.ID_PAIS_ORIGEN)}`
      : 'origen en blanco',
    agreements.length === 0 ? 'sin acuerdo' : agreements.join(' y '),
    fraction.ID_ESTADO_MERCANCIA
      ? said(catalogue.goodsStates, fraction.ID_ESTADO_MERCANCIA).toLowerCase()
      : 'estado en blanco',
    fraction.ID_UNIDAD_MEDIDA
      ? `por ${said(catalogue.units, fraction.ID_UNIDAD_MEDIDA).toLowerCase()}`
      : 'sin unidad',
  ];
  return `Comparten: ${parts.join(', ')}.`;
}

/** Goods that a person put elsewhere than the proposal does. */
function byHand(items: readonly DucaItem[]): string {
  const count = items.filter(
    (each) => each.ID_DVA !== '' && each.ID_FRACCION !== proposedFraction(each),
  ).length;
  if (count === 0) return '';
  return count === 1 ? ' Una se puso aquí a mano.' : ` ${count} se pusieron aquí a mano.`;
}
