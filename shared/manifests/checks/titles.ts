import { problem, warning, type Problem } from '../../foundation/rules/problem.ts';
import { fold } from '../../foundation/text/clean.ts';
import { manifestDataSets, type ManifestBody } from '../dataSets.ts';

const OF_TITLES = ['TITULOS_LINEAS', 'TITULOS_CONTENEDORES', 'DATOS_COMPLEMENTARIOS'] as const;

/** No title twice; what says a title says one of the manifest; whose each of a consolidation is; dates that can be. */
export const titleProblems = (body: ManifestBody): Problem[] => [
  ...repeated(body),
  ...strays(body),
  ...unclaimed(body),
  ...dates(body),
];

function repeated({ TITULOS }: ManifestBody): Problem[] {
  const first = new Map<string, number>();
  return TITULOS.flatMap(({ TITULO_TRANSPORTE: number }, line): Problem[] => {
    if (number === '') return [];
    const earlier = first.get(fold(number));
    if (earlier === undefined) {
      first.set(fold(number), line);
      return [];
    }
    const message = `Línea ${line + 1}, Título: ${number} ya está en la línea ${earlier + 1}; un manifiesto lleva cada título una vez. Quite una de las dos.`;
    return [
      {
        ...problem('manifest.title-repeated', `TITULOS[${line}].TITULO_TRANSPORTE`, message),
        relatedPath: `TITULOS[${earlier}].TITULO_TRANSPORTE`,
      },
    ];
  });
}

function strays(body: ManifestBody): Problem[] {
  const known = new Set(body.TITULOS.map((each) => each.TITULO_TRANSPORTE));
  return OF_TITLES.flatMap((name) =>
    body[name].flatMap(({ TITULO_TRANSPORTE: number }, line): Problem[] => {
      if (number === '' || known.has(number)) return [];
      const message = `Línea ${line + 1}, Título: ${number} no es ninguno de los títulos del manifiesto. Escriba el número de uno de ellos o agréguelo.`;
      return [problem('manifest.no-title', `${name}[${line}].TITULO_TRANSPORTE`, message)];
    }),
  );
}

/**
 * Consolidated manifests must carry the RTN (domain 3.8). It is told and does not stop the manifest: how the authority
 * judges who has none is not published.
 */
const unclaimed = ({ TITULOS }: ManifestBody): Problem[] =>
  TITULOS.flatMap(({ TITULO_MADRE: mother, IDENTIFICACION_CONSIGNATARIO: taxId }, line): Problem[] => {
    if (mother === '' || taxId !== '') return [];
    const { label } = manifestDataSets.TITULOS.fields.IDENTIFICACION_CONSIGNATARIO;
    const message = `Línea ${line + 1}, ${label}: falta, y el título se consolida en ${mother}. Los manifiestos consolidados deben llevarlo: escríbalo.`;
    return [warning('manifest.no-tax-id', `TITULOS[${line}].IDENTIFICACION_CONSIGNATARIO`, message)];
  });

function dates({ MANIFIESTO: { FECHA_SALIDA: left, FECHA_LLEGADA: arrives } }: ManifestBody): Problem[] {
  if (left === '' || arrives === '' || left <= arrives) return [];
  const message = 'Fecha de llegada: es anterior a la fecha de salida; corrija una de las dos.';
  return [
    {
      ...problem('manifest.dates', 'MANIFIESTO.FECHA_LLEGADA', message),
      relatedPath: 'MANIFIESTO.FECHA_SALIDA',
    },
  ];
}
