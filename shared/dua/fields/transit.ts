import { catalogue } from '../../catalogues/names.ts';
import { field } from '../../foundation/fields/field.ts';

/** Suspended operations, deposits, transit, and the papers under which the goods came. */
export const transitFields = {
  MOTIVO_OPERACION_SUSPENSIVA: field.choice('Motivo de la operación suspensiva', {
    catalogue: catalogue.suspensionReasons,
    help: 'Por qué la mercancía entra sin pagar; solo en regímenes suspensivos.',
  }),
  PLAZO_DIAS_MESES: field.integer('Plazo', {
    help: 'Cuántos días o meses dura el régimen suspensivo, solo el número: así va a SARAH.',
  }),
  UNIDAD_PLAZO: field.choice('Unidad del plazo', {
    catalogue: catalogue.termUnits,
    help: 'Si el plazo son días o meses. No va a SARAH; de ella sale el día en que vence.',
  }),
  FECHA_VENCE_PLAZO: field.date('Vence el plazo', {
    writer: 'computation',
    help: 'Último día del plazo, desde el día del registro; los meses, de fecha a fecha. Treinta días antes se avisa.',
  }),
  ID_DEPOSITO_ALMACENAMIENTO: field.choice('Depósito de almacenamiento', {
    catalogue: catalogue.storageDeposits,
    help: 'Depósito donde queda o del que sale la mercancía.',
  }),
  ID_ADUANA_TRANSITO_DESTINO: field.choice('Aduana de destino del tránsito', {
    catalogue: catalogue.customsOffices,
    help: 'Aduana donde termina el tránsito.',
  }),
  ID_DEPOSITO_ADUANA_TRANSITO: field.choice('Depósito en la aduana de destino', {
    catalogue: catalogue.transitDeposits,
    help: 'Depósito que recibe la mercancía al terminar el tránsito.',
  }),
  ID_RUTA_TRANSITO: field.choice('Ruta del tránsito', {
    catalogue: catalogue.transitRoutes,
    help: 'Ruta fiscal que debe seguir.',
  }),
  MANIFIESTO: field.text('Manifiesto de carga', {
    max: 60,
    copied: false,
    help: 'Número con que SARAH registró el manifiesto.',
  }),
  TITULO_TRANSPORTE: field.text('Título de transporte', {
    max: 60,
    copied: false,
    help: 'Conocimiento de embarque, guía aérea o carta de porte que la declaración cancela.',
  }),
  INDICADOR_CANCELACION_GLOBAL: field.flag('Cancelación global del título', {
    copied: false,
    help: 'Sí: la declaración cancela todo el título de transporte. No: solo las líneas de abajo.',
  }),
} as const;
