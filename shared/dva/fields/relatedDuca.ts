import { catalogue } from '../../catalogues/names.ts';
import { field } from '../../foundation/fields/field.ts';

/**
 * A line of the DUCA that declares goods of this DVA (spec 3, DVA-related DUCA line), written when the declaration is
 * accepted. Its agreement, not the one proposed in the DVA, then decides how the tariff code is printed.
 */
export const relatedDucaFields = {
  /** Key of the goods line (`ID_ITEM`) that the fraction gathers. */
  LINK: field.key('system'),
  ID_DVA: field.reference('DVA', { refersTo: 'dva', hidden: true, writer: 'system' }),
  CLASIFICACION_ARANCELARIA: field.tariff('Clasificación arancelaria', {
    offered: catalogue.tariff,
    writer: 'system',
    help: 'Inciso con que la DUCA declaró la mercancía.',
  }),
  DESCRIPCION: field.text('Descripción', {
    max: 1000,
    writer: 'system',
    help: 'Descripción de la fracción en la DUCA.',
  }),
  ACUERDO_1_ID: field.choice('Acuerdo', {
    catalogue: catalogue.agreements1,
    writer: 'system',
    help: 'Acuerdo comercial que la DUCA pidió para la mercancía; en blanco si ninguno.',
  }),
} as const;
