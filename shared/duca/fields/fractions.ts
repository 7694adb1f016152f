import { catalogue } from '../../catalogues/names.ts';
import { many } from '../../foundation/fields/dataSet.ts';
import { field } from '../../foundation/fields/field.ts';
import { precision } from '../../foundation/fields/precision.ts';

/** What is asked of the authority that changes the taxes: preference, special treatment, quota. */
const TAXING = { group: 'tributos' } as const;
const US = { decimals: 2 } as const;
const LOCAL = { decimals: 2, writer: 'computation' } as const;

/** Boxes 35–52: one line a fraction. Amounts in US dollars, weights in kilograms; what is computed is in local currency. */
export const fractions = many('Fracciones', 'ID_FRACCION', {
  ID_FRACCION: field.key(),
  NUMERO_LINEA: field.integer('Número de Línea', {
    box: '40',
    writer: 'computation',
    help: 'Orden de la fracción en la declaración, desde 1.',
  }),
  CLASIFICACION_ARANCELARIA: field.tariff('Clasificación Arancelaria', {
    offered: catalogue.tariff,
    box: '45',
    lookups: { permisos: {} },
    help: 'Inciso del arancel, con o sin puntos. Decide la tarifa de DAI.',
  }),
  DESCRIPCION: field.text('Descripción de las Mercancías', {
    box: '46',
    max: 1000,
    help: 'Descripción comercial de lo que reúne la fracción.',
  }),
  ID_PAIS_ORIGEN: field.choice('País de Origen', {
    box: '41',
    catalogue: catalogue.countries,
    help: 'País donde la mercancía fue producida.',
  }),
  ACUERDO_1_ID: field.choice('Acuerdo', {
    ...TAXING,
    box: '44',
    catalogue: catalogue.agreements1,
    help: 'Acuerdo comercial cuya preferencia se solicita; en blanco si ninguno.',
  }),
  ACUERDO_2_ID: field.choice('Acuerdo 2', {
    ...TAXING,
    catalogue: catalogue.agreements2,
    help: 'Trato especial de la mercancía: donación, subasta, encomienda, diplomáticos o menaje de casa.',
  }),
  ID_ESTADO_MERCANCIA: field.choice('Estado de la mercancía', {
    catalogue: catalogue.goodsStates,
    help: 'Nueva, usada, reconstruida. Mercancías de distinto estado van en fracciones distintas.',
  }),
  CANTIDAD_UNIDADES: field.decimal('Cantidad', {
    box: '43',
    ...precision.quantity,
    help: 'Cantidad en la unidad de la casilla 42.',
  }),
  ID_UNIDAD_MEDIDA: field.choice('Unidad de Medida', {
    box: '42',
    catalogue: catalogue.units,
    help: 'Unidad en que se cuenta la mercancía.',
  }),
  CANTIDAD_BULTOS: field.decimal('Cantidad de Bultos', {
    box: '35',
    decimals: 2,
    fewest: 0,
    help: 'Bultos que ocupa la fracción; puede ser 0 si comparte bulto con otra.',
  }),
  ID_CLASE_BULTOS: field.choice('Clase de Bultos', {
    box: '36',
    catalogue: catalogue.packageKinds,
    help: 'Caja, saco, paleta, tambor u otra.',
  }),
  PESO_BRUTO: field.decimal('Peso Bruto', { box: '38', decimals: 2, help: 'Kilogramos con embalaje.' }),
  PESO_NETO: field.decimal('Peso Neto', {
    box: '37',
    decimals: 2,
    help: 'Kilogramos sin embalaje; nunca más que el bruto.',
  }),
  CUOTA_CONTINGENTE: field.text('Cuota Contingente', {
    ...TAXING,
    box: '39',
    max: 30,
    lookups: { contingente: { SALDO: 'SALDO_CONTINGENTE' } },
    help: 'Número de la cuota o contingente arancelario, si se usa.',
  }),
  CANTIDAD_CONTINGENTE: field.decimal('Cantidad con cargo al contingente', {
    ...TAXING,
    ...precision.quantity,
    help: 'Parte de la casilla 43 que se descuenta de la cuota.',
  }),
  SALDO_CONTINGENTE: field.decimal('Saldo del contingente', {
    ...TAXING,
    ...precision.quantity,
    help: 'Saldo de la cuota antes de esta declaración, como lo dice su certificado.',
  }),
  CRITERIO_ORIGEN: field.text('Criterio para certificar origen', {
    ...TAXING,
    box: '47.1',
    max: 10,
    help: 'Criterio con que la mercancía califica como originaria.',
  }),
  REGLAS_ACCESORIAS: field.text('Reglas accesorias', {
    ...TAXING,
    box: '47.2',
    max: 20,
    help: 'Acumulación, de minimis o mercancías fungibles, si se aplican.',
  }),
  VALOR_FOB: field.decimal('Valor de Transacción', {
    box: '48',
    ...US,
    help: 'Precio de la mercancía de la fracción, en dólares.',
  }),
  VALOR_FLETE: field.decimal('Gastos de Transporte', {
    box: '49',
    ...US,
    help: 'Parte del transporte que toca a la fracción, en dólares.',
  }),
  VALOR_SEGURO: field.decimal('Seguro', {
    box: '50',
    ...US,
    help: 'Parte del seguro que toca a la fracción, en dólares.',
  }),
  VALOR_OTROS: field.decimal('Otros Gastos', {
    box: '51',
    ...US,
    help: 'Parte de los otros gastos que toca a la fracción, en dólares.',
  }),
  VALOR_CIF: field.decimal('Valor en Aduana', {
    box: '52',
    ...US,
    writer: 'computation',
    help: 'Suma de las casillas 48 a 51, en dólares.',
  }),
  VALOR_ADUANA_LOCAL: field.decimal('Valor en Aduana, moneda nacional', {
    ...LOCAL,
    help: 'Casilla 52 por la tasa de cambio de la casilla 31, a dos decimales.',
  }),
  TOTAL_TRIBUTOS: field.decimal('Total General', {
    box: '53.5',
    ...LOCAL,
    help: 'Tributos de la fracción, en moneda nacional.',
  }),
});
