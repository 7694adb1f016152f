import { catalogue } from '../../../catalogues/names.ts';
import { formatDeclarationNumber } from '../../../foundation/numbers/declarationNumber.ts';
import { slotRow, type Slot } from '../grid.ts';
import { coded, dated, named, plain, withOther } from '../text.ts';

/** Height of a sub-heading line between blocks. */
export const HEADING = 3.3;

/** A block of boxes under its sub-heading; `y` is where the sub-heading begins. */
export interface Block {
  title: string;
  y: number;
  slots: Slot[];
  end: number;
}

const block = (
  title: string,
  y: number,
  heights: readonly number[],
  rows: Parameters<typeof slotRow>[2][],
): Block => {
  let at = y + HEADING;
  const slots = rows.flatMap((cells, index) => {
    const row = slotRow(at, heights[index]!, cells);
    at += heights[index]!;
    return row;
  });
  return { title, y, slots, end: at };
};

const office = catalogue.customsOffices;
const code = { size: 8, lines: 1 } as const;

export const customs = (y: number): Block =>
  block(
    'A. Aduana',
    y,
    [7.6],
    [
      [
        {
          width: 50,
          number: '1',
          caption: 'Aduana de ingreso',
          field: 'ID_ADUANA_INGRESO',
          text: coded('ID_ADUANA_INGRESO', office),
        },
        {
          width: 50,
          number: '2',
          caption: 'Aduana de despacho',
          field: 'ID_ADUANA_DESPACHO',
          text: coded('ID_ADUANA_DESPACHO', office),
        },
        {
          width: 0,
          number: '3',
          caption: 'No. de la declaración de mercancías',
          field: 'NUMERO_DECLARACION',
          text: ({ body }) => formatDeclarationNumber(body.DVA.NUMERO_DECLARACION),
          style: code,
        },
        {
          width: 30,
          caption: 'Fecha de aceptación',
          field: 'FECHA_ACEPTACION',
          text: dated('FECHA_ACEPTACION'),
          style: code,
        },
      ],
    ],
  );

export const importer = (y: number, taxIdCaption: string, formatTaxId: (value: string) => string): Block =>
  block(
    'B. Importador',
    y,
    [8.4, 9.8, 6.9],
    [
      [
        {
          width: 0,
          number: '4',
          caption: 'Nombre o razón social',
          field: 'NOMBRE_IMPORTADOR',
          text: plain('NOMBRE_IMPORTADOR'),
        },
        {
          width: 42,
          number: '5',
          caption: taxIdCaption,
          field: 'NIT_IMPORTADOR',
          text: ({ body }) => formatTaxId(body.DVA.NIT_IMPORTADOR),
          style: code,
        },
        {
          width: 38,
          number: '6',
          caption: 'Número de registro',
          field: 'REGISTRO_IMPORTADOR',
          text: plain('REGISTRO_IMPORTADOR'),
          style: code,
        },
      ],
      [
        {
          width: 0,
          number: '7',
          caption: 'Dirección',
          field: 'DIRECCION_IMPORTADOR',
          text: plain('DIRECCION_IMPORTADOR'),
          style: { size: 7.5 },
        },
        { width: 42, caption: 'Ciudad', field: 'CIUDAD_IMPORTADOR', text: plain('CIUDAD_IMPORTADOR') },
        {
          width: 38,
          caption: 'País',
          field: 'ID_PAIS_IMPORTADOR',
          text: named('ID_PAIS_IMPORTADOR', catalogue.countries),
        },
      ],
      [
        { width: 32, caption: 'Teléfono', field: 'TELEFONO_IMPORTADOR', text: plain('TELEFONO_IMPORTADOR') },
        { width: 30, caption: 'Fax', field: 'FAX_IMPORTADOR', text: plain('FAX_IMPORTADOR') },
        {
          width: 0,
          caption: 'Correo electrónico',
          field: 'CORREO_IMPORTADOR',
          text: plain('CORREO_IMPORTADOR'),
        },
        {
          width: 60,
          number: '8',
          caption: 'Nivel comercial',
          field: 'ID_NIVEL_COMERCIAL',
          text: withOther(
            'ID_NIVEL_COMERCIAL',
            catalogue.commercialLevels,
            'OTRO_NIVEL_COMERCIAL',
            ({ options }) => options.otherLevel,
          ),
        },
      ],
    ],
  );

export const supplier = (y: number): Block =>
  block(
    'C. Proveedor',
    y,
    [8.4, 9.8, 6.9],
    [
      [
        {
          width: 0,
          number: '9',
          caption: 'Nombre o razón social',
          field: 'NOMBRE_PROVEEDOR',
          text: plain('NOMBRE_PROVEEDOR'),
        },
      ],
      [
        {
          width: 0,
          number: '10',
          caption: 'Dirección',
          field: 'DIRECCION_PROVEEDOR',
          text: plain('DIRECCION_PROVEEDOR'),
          style: { size: 7.5 },
        },
        { width: 42, caption: 'Ciudad', field: 'CIUDAD_PROVEEDOR', text: plain('CIUDAD_PROVEEDOR') },
        {
          width: 38,
          caption: 'País',
          field: 'ID_PAIS_PROVEEDOR',
          text: named('ID_PAIS_PROVEEDOR', catalogue.countries),
        },
      ],
      [
        { width: 32, caption: 'Teléfono', field: 'TELEFONO_PROVEEDOR', text: plain('TELEFONO_PROVEEDOR') },
        { width: 30, caption: 'Fax', field: 'FAX_PROVEEDOR', text: plain('FAX_PROVEEDOR') },
        {
          width: 0,
          caption: 'Correo electrónico',
          field: 'CORREO_PROVEEDOR',
          text: plain('CORREO_PROVEEDOR'),
        },
        {
          width: 60,
          number: '11',
          caption: 'Condición comercial',
          field: 'ID_CONDICION_COMERCIAL',
          text: withOther(
            'ID_CONDICION_COMERCIAL',
            catalogue.commercialConditions,
            'OTRA_CONDICION_COMERCIAL',
            ({ options }) => options.otherCondition,
          ),
        },
      ],
    ],
  );

