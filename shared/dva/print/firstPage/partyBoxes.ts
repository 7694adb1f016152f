import { catalogue } from '../../../catalogues/names.ts';
import { formatDeclarationNumber } from '../../../foundation/numbers/declarationNumber.ts';
import { coded, dated, named, plain, withOther } from '../text.ts';
import { cell } from '../grid.ts';
import { block, type Block } from './block.ts';

const office = catalogue.customsOffices;
const code = { size: 8, lines: 1 } as const;
/** A long name wraps in smaller type (spec 5, printing) before it needs the additional sheet. */
const name = { minSize: 4.5 } as const;
/** An address wraps below its caption; its city and country stand on the line where it begins. */
const beside = { size: 7.5 } as const;

export const customs = (y: number): Block =>
  block('A. Aduana', y, [
    [
      7.6,
      [
        cell('ID_ADUANA_INGRESO', 50, coded('ID_ADUANA_INGRESO', office)),
        cell('ID_ADUANA_DESPACHO', 50, coded('ID_ADUANA_DESPACHO', office)),
        cell('NUMERO_DECLARACION', 0, ({ body }) => formatDeclarationNumber(body.DVA.NUMERO_DECLARACION), {
          style: code,
        }),
        cell('FECHA_ACEPTACION', 30, dated('FECHA_ACEPTACION'), { style: code }),
      ],
    ],
  ]);

export const importer = (y: number, taxIdCaption: string, formatTaxId: (value: string) => string): Block =>
  block('B. Importador', y, [
    [
      7.4,
      [
        cell('NOMBRE_IMPORTADOR', 0, plain('NOMBRE_IMPORTADOR'), { style: name }),
        cell('NIT_IMPORTADOR', 42, ({ body }) => formatTaxId(body.DVA.NIT_IMPORTADOR), {
          caption: taxIdCaption,
          style: code,
        }),
        cell('REGISTRO_IMPORTADOR', 38, plain('REGISTRO_IMPORTADOR'), { style: code }),
      ],
    ],
    [
      9.8,
      [
        cell('DIRECCION_IMPORTADOR', 0, plain('DIRECCION_IMPORTADOR'), { style: beside }),
        cell('CIUDAD_IMPORTADOR', 42, plain('CIUDAD_IMPORTADOR'), { style: beside }),
        cell('ID_PAIS_IMPORTADOR', 38, named('ID_PAIS_IMPORTADOR', catalogue.countries), { style: beside }),
      ],
    ],
    [
      6.9,
      [
        cell('TELEFONO_IMPORTADOR', 32, plain('TELEFONO_IMPORTADOR')),
        cell('FAX_IMPORTADOR', 30, plain('FAX_IMPORTADOR')),
        cell('CORREO_IMPORTADOR', 0, plain('CORREO_IMPORTADOR')),
        cell(
          'ID_NIVEL_COMERCIAL',
          60,
          withOther(
            'ID_NIVEL_COMERCIAL',
            catalogue.commercialLevels,
            'OTRO_NIVEL_COMERCIAL',
            ({ options }) => options.otherLevel,
          ),
        ),
      ],
    ],
  ]);

export const supplier = (y: number): Block =>
  block('C. Proveedor', y, [
    [7.4, [cell('NOMBRE_PROVEEDOR', 0, plain('NOMBRE_PROVEEDOR'), { style: name })]],
    [
      9.8,
      [
        cell('DIRECCION_PROVEEDOR', 0, plain('DIRECCION_PROVEEDOR'), { style: beside }),
        cell('CIUDAD_PROVEEDOR', 42, plain('CIUDAD_PROVEEDOR'), { style: beside }),
        cell('ID_PAIS_PROVEEDOR', 38, named('ID_PAIS_PROVEEDOR', catalogue.countries), { style: beside }),
      ],
    ],
    [
      6.9,
      [
        cell('TELEFONO_PROVEEDOR', 32, plain('TELEFONO_PROVEEDOR')),
        cell('FAX_PROVEEDOR', 30, plain('FAX_PROVEEDOR')),
        cell('CORREO_PROVEEDOR', 0, plain('CORREO_PROVEEDOR')),
        cell(
          'ID_CONDICION_COMERCIAL',
          60,
          withOther(
            'ID_CONDICION_COMERCIAL',
            catalogue.commercialConditions,
            'OTRA_CONDICION_COMERCIAL',
            ({ options }) => options.otherCondition,
          ),
        ),
      ],
    ],
  ]);

export const intermediary = (y: number): Block =>
  block('D. Intermediario', y, [
    [
      6.9,
      [
        cell('NOMBRE_INTERMEDIARIO', 0, plain('NOMBRE_INTERMEDIARIO')),
        cell(
          'ID_TIPO_INTERMEDIARIO',
          60,
          withOther('ID_TIPO_INTERMEDIARIO', catalogue.intermediaryTypes, 'OTRO_TIPO_INTERMEDIARIO'),
        ),
      ],
    ],
    [
      6.9,
      [
        cell('DIRECCION_INTERMEDIARIO', 0, plain('DIRECCION_INTERMEDIARIO'), { style: { size: 7.5 } }),
        cell('CIUDAD_INTERMEDIARIO', 42, plain('CIUDAD_INTERMEDIARIO')),
        cell('ID_PAIS_INTERMEDIARIO', 38, named('ID_PAIS_INTERMEDIARIO', catalogue.countries)),
      ],
    ],
    [
      6.9,
      [
        cell('TELEFONO_INTERMEDIARIO', 32, plain('TELEFONO_INTERMEDIARIO')),
        cell('FAX_INTERMEDIARIO', 30, plain('FAX_INTERMEDIARIO')),
        cell('CORREO_INTERMEDIARIO', 0, plain('CORREO_INTERMEDIARIO')),
      ],
    ],
  ]);
