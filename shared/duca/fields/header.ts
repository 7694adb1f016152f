import { catalogue } from '../../catalogues/names.ts';
import { one } from '../../foundation/fields/dataSet.ts';
import { field } from '../../foundation/fields/field.ts';

const US = { decimals: 2 } as const;

/** Boxes 1–3, 7–18, 20–22 and 25–33: what the declaration says once. Amounts in US dollars, weights in kilograms. */
export const header = one('Encabezado', {
  NO_ORDEN: field.orderNumber('No. Correlativo o Referencia', {
    box: '1',
    owed: true,
    copied: false,
    help: 'Número de orden del declarante: registro, último dígito del año y correlativo. La autoridad no admite dos declaraciones con el mismo.',
  }),
  NUMERO_DUCA: field.declarationNumber('No. de DUCA', {
    box: '2',
    max: 24,
    writer: 'authority',
    help: 'Lo asigna la autoridad al aceptar la declaración; se guarda al recibir su respuesta.',
  }),
  FECHA_ACEPTACION: field.dateTime('Fecha de Aceptación', {
    box: '3',
    writer: 'authority',
    help: 'Fecha y hora en que la autoridad aceptó la declaración.',
  }),
  ID_ADUANA_REGISTRO: field.choice('Aduana Registro / Inicio Tránsito', {
    box: '7',
    catalogue: catalogue.customsOffices,
    help: 'Aduana donde se registra la declaración o donde empieza el tránsito.',
  }),
  ID_ADUANA_SALIDA: field.choice('Aduana de Salida', {
    box: '8',
    catalogue: catalogue.customsOffices,
    help: 'Aduana por la que la mercancía sale del país que exporta.',
  }),
  ID_ADUANA_INGRESO: field.choice('Aduana de Ingreso', {
    box: '9',
    catalogue: catalogue.customsOffices,
    help: 'Aduana por la que la mercancía entra al país que importa.',
  }),
  ID_ADUANA_DESTINO: field.choice('Aduana Destino', {
    box: '10',
    catalogue: catalogue.customsOffices,
    help: 'Aduana donde termina la operación o el tránsito.',
  }),
  CODIGO_REGIMEN: field.choice('Régimen Aduanero', {
    box: '11',
    catalogue: catalogue.regimes,
    writer: 'computation',
    help: 'Régimen al que pertenece la modalidad de la casilla 12.',
  }),
  MODALIDAD: field.choice('Modalidad', {
    box: '12',
    catalogue: catalogue.modalities,
    owed: true,
    help: 'Modalidad que se solicita, como ID o DA; con la clase decide qué casillas son obligatorias.',
  }),
  MODALIDAD_FORMADA: field.text('Modalidad para la que se formó', {
    max: 20,
    writer: 'derivation',
    hidden: true,
    copied: false,
  }),
  CLASE: field.choice('Clase', {
    box: '13',
    catalogue: catalogue.declarationClasses,
    owed: true,
    help: 'Clase de declaración: normal, anticipada, provisional, simplificada, complementaria o rectificación.',
  }),
  FECHA_VENCIMIENTO: field.date('Fecha Vencimiento', {
    box: '14',
    help: 'Último día del plazo en regímenes suspensivos o temporales.',
  }),
  ID_PAIS_PROCEDENCIA: field.choice('País Procedencia', {
    box: '15',
    catalogue: catalogue.countries,
    help: 'País desde el que la mercancía fue enviada directamente, sin contar escalas.',
  }),
  ID_PAIS_EXPORTACION: field.choice('País Exportación', {
    box: '16',
    catalogue: catalogue.countries,
    help: 'País donde se despachó la exportación.',
  }),
  ID_PAIS_DESTINO: field.choice('País Destino', {
    box: '17',
    catalogue: catalogue.countries,
    help: 'País donde la mercancía se consumirá o usará.',
  }),
  ID_DEPOSITO: field.choice('Depósito Aduanero / Zona Franca', {
    box: '18',
    catalogue: catalogue.warehouses,
    help: 'Código del depósito aduanero o de la zona franca que recibe o entrega la mercancía.',
  }),
  DEPOSITO_TEMPORAL: field.choice('Depósito Temporal', {
    catalogue: catalogue.warehouses,
    help: 'Código del depósito temporal de origen. Solo viaja en el mensaje; el formulario no lo imprime.',
  }),
  DEPOSITO_TEMPORAL_DESTINO: field.choice('Depósito Temporal de Destino', {
    catalogue: catalogue.warehouses,
    help: 'Código del depósito temporal de destino. Solo viaja en el mensaje; el formulario no lo imprime.',
  }),
  ID_MODO_TRANSPORTE: field.choice('Modo de Transporte', {
    box: '20',
    catalogue: catalogue.transportModes,
    help: 'Medio en que la mercancía cruza la frontera: marítimo, aéreo o terrestre.',
  }),
  LUGAR_EMBARQUE: field.choice('Lugar de Embarque', {
    box: '21',
    catalogue: catalogue.locations,
    help: 'Código UN/LOCODE del lugar donde se cargó la mercancía.',
  }),
  LUGAR_DESEMBARQUE: field.choice('Lugar de Desembarque', {
    box: '22',
    catalogue: catalogue.locations,
    help: 'Código UN/LOCODE del lugar donde se descargó la mercancía.',
  }),
  TOTAL_FOB_DOLARES: field.decimal('Valor de Transacción', {
    box: '25',
    ...US,
    help: 'Precio pagado o por pagar de toda la mercancía, en dólares. Las fracciones deben sumar lo mismo.',
  }),
  TOTAL_FLETE_DOLARES: field.decimal('Gastos de Transporte', {
    box: '26',
    ...US,
    help: 'Transporte hasta el lugar de importación, en dólares.',
  }),
  TOTAL_SEGURO_DOLARES: field.decimal('Gastos de Seguro', {
    box: '27',
    ...US,
    help: 'Seguro de la mercancía hasta el lugar de importación, en dólares.',
  }),
  TOTAL_OTROS_DOLARES: field.decimal('Otros Gastos', {
    box: '28',
    ...US,
    help: 'Carga, descarga, manipulación y demás gastos que forman parte del valor, en dólares.',
  }),
  TOTAL_CIF_DOLARES: field.decimal('Valor en Aduana Total', {
    box: '29',
    ...US,
    writer: 'computation',
    help: 'Suma de las casillas 25 a 28, en dólares.',
  }),
  ID_INCOTERM: field.choice('Incoterm', {
    box: '30',
    catalogue: catalogue.incoterms,
    help: 'Término de entrega. Con varias facturas, el de mayor valor.',
  }),
  TIPO_CAMBIO: field.decimal('Tasa de Cambio', {
    box: '31',
    decimals: 5,
    copied: false,
    help: 'Moneda nacional por dólar en la fecha de la declaración. La versión sellada conserva la suya.',
  }),
  FECHA_TIPO_CAMBIO: field.date('Fecha de la tasa de cambio', {
    copied: false,
    help: 'Día para el que el banco publicó la tasa de la casilla 31.',
  }),
  PESO_BRUTO_TOTAL: field.decimal('Peso Bruto Total', {
    box: '32',
    decimals: 2,
    help: 'Kilogramos con embalaje. Las fracciones deben sumar lo mismo.',
  }),
  PESO_NETO_TOTAL: field.decimal('Peso Neto Total', {
    box: '33',
    decimals: 2,
    help: 'Kilogramos sin embalaje; nunca más que el bruto.',
  }),
  CANTIDAD_BULTOS: field.decimal('Total de Bultos', {
    decimals: 2,
    fewest: 0,
    help: 'Bultos de todo el embarque. Las fracciones deben sumar lo mismo.',
  }),
  TOTAL_UNIDADES: field.decimal('Total de unidades', {
    decimals: 3,
    fewest: 0,
    writer: 'computation',
    help: 'Suma de las cantidades de las fracciones, cada una en su unidad; control del mensaje.',
  }),
  TOTAL_LINEAS: field.integer('Total de líneas', {
    writer: 'computation',
    help: 'Cuántas fracciones tiene la declaración.',
  }),
  TOTAL_GENERAL: field.decimal('Total General', {
    box: '34.4',
    decimals: 2,
    writer: 'computation',
    help: 'Suma de todos los tributos, en moneda nacional.',
  }),
  VALIDA_HASTA: field.date('Válida Hasta', {
    box: '56',
    writer: 'authority',
    help: 'Treinta días hábiles después de la aceptación.',
  }),
  FIRMA_ELECTRONICA: field.text('Firma electrónica', {
    box: '57',
    max: 2000,
    writer: 'authority',
    help: 'Firma con que la autoridad respondió a la declaración.',
  }),
  CODIGO_QR: field.note('Código QR', {
    max: 240,
    writer: 'authority',
    help: 'Lo que dice el código QR que dio la autoridad. Sin él, el impreso lleva uno con el número, la aceptación y el sello.',
  }),
  CANAL_SELECTIVO: field.choice('Canal selectivo', {
    catalogue: catalogue.channels,
    writer: 'authority',
    help: 'Verde: levante. Amarillo: revisión de documentos. Rojo: documentos y mercancía.',
  }),
  FECHA_LEVANTE: field.date('Levante', {
    writer: 'authority',
    help: 'Día en que la autoridad autorizó el levante después de revisar. Lo anota una persona con «Registrar el levante»: ningún mensaje lo dice.',
  }),
});