export const intermediary = (y: number): Block =>
  block(
    'D. Intermediario',
    y,
    [6.9, 6.9, 6.9],
    [
      [
        {
          width: 0,
          number: '12',
          caption: 'Nombre o razón social',
          field: 'NOMBRE_INTERMEDIARIO',
          text: plain('NOMBRE_INTERMEDIARIO'),
        },
        {
          width: 60,
          number: '14',
          caption: 'Tipo de intermediario',
          field: 'ID_TIPO_INTERMEDIARIO',
          text: withOther('ID_TIPO_INTERMEDIARIO', catalogue.intermediaryTypes, 'OTRO_TIPO_INTERMEDIARIO'),
        },
      ],
      [
        {
          width: 0,
          number: '13',
          caption: 'Dirección',
          field: 'DIRECCION_INTERMEDIARIO',
          text: plain('DIRECCION_INTERMEDIARIO'),
          style: { size: 7.5 },
        },
        { width: 42, caption: 'Ciudad', field: 'CIUDAD_INTERMEDIARIO', text: plain('CIUDAD_INTERMEDIARIO') },
        {
          width: 38,
          caption: 'País',
          field: 'ID_PAIS_INTERMEDIARIO',
          text: named('ID_PAIS_INTERMEDIARIO', catalogue.countries),
        },
      ],
      [
        {
          width: 32,
          caption: 'Teléfono',
          field: 'TELEFONO_INTERMEDIARIO',
          text: plain('TELEFONO_INTERMEDIARIO'),
        },
        { width: 30, caption: 'Fax', field: 'FAX_INTERMEDIARIO', text: plain('FAX_INTERMEDIARIO') },
        {
          width: 0,
          caption: 'Correo electrónico',
          field: 'CORREO_INTERMEDIARIO',
          text: plain('CORREO_INTERMEDIARIO'),
        },
      ],
    ],
  );

export const transaction = (y: number): Block =>
  block(
    'E. Características de la transacción',
    y,
    [7.3, 7.3, 7.3],
    [
      [
        {
          width: 48,
          number: '15',
          caption: 'Lugar de entrega',
          field: 'LUGAR_ENTREGA_LOCODE',
          text: coded('LUGAR_ENTREGA_LOCODE', catalogue.locations),
        },
        {
          width: 28,
          caption: 'País de entrega',
          field: 'PAIS_ENTREGA',
          text: named('PAIS_ENTREGA', catalogue.countries),
        },
        {
          width: 24,
          number: '16',
          caption: 'Incoterm',
          field: 'ID_INCOTERM',
          text: ({ body }) => `${body.DVA.ID_INCOTERM} ${body.DVA.VERSION_INCOTERM}`.trim(),
        },
        { width: 0, caption: 'No. de factura', field: 'NUMERO_FACTURAS', text: plain('NUMERO_FACTURAS') },
        { width: 30, caption: 'Fecha de factura', field: 'FECHA_FACTURA', text: dated('FECHA_FACTURA') },
      ],
      [
        {
          width: 48,
          number: '17',
          caption: 'Número de contrato',
          field: 'NUMERO_CONTRATO',
          text: plain('NUMERO_CONTRATO'),
        },
        {
          width: 28,
          number: '17.1',
          caption: 'Fecha de contrato',
          field: 'FECHA_CONTRATO',
          text: dated('FECHA_CONTRATO'),
        },
        {
          width: 48,
          number: '18',
          caption: 'Forma de envío',
          field: 'FORMA_ENVIO',
          text: withOther('FORMA_ENVIO', catalogue.shippingForms, 'OTRA_FORMA_ENVIO'),
        },
        {
          width: 0,
          number: '19',
          caption: 'Forma de pago',
          field: 'FORMA_PAGO',
          text: withOther('FORMA_PAGO', catalogue.paymentForms, 'OTRA_FORMA_PAGO'),
        },
      ],
      [
        {
          width: 48,
          number: '20',
          caption: 'Lugar de embarque',
          field: 'LUGAR_EMBARQUE_LOCODE',
          text: coded('LUGAR_EMBARQUE_LOCODE', catalogue.locations),
        },
        {
          width: 28,
          caption: 'País de embarque',
          field: 'PAIS_EMBARQUE',
          text: named('PAIS_EMBARQUE', catalogue.countries),
        },
        {
          width: 32,
          number: '21',
          caption: 'País de exportación',
          field: 'PAIS_EXPORTACION',
          text: named('PAIS_EXPORTACION', catalogue.countries),
        },
        {
          width: 24,
          caption: 'Fecha de exportación',
          field: 'FECHA_EXPORTACION',
          text: dated('FECHA_EXPORTACION'),
        },
        {
          width: 0,
          number: '22',
          caption: 'Moneda',
          field: 'ID_MONEDA',
          text: coded('ID_MONEDA', catalogue.currencies),
        },
        {
          width: 22,
          number: '23',
          caption: 'Tipo de cambio',
          field: 'TIPO_CAMBIO',
          text: plain('TIPO_CAMBIO'),
          style: { align: 'right' },
        },
      ],
    ],
  );
