import { catalogue } from '../../catalogues/names.ts';
import { many } from '../../foundation/fields/dataSet.ts';
import { field, type Field } from '../../foundation/fields/field.ts';

/** Every supplier of the invoices. */
export const suppliers = many('Proveedores o destinatarios', 'ID_LINEA', {
  ID_LINEA: field.key(),
  ID_PROVEEDOR: field.text('Identificación', {
    max: 30,
    help: 'Registro tributario o documento en su país; la factura lo dice.',
  }),
  NOMBRE_PROVEEDOR: field.text('Nombre', { max: 200, help: 'Como aparece en la factura.' }),
  PAIS_DOCUMENTO_PROVEEDOR: field.choice('País', {
    catalogue: catalogue.countries,
    help: 'País que emitió la identificación.',
  }),
  DOMICILIO_PROVEEDOR: field.text('Domicilio', { max: 300, help: 'Dirección con la ciudad.' }),
});

const document = {
  CODIGO_DOCUMENTO: field.choice('Documento', {
    catalogue: catalogue.supportDocuments,
    help: 'Factura, documento de transporte, permiso u otro.',
  }),
  REFERENCIA: field.text('Referencia', { max: 60, help: 'Número tal como está impreso.' }),
  PRESENCIA: field.flag('Se presenta', { help: 'Sí: el documento acompaña a la declaración.' }),
} as const;

const complement = {
  CODIGO_COMPLEMENTARIO: field.choice('Dato complementario', {
    catalogue: catalogue.complementaryData,
    help: 'Qué dato pide la autoridad además.',
  }),
  VALOR: field.text('Valor', { max: 200, help: 'Respuesta al dato.' }),
} as const;

/** Item to which a line belongs: its key, and the number under which it stands now. */
const ofItem = {
  ID_LINEA: field.key(),
  ID_ITEM: field.text('Ítem', { max: 64, hidden: true }),
  NUMERO_ITEM: field.integer('Ítem', {
    numberOf: { lines: 'DETALLE_MERCANCIAS', key: 'ID_ITEM' },
    help: 'Número del ítem al que se refiere.',
  }),
} satisfies Record<string, Field>;

export const documents = many('Documentos', 'ID_LINEA', { ID_LINEA: field.key(), ...document });

export const complements = many('Datos complementarios', 'ID_LINEA', {
  ID_LINEA: field.key(),
  ...complement,
});

/** Lines of the transport document that the declaration cancels, when it does not cancel the whole. */
export const packages = many('Bultos del título de transporte', 'ID_LINEA', {
  ID_LINEA: field.key(),
  NUMERO_LINEA: field.integer('Línea del título', {
    help: 'Línea del título de transporte en el manifiesto.',
  }),
  CANTIDAD_UNIDADES_AFECTADAS: field.decimal('Bultos afectados', {
    decimals: 2,
    fewest: 0,
    help: 'Bultos de la línea que esta declaración cancela.',
  }),
  PESO_AFECTADO: field.decimal('Peso afectado', {
    decimals: 2,
    help: 'Kilogramos que esta declaración cancela.',
  }),
});

export const itemDocuments = many('Documentos por ítem', 'ID_LINEA', { ...ofItem, ...document });

export const itemComplements = many('Datos complementarios por ítem', 'ID_LINEA', {
  ...ofItem,
  ...complement,
});

/** What is asked for an item: no line of it comes or goes by who may not write what decides the taxes. */
export const itemAdvantages = many('Ventajas por ítem', 'ID_LINEA', {
  ...ofItem,
  ID_ITEM: { ...ofItem.ID_ITEM, group: 'tributos' },
  NUMERO_ITEM: { ...ofItem.NUMERO_ITEM, group: 'tributos' },
  CODIGO_VENTAJA: field.choice('Ventaja', {
    group: 'tributos',
    catalogue: catalogue.advantages,
    help: 'Preferencia o exoneración que se pide para el ítem; cada una exige su documento.',
  }),
});
