import { describe, expect, it } from 'vitest';
import type { DataSet } from '../../foundation/fields/dataSet.ts';
import type { Field } from '../../foundation/fields/field.ts';
import { dvaDataSets } from './dataSets.ts';
import { summaryDataSets } from './summary.ts';

/** Words of the official name of each box (domain 2.2), as far as they tell it from every other. */
const OFFICIAL: Record<string, string> = {
  '1': 'aduana de ingreso',
  '2': 'aduana de despacho',
  '3': 'declaración de mercancías',
  '4': 'nombre o razón social',
  '5': 'registro tributario',
  '6': 'número de registro',
  '7': 'dirección',
  '8': 'nivel comercial',
  '9': 'nombre o razón social',
  '10': 'dirección',
  '11': 'condición comercial',
  '12': 'nombre o razón social',
  '13': 'dirección',
  '14': 'tipo de intermediario',
  '15': 'lugar de entrega',
  '16': 'incoterm',
  '17': 'número de contrato',
  '17.1': 'fecha de contrato',
  '18': 'forma de envío',
  '19': 'forma de pago',
  '20': 'lugar de embarque',
  '21': 'país de exportación',
  '22': 'moneda de la transacción',
  '23': 'tipo de cambio',
  '24': 'restricciones a la cesión o utilización de las mercancías, distintas de las del artículo 1.1 a) del acuerdo',
  '24.1': 'en qué consisten',
  '25': 'condición o contraprestación',
  '25.1': 'condición o contraprestación',
  '26': 'producto de la reventa, cesión o utilización',
  '27': 'vinculación entre el vendedor y el comprador',
  '27.1': 'tipo de vinculación',
  '27.2': 'influido la vinculación en el precio',
  '28': 'pagos indirectos y/o descuentos retroactivos',
  '28.1': 'concepto',
  '29': 'cánones o derechos de licencia',
  '29.1': 'naturaleza de los cánones',
  '30': 'cantidad',
  '31': 'designación o identificación comercial',
  '32': 'características',
  '33': 'marca',
  '34': 'modelo y/o estilo',
  '35': 'estado',
  '36': 'origen',
  '37': 'clasificación arancelaria',
  '38': 'valor unitario',
  '39': 'precio según factura',
  '40': 'pagos indirectos y/o descuentos retroactivos',
  '41': 'precio realmente pagado o por pagar',
  '42.1': 'monto de la condición o contraprestación',
  '42.2': 'monto de la reversión',
  '42.3': 'comisiones y gastos de corretaje, salvo las comisiones de compra',
  '42.4': 'costo de envases y embalajes',
  '42.5': 'materiales, componentes, partes y elementos incorporados',
  '42.6': 'herramientas, matrices, moldes y elementos análogos',
  '42.7': 'materiales consumidos en la producción',
  '42.8': 'diseños, planos y croquis realizados fuera del país',
  '42.9': 'cánones y derechos de licencia',
  '42.10': 'gastos de transporte hasta el puerto o lugar de importación',
  '42.11': 'gastos de carga, descarga y manipulación',
  '42.12': 'costo del seguro',
  '43': 'total de adiciones',
  '44.1':
    'gastos de construcción, armado, montaje, mantenimiento o asistencia técnica posteriores a la importación',
  '44.2': 'transporte posterior a la importación',
  '44.3': 'derechos e impuestos pagados por la importación',
  '44.4': 'intereses',
  '44.5': 'otras deducciones legalmente aplicables',
  '45': 'total de deducciones',
  '46': 'valor en aduana',
};
/** Asked and printed, but the paper gives them no number. */
const WITHOUT_BOX: Record<string, readonly string[]> = {
  DVA: [
    ...['ID_DVA', 'NUMERO_FACTURAS', 'FECHA_FACTURA', 'NUMERO_TRANSPORTE'],
    ...['LUGAR_DECLARACION', 'FECHA_DECLARACION', 'NOMBRE_DECLARANTE', 'CARGO_DECLARANTE'],
  ],
  MERCANCIAS: [
    ...['SECUENCIA_DETALLE', 'ACUERDO_PREFERENCIAL_1', 'ACUERDO_PREFERENCIAL_2'],
    ...['VALOR_FOB', 'VALOR_FLETE', 'VALOR_SEGURO', 'VALOR_OTROS', 'VALOR_CIF'],
  ],
  FACTURAS: [
    ...['NUMERO_FACTURA', 'FECHA_FACTURA', 'ID_MONEDA', 'TOTAL_MONEDA', 'TOTAL_FACTURA'],
    ...['VALOR_FOB', 'VALOR_FLETE', 'VALOR_SEGURO', 'VALOR_OTROS'],
  ],
  LINEAS_DUCA: ['CLASIFICACION_ARANCELARIA', 'DESCRIPCION', 'ACUERDO_1_ID'],
  ENCABEZADO: [
    ...['ID_ADUANA_DESPACHO', 'ADUANA_DESPACHO', 'NUMERO_DECLARACION', 'NOMBRE_IMPORTADOR'],
    ...['NIT_IMPORTADOR', 'DOCUMENTO_DECLARANTE', 'FECHA'],
  ],
  DVAS: ['ID_DVA'],
};

const shown = Object.entries({ ...dvaDataSets, ...summaryDataSets } as Record<string, DataSet>).flatMap(
  ([dataSet, { fields }]) =>
    Object.entries(fields)
      .filter(([, field]) => !field.hidden)
      .map(([name, field]): [string, string, Field] => [dataSet, name, field]),
);

describe('help of every field that is asked or shown', () => {
  it.each(shown)('%s.%s is a sentence, and not its label again', (_, name, field) => {
    expect(field.help ?? '', name).toMatch(/^\S.{8,}\.$/s);
    expect(field.help!.toLowerCase()).not.toBe(`${field.label.toLowerCase()}.`);
  });

  it.each(shown)('%s.%s has the number of its box, or none on paper either', (dataSet, name, field) => {
    expect(field.box === undefined, name).toBe(WITHOUT_BOX[dataSet]!.includes(name));
    if (field.box !== undefined) expect(OFFICIAL, name).toHaveProperty([field.box]);
  });

  it('calls each box by its official name', () => {
    for (const [box, words] of Object.entries(OFFICIAL)) {
      const labels = shown.filter(([, , field]) => field.box === box).map(([, , field]) => field.label);
      expect(
        labels.some((label) => label.toLowerCase().includes(words)),
        `${box}: ${labels.join(' · ')}`,
      ).toBe(true);
    }
  });
});
