import { catalogue } from '../../catalogues/names.ts';
import { many } from '../../foundation/fields/dataSet.ts';
import { field } from '../../foundation/fields/field.ts';
import { saleTerms } from './saleTerms.ts';

const US = { decimals: 2 } as const;

/** What a yes asks for besides; owed then, as in the value declaration. */
const afterYes = (name: string) => ({ when: { field: name, is: ['1'] }, owed: true }) as const;
/** The value declarations that the DUCA sums up, as they were when it was derived. Amounts in US dollars. */
export const valueDeclarations = many('Declaraciones de valor', 'ID_DVA', {
  ID_DVA: field.reference('DVA', { refersTo: 'dva', hidden: true, writer: 'derivation' }),
  NUMERO_DVA: field.text('Número de DVA', { max: 30, help: 'Número propio de la declaración de valor.' }),
  NOMBRE_PROVEEDOR: field.text('Proveedor', { max: 200, help: 'Proveedor de la declaración de valor.' }),
  DIRECCION_PROVEEDOR: field.text('Dirección del proveedor', {
    max: 300,
    help: 'Casilla 10 de la declaración de valor. El mensaje lleva los primeros 150 caracteres.',
  }),
  ID_PAIS_PROVEEDOR: field.choice('País del proveedor', {
    catalogue: catalogue.countries,
    help: 'País donde tiene su domicilio el proveedor; casilla 10 de la declaración de valor.',
  }),
  NUMERO_FACTURAS: field.integer('Facturas', { help: 'Facturas que reúne.' }),
  ID_INCOTERM: field.choice('Incoterm', {
    catalogue: catalogue.incoterms,
    help: 'Término de entrega de sus facturas; casilla 16 de la declaración de valor.',
  }),
  ...saleTerms({
    contract: 'Casilla 17 de la declaración de valor, si hubo contrato.',
    payment: 'Medio con que se pagó o se pagará al proveedor.',
  }),
  CASILLA_24: field.flag('Restricciones', { help: 'Casilla 24 de la declaración de valor.' }),
  CASILLA_24_1: field.text('Cuáles restricciones', {
    max: 200,
    ...afterYes('CASILLA_24'),
    help: 'Qué restricciones limitan el uso o la venta; se envía solo si las hay.',
  }),
  CASILLA_25: field.flag('Condición o contraprestación', { help: 'Casilla 25 de la declaración de valor.' }),
  CASILLA_25_1: field.text('Cuál condición', {
    max: 200,
    ...afterYes('CASILLA_25'),
    help: 'De qué depende la venta o el precio; se envía solo si hay condición.',
  }),
  CASILLA_26: field.flag('Reversión al vendedor', { help: 'Casilla 26 de la declaración de valor.' }),
  VINCULACION: field.flag('Vinculación entre vendedor y comprador', {
    help: 'Casilla 27 de la declaración de valor: si vendedor y comprador son del mismo grupo o familia.',
  }),
  TIPO_VINCULACION: field.text('Tipo de vinculación', {
    max: 200,
    ...afterYes('VINCULACION'),
    help: 'Qué los vincula; se envía solo si hay vinculación.',
  }),
  CASILLA_27_2: field.flag('La vinculación influyó en el precio', {
    when: { field: 'VINCULACION', is: ['1'] },
    help: 'Casilla 27.2 de la declaración de valor; se envía solo si hay vinculación.',
  }),
  CASILLA_28: field.flag('Pagos indirectos', { help: 'Casilla 28 de la declaración de valor.' }),
  CASILLA_28_1: field.text('Concepto de los pagos', {
    max: 200,
    ...afterYes('CASILLA_28'),
    help: 'Qué se pagó aparte y a quién; se envía solo si hubo pagos indirectos.',
  }),
  CASILLA_29: field.flag('Cánones', { help: 'Casilla 29 de la declaración de valor.' }),
  CASILLA_29_1: field.text('Naturaleza de los cánones', {
    max: 200,
    ...afterYes('CASILLA_29'),
    help: 'Por qué derecho o licencia se pagan; se envía solo si hay cánones.',
  }),
  VALOR_FOB: field.decimal('Precio según factura', { ...US, help: 'Precio pagado o por pagar, en dólares.' }),
  VALOR_FLETE: field.decimal('Transporte', {
    ...US,
    help: 'Transporte que la declaración de valor suma al precio, en dólares.',
  }),
  VALOR_SEGURO: field.decimal('Seguro', {
    ...US,
    help: 'Seguro que la declaración de valor suma al precio, en dólares.',
  }),
  VALOR_OTROS: field.decimal('Otros', {
    ...US,
    help: 'Las demás adiciones menos las deducciones, en dólares.',
  }),
  VALOR_CIF: field.decimal('Valor en aduana', { ...US, help: 'Casilla 46 de la declaración de valor.' }),
});
