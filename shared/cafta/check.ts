import { tariffFault } from '../catalogues/tariffProblems.ts';
import { formatDate, isDate } from '../foundation/dates/date.ts';
import type { Reference } from '../foundation/documents/reference.ts';
import { missing, problem, warning, type Problem } from '../foundation/rules/problem.ts';
import type { CertificationBody } from './dataSets.ts';
import { CERTIFIES, COMPARED_DIGITS, COVERAGE, longestPeriod } from './terms.ts';

/** What a certification still lacks of what the agreement asks for (domain 5.1). Owed fields are told by themselves. */
export const checkCertification = (body: CertificationBody, reference: Reference): Problem[] => [
  ...dates(body, reference),
  ...persons(body),
  ...goods(body, reference),
];

const at = (field: string): string => `CERTIFICACION.${field}`;

function dates({ CERTIFICACION }: CertificationBody, { today }: Reference): Problem[] {
  const {
    FECHA_CERTIFICACION: day,
    FECHA_VENCIMIENTO: end,
    ALCANCE,
    PERIODO_DESDE,
    PERIODO_HASTA,
  } = CERTIFICACION;
  const found: Problem[] = [];
  if (day > today)
    found.push(
      problem(
        'cafta.future',
        at('FECHA_CERTIFICACION'),
        `Fecha de la certificación: el ${formatDate(day)} todavía no llega. Escriba el día en que se firma.`,
      ),
    );
  if (end !== '' && end < today)
    found.push(
      warning(
        'cafta.ended',
        at('FECHA_VENCIMIENTO'),
        `Vence: la certificación dejó de servir el ${formatDate(end)}. Pida una nueva.`,
      ),
    );
  if (ALCANCE !== COVERAGE.blanket || !isDate(PERIODO_DESDE) || !isDate(PERIODO_HASTA)) return found;
  const last = longestPeriod(PERIODO_DESDE);
  const reason =
    PERIODO_HASTA < PERIODO_DESDE
      ? 'termina antes de empezar. Corrija uno de los dos días.'
      : PERIODO_HASTA > last
        ? `pasa de doce meses: el último día que el acuerdo admite es el ${formatDate(last)}. Acórtelo y certifique el resto aparte.`
        : '';
  if (reason !== '')
    found.push({
      ...problem('cafta.period', at('PERIODO_HASTA'), `Período hasta: ${reason}`),
      relatedPath: at('PERIODO_DESDE'),
    });
  return found;
}

function persons({ CERTIFICACION }: CertificationBody): Problem[] {
  const { CERTIFICA, TELEFONO_FIRMANTE, CORREO_FIRMANTE, NOMBRE_IMPORTADOR, NOMBRE_PRODUCTOR } =
    CERTIFICACION;
  const found: Problem[] = [];
  if (TELEFONO_FIRMANTE === '' && CORREO_FIRMANTE === '')
    found.push(
      missing(
        'cafta.contact',
        at('TELEFONO_FIRMANTE'),
        'Teléfono de quien firma: falta cómo encontrarlo. Escriba su teléfono o su correo.',
      ),
    );
  const named = { [CERTIFIES.importer]: NOMBRE_IMPORTADOR, [CERTIFIES.producer]: NOMBRE_PRODUCTOR }[
    CERTIFICA
  ];
  if (named === '') {
    const [name, who] =
      CERTIFICA === CERTIFIES.importer
        ? (['NOMBRE_IMPORTADOR', 'Importador'] as const)
        : (['NOMBRE_PRODUCTOR', 'Productor'] as const);
    const message = `${who}: certifica y no está su nombre. Escríbalo o diga que certifica otro.`;
    found.push(missing('cafta.certifier', at(name), message));
  }
  return found;
}

function goods({ MERCANCIAS }: CertificationBody, reference: Reference): Problem[] {
  if (MERCANCIAS.length === 0)
    return [
      missing(
        'cafta.no-goods',
        'MERCANCIAS',
        'Mercancías: no hay ninguna. Agregue cada una con su clasificación y su criterio de origen.',
      ),
    ];
  return MERCANCIAS.flatMap(({ CLASIFICACION_ARANCELARIA: code }, line): Problem[] => {
    if (code === '') return [];
    const path = `MERCANCIAS[${line}].CLASIFICACION_ARANCELARIA`;
    const label = `Línea ${line + 1}, Clasificación`;
    if (code.length < COMPARED_DIGITS)
      return [
        problem(
          'cafta.digits',
          path,
          `${label}: ${code} tiene menos de seis dígitos. Complete la subpartida.`,
        ),
      ];
    // A subheading is enough: the line of the tariff is the declaration's matter.
    if (code.length === COMPARED_DIGITS) return [];
    const fault = tariffFault(code, reference);
    return fault ? [warning(fault.code, path, `${label}: ${fault.reason}.`)] : [];
  });
}
