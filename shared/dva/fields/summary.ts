import { catalogue } from '../../catalogues/names.ts';
import { many, one, type RecordOf, type BodyOf } from '../../foundation/fields/dataSet.ts';
import { field } from '../../foundation/fields/field.ts';

const dollars = (label: string, box: string, help: string) =>
  field.decimal(label, { box, decimals: 2, help });

/**
 * The summarised DVA of Honduras (spec 3, summarised DVA): one header and a line a value declaration. Amounts in US
 * dollars.
 */
export const summaryDataSets = {
  ENCABEZADO: one('DVA resumida', {
    ID_ADUANA_DESPACHO: field.choice('Aduana de despacho', {
      catalogue: catalogue.customsOffices,
      help: 'Código de la aduana donde se despacha la declaración.',
    }),
    ADUANA_DESPACHO: field.text('Nombre de la aduana', {
      max: 200,
      help: 'Descripción de la aduana de despacho.',
    }),
    NUMERO_DECLARACION: field.declarationNumber('No. de la declaración de mercancías', {
      max: 20,
      help: 'Número que asignó la aduana; en blanco antes de la aceptación.',
    }),
    NOMBRE_IMPORTADOR: field.text('Importador', { max: 200, help: 'Nombre o razón social del importador.' }),
    NIT_IMPORTADOR: field.taxId('RTN del importador', {
      help: 'Registro tributario nacional del importador.',
    }),
    DOCUMENTO_DECLARANTE: field.text('No. de documento del declarante', {
      max: 40,
      help: 'Número con que el declarante identifica el trámite: el de la orden de trabajo.',
    }),
    FECHA: field.dateTime('Fecha y hora', {
      help: 'Momento en que se guardó la última de las declaraciones que el resumen suma.',
    }),
  }),
  DVAS: many('Declaraciones del valor', 'ID', {
    ID: field.key(),
    ID_DVA: field.text('Declaración del valor', { max: 30, help: 'Número de la declaración del valor.' }),
    CASILLA_39: dollars('Precio según factura', '39', 'Casilla 39 de la declaración del valor.'),
    CASILLA_42_10: dollars('Gastos de transporte', '42.10', 'Casilla 42.10 de la declaración del valor.'),
    CASILLA_42_12: dollars('Costo del seguro', '42.12', 'Casilla 42.12 de la declaración del valor.'),
    CASILLA_46: dollars('Valor en aduana', '46', 'Casilla 46 de la declaración del valor.'),
  }),
} as const;

export type SummaryLine = RecordOf<(typeof summaryDataSets)['DVAS']>;
export type SummaryBody = BodyOf<typeof summaryDataSets>;
