import { catalogue } from '../../../catalogues/names.ts';
import { formatDeclarationNumber } from '../../../foundation/numbers/declarationNumber.ts';
import { coded, dated, named, plain, withOther } from '../text.ts';
import { block, type Block } from './block.ts';

const office = catalogue.customsOffices;
const code = { size: 8, lines: 1 } as const;
/** A long name wraps in smaller type (spec 5, printing) before it needs the additional sheet. */
const name = { minSize: 4.5 } as const;
/** An address wraps below its caption; its city and country stand on the line where it begins. */
const beside = { size: 7.5 } as const;

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
    [7.4, 9.8, 6.9],
    [
      [
        {
          width: 0,
          number: '4',
          caption: 'Nombre o razón social',
          field: 'NOMBRE_IMPORTADOR',
          text: plain('NOMBRE_IMPORTADOR'),
          style: name,
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
          style: beside,
        },
        {
          width: 42,
          caption: 'Ciudad',
          field: 'CIUDAD_IMPORTADOR',
          text: plain('CIUDAD_IMPORTADOR'),
          style: beside,
        },
        {
          width: 38,
          caption: 'País',
          field: 'ID_PAIS_IMPORTADOR',
          text: named('ID_PAIS_IMPORTADOR', catalogue.countries),
          style: beside,
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
    [7.4, 9.8, 6.9],
    [
      [
        {
          width: 0,
          number: '9',
          caption: 'Nombre o razón social',
          field: 'NOMBRE_PROVEEDOR',
          text: plain('NOMBRE_PROVEEDOR'),
          style: name,
        },
      ],
      [
        {
          width: 0,
          number: '10',
          caption: 'Dirección',
          field: 'DIRECCION_PROVEEDOR',
          text: plain('DIRECCION_PROVEEDOR'),
          style: beside,
        },
        {
          width: 42,
          caption: 'Ciudad',
          field: 'CIUDAD_PROVEEDOR',
          text: plain('CIUDAD_PROVEEDOR'),
          style: beside,
        },
        {
          width: 38,
          caption: 'País',
          field: 'ID_PAIS_PROVEEDOR',
          text: named('ID_PAIS_PROVEEDOR', catalogue.countries),
          style: beside,
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
