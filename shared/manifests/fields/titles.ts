import { catalogue } from '../../catalogues/names.ts';
import { many, notCopied } from '../../foundation/fields/dataSet.ts';
import { field } from '../../foundation/fields/field.ts';
import { precision } from '../../foundation/fields/precision.ts';

const packages = { decimals: 2, fewest: 0 } as const;

/** Transport documents that the manifest holds, one line each; a courier's has thousands. */
export const titles = notCopied(
  many('Títulos de transporte', 'ID_TITULO', {
    ID_TITULO: field.key(),
    TITULO_TRANSPORTE: field.text('Título', {
      max: 60,
      owed: true,
      alsoCalled: ['Guía', 'Guía aérea', 'BL', 'Conocimiento', 'Tracking'],
      help: 'Número del conocimiento de embarque, guía aérea, carta de porte o guía de courier.',
    }),
    ID_TIPO_DOCUMENTO: field.choice('Tipo de documento', {
      catalogue: catalogue.transportDocuments,
      owed: true,
    }),
    TITULO_MADRE: field.text('Título madre', {
      max: 60,
      help: 'Conocimiento o guía que consolida a este; en blanco si es directo.',
    }),
    ID_CATEGORIA_COURIER: field.choice('Categoría courier', {
      catalogue: catalogue.courierCategories,
      help: 'Solo en manifiestos de entrega rápida.',
    }),
    IDENTIFICACION_CONSIGNATARIO: field.taxId('RTN del consignatario', {
      help: 'Los manifiestos consolidados deben llevarlo.',
    }),
    NOMBRE_CONSIGNATARIO: field.text('Consignatario', {
      max: 200,
      owed: true,
      alsoCalled: ['Destinatario', 'Cliente'],
    }),
    NOMBRE_REMITENTE: field.text('Remitente', { max: 200, alsoCalled: ['Embarcador', 'Shipper'] }),
    ID_PAIS_ORIGEN: field.choice('País de origen', { catalogue: catalogue.countries }),
    DESCRIPCION: field.text('Mercancía', { max: 300, owed: true, alsoCalled: ['Contenido', 'Descripción'] }),
    CANTIDAD_BULTOS: field.decimal('Bultos', { ...packages, owed: true, alsoCalled: ['Piezas'] }),
    PESO_BRUTO: field.decimal('Peso bruto (kg)', { ...precision.weight, owed: true, alsoCalled: ['Peso'] }),
    ID_CLASE_BULTOS: field.choice('Clase de bultos', { catalogue: catalogue.packageKinds }),
    VALOR_FOB: field.decimal('Valor declarado, US$', { decimals: 2, alsoCalled: ['Valor'] }),
    ID_MANEJO_ESPECIAL: field.choice('Manejo especial', { catalogue: catalogue.specialHandling }),
    ID_DEPOSITO_ALMACENAMIENTO: field.choice('Depósito', { catalogue: catalogue.storageDeposits }),
  }),
);

/** The title that a line is of, by the number that people know it by. */
const ofTitle = {
  ID_LINEA: field.key(),
  TITULO_TRANSPORTE: field.text('Título', {
    max: 60,
    owed: true,
    help: 'Número de uno de los títulos del manifiesto.',
  }),
} as const;

/** What a title carries, where it says it apart. */
export const titleLines = notCopied(
  many('Líneas de los títulos', 'ID_LINEA', {
    ...ofTitle,
    NUMERO_LINEA: field.integer('Línea', { writer: 'computation', help: 'Su lugar entre las del título.' }),
    DESCRIPCION: field.text('Mercancía', { max: 300, owed: true }),
    POSICION_ARANCELARIA: field.tariff('Posición arancelaria'),
    CANTIDAD_BULTOS: field.decimal('Bultos', { ...packages, owed: true }),
    PESO_BRUTO: field.decimal('Peso bruto (kg)', { ...precision.weight, owed: true }),
    ID_CLASE_BULTOS: field.choice('Clase de bultos', { catalogue: catalogue.packageKinds }),
    MARCAS: field.text('Marcas y números', { max: 300 }),
  }),
);

/** Containers in which a title travels. */
export const titleContainers = notCopied(
  many('Contenedores de los títulos', 'ID_LINEA', {
    ...ofTitle,
    NUMERO_CONTENEDOR: field.container('Contenedor', {
      owed: true,
      help: 'Cuatro letras y siete dígitos; el último comprueba a los demás.',
    }),
    ID_TAMANO_EQUIPO: field.choice('Dimensión', { catalogue: catalogue.equipmentSizes }),
    NUMERO_PRECINTO: field.text('Marchamos', { max: 100 }),
    CANTIDAD_BULTOS: field.decimal('Bultos', packages),
    PESO_BRUTO: field.decimal('Peso bruto (kg)', precision.weight),
    TARA: field.decimal('Tara (kg)', { ...precision.weight, help: 'Peso del contenedor vacío.' }),
  }),
);

/** Complement data of the manifest, or of one of its titles. */
export const complements = notCopied(
  many('Datos complementarios', 'ID_LINEA', {
    ID_LINEA: field.key(),
    CODIGO_COMPLEMENTARIO: field.choice('Dato', { catalogue: catalogue.manifestComplements, owed: true }),
    VALOR: field.text('Valor', { max: 200, owed: true }),
    TITULO_TRANSPORTE: field.text('Título', {
      max: 60,
      help: 'Número del título del que habla; en blanco si es de todo el manifiesto.',
    }),
  }),
);
