import { catalogue } from '../../catalogues/names.ts';
import { field } from '../../foundation/fields/field.ts';
import { transportLengths } from './lengths.ts';

/** Which document it is and who issued it. */
export const numberFields = {
  NUMERO_DOCUMENTO: field.text('Número', {
    copied: false,
    box: '1',
    owed: true,
    max: 60,
    help: 'Número del documento que ampara el transporte hasta aquí, tal como está impreso.',
  }),
  SERIE: field.text('Serie', { box: '2', max: 30, help: 'Serie del documento cuando la lleva.' }),
  ID_TIPO_DOCUMENTO: field.choice('Tipo de documento', {
    box: '3',
    owed: true,
    catalogue: catalogue.transportDocuments,
    help: 'Conocimiento de embarque por mar, guía aérea por aire, carta de porte por tierra.',
  }),
  NUMERO_FACTURA: field.text('Factura', {
    copied: false,
    box: '4',
    max: 200,
    help: 'Facturas que ampara, separadas por coma, cuando el documento las nombra. De un número que usan dos proveedores escriba también la serie («A-100») o el proveedor («100 TRUPER»).',
  }),
  NUMERO_BL: field.text('Número de BL', {
    copied: false,
    box: '5',
    max: 60,
    help: 'Conocimiento madre cuando este es un documento hijo; si es uno solo, repita el número.',
  }),
  FECHA_DOCUMENTO: field.date('Fecha del documento', {
    copied: false,
    owed: true,
    help: 'Día de emisión; no puede ser posterior a hoy.',
  }),
  ID_TRANSPORTISTA: field.text('Código del transportista', {
    party: 'TRANSPORTISTA.IDENTIFICACION',
    max: transportLengths.carrierCode,
    help: 'Código con que la aduana registra al transportista (DUCA 19.1).',
  }),
  NOMBRE_TRANSPORTISTA: field.text('Transportista', {
    party: 'TRANSPORTISTA.NOMBRE',
    box: '6',
    owed: true,
    max: transportLengths.carrierName,
    help: 'Naviera, aerolínea o empresa de transporte que trae la carga (DUCA 19.2).',
  }),
  FECHA_MANIFIESTO: field.date('Fecha del manifiesto', {
    copied: false,
    box: '7',
    help: 'Día en que se presentó el manifiesto de carga.',
  }),
  MANIFIESTO: field.text('Manifiesto de carga', {
    copied: false,
    box: '8',
    max: 60,
    help: 'Número con que la aduana registró el manifiesto.',
  }),
  ID_EMISOR: field.choice('Emisor', {
    box: '9',
    catalogue: catalogue.transportIssuers,
    help: 'Quién emitió el documento: la naviera, su agente o un consolidador.',
  }),
} as const;
