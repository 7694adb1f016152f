import { countText } from '../../../shared/foundation/text/countText.ts';
import { Link } from 'react-router-dom';
import { ALL_ACCEPTED } from '../../../shared/reports/filters.ts';
import { averageTime, share } from './figures.ts';
import { COUNTED, listOf, reportOf } from './links.ts';
import type { Statistics } from './statistics.ts';

/** The figures that people ask for first, each a link to what is behind it. */
export function Summary({ data }: { data: Statistics }) {
  const { RESUMEN, EDADES } = data;
  const left = EDADES.reduce((sum, { DECLARACIONES }) => sum + DECLARACIONES, 0);
  const figures = [
    {
      name: 'Declaraciones',
      value: countText(RESUMEN.DECLARACIONES),
      to: reportOf('declarations', data, COUNTED),
    },
    {
      name: 'Aceptadas',
      value: countText(RESUMEN.ACEPTADAS),
      to: reportOf('declarations', data, { estado: ALL_ACCEPTED }),
    },
    {
      name: 'Canal rojo',
      value: share(RESUMEN.ROJAS, RESUMEN.CON_CANAL),
      of: `de ${countText(RESUMEN.CON_CANAL)} con canal`,
      to: listOf('CANAL', 'ROJO', data),
    },
    {
      name: 'Aceptadas a la primera',
      value: share(RESUMEN.PRIMERAS, RESUMEN.RESPONDIDAS),
      of: `de ${countText(RESUMEN.RESPONDIDAS)} enviadas y respondidas`,
      to: reportOf('rejections', data),
    },
    { name: 'De ingreso a aceptación', value: averageTime(RESUMEN), to: reportOf('times', data) },
    { name: 'Sin terminar', value: countText(left), to: '/reportesgt/unfinished' },
  ];
  return (
    <dl className="st-figures">
      {figures.map(({ name, value, of, to }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Link to={to}>{value}</Link>
          </dd>
          {of !== undefined && <dd className="st-of">{of}</dd>}
        </div>
      ))}
    </dl>
  );
}
