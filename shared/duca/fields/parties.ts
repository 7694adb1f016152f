import { catalogue } from '../../catalogues/names.ts';
import { one } from '../../foundation/fields/dataSet.ts';
import { field, type Field } from '../../foundation/fields/field.ts';
import { importerLookups, taxpayerLookups } from '../../foundation/fields/lookedUp.ts';
import { partyLengths } from '../../invoices/fields/lengths.ts';

const WHO = { NOMBRE: 'NOMBRE', DIRECCION: 'DOMICILIO' } as const;

/** Boxes 4 and 5 ask the same five things of both ends of the sale. */
const partyFields = (box: '4' | '5', who: string, lookups: NonNullable<Field['lookups']>) => ({
  NUMERO_IDENTIFICACION: field.text('No. Identificación', {
    box: `${box}.1`,
    lookups,
    max: partyLengths.id,
    help: `Número con que ${who} está registrado ante la administración tributaria de su país.`,
  }),
  TIPO_IDENTIFICACION: field.choice('Tipo Identificación', {
    box: `${box}.2`,
    catalogue: catalogue.identificationTypes,
    help: 'NIT, RTN, RUC, cédula, DPI o pasaporte.',
  }),
  ID_PAIS_EMISION: field.choice('País Emisión', {
    box: `${box}.3`,
    catalogue: catalogue.countries,
    help: 'País que emitió la identificación.',
  }),
  NOMBRE: field.text('Nombre o Razón Social', {
    box: `${box}.4`,
    max: partyLengths.name,
    help: `Nombre completo de ${who}, como aparece en su registro.`,
  }),
  DOMICILIO: field.text('Domicilio Fiscal', {
    box: `${box}.5`,
    max: partyLengths.domicile,
    help: `Dirección registrada de ${who}.`,
  }),
});

/** Boxes 4.1–4.5. */
export const exporter = one('Exportador / Proveedor', partyFields('4', 'el exportador o proveedor', {}));

/** Boxes 5.1–5.5. */
export const importer = one(
  'Importador / Destinatario',
  partyFields('5', 'el importador o destinatario', importerLookups(WHO)),
);

/** Boxes 6.1–6.4. */
export const declarant = one('Declarante', {
  CODIGO: field.text('Código', {
    box: '6.1',
    max: 20,
    help: 'Código de autorización del agente de aduanas o apoderado.',
  }),
  NUMERO_IDENTIFICACION: field.taxId('No. Identificación', {
    box: '6.2',
    lookups: taxpayerLookups(WHO),
    max: 20,
    help: 'Identificación tributaria del declarante.',
  }),
  NOMBRE: field.text('Nombre o Razón Social', {
    box: '6.3',
    max: 200,
    help: 'Nombre del declarante, como aparece en su autorización.',
  }),
  DOMICILIO: field.text('Domicilio Fiscal', {
    box: '6.4',
    max: 300,
    help: 'Dirección registrada del declarante.',
  }),
});
