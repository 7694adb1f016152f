import { catalogue } from '../../catalogues/names.ts';
import { one } from '../../foundation/fields/dataSet.ts';
import { field } from '../../foundation/fields/field.ts';
import { importerLookups } from '../../foundation/fields/lookedUp.ts';
import { precision } from '../../foundation/fields/precision.ts';

/**
 * The work order. The importer's facts are asked here once and flow into invoice, DVA (boxes 4 to 8) and DUCA
 * (boxes 5.1 to 5.5). Numbers, days, what was weighed and who had it are of the one order: a copy leaves them out.
 */
export const orderData = one('Orden de trabajo', {
  CORRELATIVO: field.text('Correlativo', {
    copied: false,
    writer: 'system',
    help: 'Número corrido de la orden dentro de la empresa y del año. Lo asigna el sistema al abrirla.',
  }),
  NUMERO_ORDEN: field.orderNumber('Número de orden', {
    copied: false,
    owed: true,
    help: 'Registro del agente (3), último dígito del año y correlativo (6), como 123-6000567. Se propone al abrir la orden y ninguna otra puede llevarlo.',
  }),
  REGISTRO_DECLARANTE: field.text('Registro del agente', {
    copied: false,
    max: 4,
    help: 'Código de registro del agente aduanero ante la aduana; encabeza el número de orden. Se toma de la configuración de la empresa.',
  }),
  DESCRIPCION: field.note('Descripción', {
    max: 500,
    help: 'Qué mercancía es y qué hay que hacer con ella.',
  }),
  ID_PRIORIDAD: field.choice('Prioridad', { catalogue: catalogue.priorities }),
  FECHA_APERTURA: field.date('Fecha de apertura', { copied: false }),
  FECHA_ARRIBO: field.date('Fecha estimada de arribo', { copied: false }),
  FECHA_LIMITE: field.date('Fecha límite', {
    copied: false,
    help: 'Día en que el despacho debe estar terminado.',
  }),
  NIT_IMPORTADOR: field.taxId('Registro tributario del importador', {
    party: 'IMPORTADOR.NIT',
    lookups: importerLookups({
      NOMBRE: 'NOMBRE_IMPORTADOR',
      DIRECCION: 'DIRECCION_IMPORTADOR',
      CIUDAD: 'CIUDAD_IMPORTADOR',
      TELEFONO: 'TELEFONO_IMPORTADOR',
      REGISTRO: 'REGISTRO_IMPORTADOR',
    }),
    owed: true,
    help: 'El que le dio la autoridad tributaria. De aquí pasa a las facturas, la DVA y la declaración; no se vuelve a pedir.',
  }),
  NOMBRE_IMPORTADOR: field.text('Importador', { party: 'IMPORTADOR.NOMBRE', owed: true, max: 200 }),
  DIRECCION_IMPORTADOR: field.text('Domicilio fiscal del importador', {
    party: 'IMPORTADOR.DIRECCION',
    owed: true,
    max: 250,
  }),
  CIUDAD_IMPORTADOR: field.text('Ciudad del importador', { party: 'IMPORTADOR.CIUDAD', max: 100 }),
  ID_PAIS_IMPORTADOR: field.choice('País del importador', {
    party: 'IMPORTADOR.ID_PAIS',
    catalogue: catalogue.countries,
  }),
  TELEFONO_IMPORTADOR: field.text('Teléfono del importador', { party: 'IMPORTADOR.TELEFONO', max: 40 }),
  FAX_IMPORTADOR: field.text('Fax del importador', { party: 'IMPORTADOR.FAX', max: 40 }),
  CORREO_IMPORTADOR: field.text('Correo del importador', { party: 'IMPORTADOR.CORREO', max: 120 }),
  REGISTRO_IMPORTADOR: field.text('Número de registro del importador', {
    party: 'IMPORTADOR.REGISTRO',
    max: 40,
    help: 'Número con que el servicio aduanero registra al importador, si exige uno (casilla 6 de la DVA).',
  }),
  ID_NIVEL_COMERCIAL: field.choice('Nivel comercial del importador', {
    party: 'IMPORTADOR.ID_NIVEL_COMERCIAL',
    catalogue: catalogue.commercialLevels,
  }),
  OTRO_NIVEL_COMERCIAL: field.text('Otro nivel comercial', {
    party: 'IMPORTADOR.OTRO_NIVEL_COMERCIAL',
    max: 60,
    when: { field: 'ID_NIVEL_COMERCIAL', is: ['OTR'] },
  }),
  ID_REGIMEN: field.choice('Régimen previsto', { catalogue: catalogue.regimes }),
  ID_MODALIDAD: field.choice('Modalidad prevista', { catalogue: catalogue.modalities }),
  ID_ADUANA: field.choice('Aduana prevista', { catalogue: catalogue.customsOffices }),
  ID_PAIS_PROCEDENCIA: field.choice('País de procedencia o destino', {
    catalogue: catalogue.countries,
    help: 'De dónde viene la mercancía; de la que sale, a dónde va.',
  }),
  PESO_BRUTO: field.decimal('Peso bruto estimado (kg)', { ...precision.weight, copied: false }),
  REFERENCIA_CLIENTE: field.text('Referencia del cliente', { copied: false, max: 60 }),
  OBSERVACIONES: field.note('Notas', { max: 2000 }),
  ID_USUARIO_ASIGNADO: field.text('Id del usuario asignado', {
    copied: false,
    writer: 'system',
    hidden: true,
  }),
  USUARIO_ASIGNADO: field.text('Asignada a', { copied: false, writer: 'system' }),
  FECHA_CIERRE: field.date('Fecha de cierre', { copied: false, writer: 'system' }),
  FECHA_ELIMINACION: field.date('Fecha de eliminación', { copied: false, writer: 'system' }),
});
