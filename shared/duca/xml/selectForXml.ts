import { isBlank } from '../../foundation/fields/dataSet.ts';
import { recordIn, type AnyBody, type AnyRecord } from '../../foundation/fields/dataSet.ts';
import type { DucaBody } from '../dataSets.ts';
import { dottedTariff } from '../../foundation/text/tariffCode.ts';
import type { DucaXmlContext } from './context.ts';
import { control } from './elements/header.ts';

/** Data sets that follow the control data and the header, in the order of spec 3. */
const FOLLOWING = [
  'PROVEEDORES',
  'IMPORTADOR',
  'TRANSPORTISTA',
  'CONDUCTOR',
  'TRIBUTOS',
  'EQUIPO',
  'OBSERVACIONES',
  'FRACCIONES',
  'VEHICULOS',
  'MAQUINARIA',
  'AERONAVES',
  'EMBARCACIONES',
  'FRACCION_TRIBUTOS',
  'DOCUMENTOS',
  'USUARIO_ZONA_FRANCA',
  'DVAS',
  'DVA_INTERMEDIARIOS',
  'DVA_FACTURAS',
  'FRACCION_ITEMS',
] as const satisfies readonly (keyof DucaBody)[];

/** What the first data set holds when there is nothing to write (spec 7, select-for-XML query). */
export const NO_RECORDS = { RESULTADO: 'SIN REGISTROS' } as const;

/** Items of the value declarations by the names of spec 3 (DVA_ITEMS_*), where ours are others. */
const ITEM_NAMES: Readonly<Record<string, string>> = {
  CLASIFICACION_ARANCELARIA: 'PARTIDA',
  CANTIDAD_UNIDADES: 'CANTIDAD',
  ID_UNIDAD_MEDIDA: 'ID_MEDIDA',
  NOMBRE_COMERCIAL: 'DESCRIPCION',
  MODELO_ESTILO: 'MODELO',
  ID_ESTADO_MERCANCIA: 'ESTADO',
  VALOR_UNITARIO: 'UNITARIO',
};

const itemOf = (record: AnyRecord): AnyRecord =>
  Object.fromEntries(
    Object.entries(record).map(([field, value]) => [
      ITEM_NAMES[field] ?? field,
      field === 'CLASIFICACION_ARANCELARIA' ? dottedTariff(value) : value,
    ]),
  );

const recordsOf = (content: AnyRecord | AnyRecord[] | undefined): AnyRecord[] =>
  (Array.isArray(content) ? content : [content ?? {}]).filter((record) => !isBlank(record));

/**
 * What the message is written from: the 21 data sets in the fixed order of spec 3, each as its records. The header
 * carries besides its own fields those of exporter, declarant and vehicle, under their data set's name. Of a declaration
 * in which nothing is filled in, the first set says so and the others are empty.
 */
export function selectForXml(body: DucaBody, context: DucaXmlContext): AnyRecord[][] {
  const any: AnyBody = body;
  const under = (name: string): AnyRecord =>
    Object.fromEntries(
      recordsOf(any[name])
        .slice(0, 1)
        .flatMap((record) => Object.entries(record).map(([field, value]) => [`${name}_${field}`, value])),
    );
  const header = { ...body.DUCA, ...under('EXPORTADOR'), ...under('DECLARANTE'), ...under('UNIDAD') };
  const following = FOLLOWING.map((name) =>
    name === 'FRACCION_ITEMS' ? recordsOf(any[name]).map(itemOf) : recordsOf(any[name]),
  );
  if (isBlank(header) && following.every((records) => records.length === 0)) {
    return [[{ ...NO_RECORDS }], [], ...following];
  }
  const facts = control.elements.map(({ node, field, fixed, rule }) => [
    node,
    fixed ?? rule?.(recordIn(any, 'DUCA'), context) ?? (field ? (header as AnyRecord)[field] : '') ?? '',
  ]);
  return [[Object.fromEntries(facts) as AnyRecord], [header], ...following];
}
