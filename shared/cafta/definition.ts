import { defineDocument } from '../foundation/documents/definition.ts';
import { marksOf } from '../foundation/documents/mark.ts';
import { wordMark } from '../foundation/documents/words.ts';
import { calculateCertification } from './calculate.ts';
import { checkCertification } from './check.ts';
import { caftaDataSets } from './dataSets.ts';
import { caftaKind } from './kind.ts';
import { certificationMark } from './marks.ts';
import { caftaColumns, caftaSummary } from './summary.ts';

/** A certification of origin, which proves that goods originate in a country of the agreement. */
export const caftaDefinition = defineDocument({
  ...caftaKind,
  dataSets: caftaDataSets,
  columns: caftaColumns,
  summary: caftaSummary,
  uniqueNumber: ({ CERTIFICACION }) => CERTIFICACION.NUMERO_CERTIFICACION,
  // By the codes of its goods a person finds it where the list is searched, and where a line of a declaration picks one.
  marks: ({ CERTIFICACION, MERCANCIAS }) =>
    marksOf(
      certificationMark(CERTIFICACION.NUMERO_CERTIFICACION),
      ...MERCANCIAS.map((each) => each.CLASIFICACION_ARANCELARIA)
        .filter((code) => code !== '')
        .map(wordMark),
    ),
  goods: ({ MERCANCIAS }) => MERCANCIAS.map(({ DESCRIPCION }) => DESCRIPCION),
  index: {
    words: ['NUMERO_CERTIFICACION', 'NOMBRE_EXPORTADOR', 'NOMBRE_IMPORTADOR', 'NIT_IMPORTADOR'],
    values: ['NIT_IMPORTADOR', 'CERTIFICA', 'CREADO_POR'],
    days: ['FECHA_CERTIFICACION', 'FECHA_VENCIMIENTO'],
  },
  calculate: calculateCertification,
  check: checkCertification,
});
