import { catalogue } from '../../catalogues/names.ts';
import { many } from '../../foundation/fields/dataSet.ts';
import { field } from '../../foundation/fields/field.ts';

/** Goods that a certification covers: what they are, and why they originate (domain 5.1). */
export const goods = many('Mercancías', 'ID_LINEA', {
  ID_LINEA: field.key(),
  CLASIFICACION_ARANCELARIA: field.tariff('Clasificación', {
    owed: true,
    offered: catalogue.tariff,
    alsoCalled: ['partida', 'inciso', 'fracción', 'hs code', 'hts'],
    help: 'Seis dígitos del sistema armonizado bastan; con ellos se compara la fracción de la DUCA.',
  }),
  DESCRIPCION: field.text('Descripción', {
    max: 300,
    owed: true,
    alsoCalled: ['mercancía', 'description', 'goods'],
    help: 'Como para reconocerla en la factura.',
  }),
  CRITERIO_ORIGEN: field.choice('Criterio de origen', {
    catalogue: catalogue.originCriteria,
    owed: true,
    alsoCalled: ['criterio', 'preference criterion', 'criterion'],
    help: 'Por qué es originaria; va en la casilla 47.1 de la DUCA.',
  }),
  VALOR_CONTENIDO_REGIONAL: field.text('Valor de contenido regional', {
    max: 60,
    alsoCalled: ['vcr', 'rvc', 'regional value content'],
    help: 'Método y porcentaje, si la regla lo pide: «aumento, 45 %».',
  }),
  OTRAS_INSTANCIAS: field.text('Otras instancias', {
    max: 60,
    help: 'Acumulación, de minimis, mercancías fungibles, si se usaron.',
  }),
  PAIS_ORIGEN: field.choice('País de origen', {
    catalogue: catalogue.countries,
    owed: true,
    alsoCalled: ['origen', 'country of origin'],
  }),
  FACTURA: field.text('Factura', { max: 60, alsoCalled: ['invoice'] }),
});
