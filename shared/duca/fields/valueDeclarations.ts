import { catalogue } from '../../catalogues/names.ts';
import { many } from '../../foundation/fields/dataSet.ts';
import { field } from '../../foundation/fields/field.ts';

const US = { decimals: 2 } as const;

/** The value declarations that the DUCA sums up, as they were when it was derived. Amounts in US dollars. */
export const valueDeclarations = many('Declaraciones de valor', 'ID_DVA', {
  ID_DVA: field.reference('DVA', { refersTo: 'dva', hidden: true }),
  NUMERO_DVA: field.text('Número de DVA', { max: 30, help: 'Número propio de la declaración de valor.' }),
  NOMBRE_PROVEEDOR: field.text('Proveedor', { max: 200, help: 'Proveedor de la declaración de valor.' }),
  DIRECCION_PROVEEDOR: field.text('Dirección del proveedor', { max: 300, hidden: true }),
  ID_PAIS_PROVEEDOR: field.choice('País del proveedor', { catalogue: catalogue.countries }),
  NUMERO_FACTURAS: field.integer('Facturas', { help: 'Facturas que reúne.' }),
  ID_INCOTERM: field.choice('Incoterm', { catalogue: catalogue.incoterms }),
  NUMERO_CONTRATO: field.text('Contrato', { max: 60 }),
  FECHA_CONTRATO: field.date('Fecha de contrato'),
  FORMA_ENVIO: field.choice('Forma de envío', { catalogue: catalogue.shippingForms }),
  OTRA_FORMA_ENVIO: field.text('Otra forma de envío', { max: 60 }),
  FORMA_PAGO: field.choice('Forma de pago', { catalogue: catalogue.paymentForms }),
  OTRA_FORMA_PAGO: field.text('Otra forma de pago', { max: 60 }),
  CASILLA_24: field.flag('Restricciones', { help: 'Casilla 24 de la declaración de valor.' }),
  CASILLA_24_1: field.text('Cuáles restricciones', { max: 200 }),
  CASILLA_25: field.flag('Condición o contraprestación', { help: 'Casilla 25 de la declaración de valor.' }),
  CASILLA_25_1: field.text('Cuál condición', { max: 200 }),
  CASILLA_26: field.flag('Reversión al vendedor', { help: 'Casilla 26 de la declaración de valor.' }),
  VINCULACION: field.flag('Vinculación entre vendedor y comprador'),
  TIPO_VINCULACION: field.text('Tipo de vinculación', { max: 200 }),
  CASILLA_27_2: field.flag('La vinculación influyó en el precio', {
    help: 'Casilla 27.2 de la declaración de valor.',
  }),
  CASILLA_28: field.flag('Pagos indirectos', { help: 'Casilla 28 de la declaración de valor.' }),
  CASILLA_28_1: field.text('Concepto de los pagos', { max: 200 }),
  CASILLA_29: field.flag('Cánones', { help: 'Casilla 29 de la declaración de valor.' }),
  CASILLA_29_1: field.text('Naturaleza de los cánones', { max: 200 }),
  VALOR_FOB: field.decimal('Precio según factura', { ...US, help: 'Precio pagado o por pagar, en dólares.' }),
  VALOR_FLETE: field.decimal('Transporte', { ...US }),
  VALOR_SEGURO: field.decimal('Seguro', { ...US }),
  VALOR_OTROS: field.decimal('Otros', { ...US }),
  VALOR_CIF: field.decimal('Valor en aduana', { ...US, help: 'Casilla 46 de la declaración de valor.' }),
});
