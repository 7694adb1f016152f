import { isVoid } from '../../shared/foundation/documents/states.ts';
import { NOT_VOID, saidFilter, type Filter, type Filters } from '../../shared/reports/filters.ts';
import { filterLabel, offeredFilters, strangeFilters } from '../../shared/reports/narrowedBy.ts';
import type { Result } from '../../shared/foundation/contracts/procedure.ts';
import { reportProcedures } from '../../shared/reports/procedures.ts';
import type { ReportName } from '../../shared/reports/reports.ts';
import { useProcedure } from '../api/queries.ts';
import { Filters as Folded } from '../kit/Filters.tsx';
import { PlainSelect, type PlainOption } from '../kit/PlainSelect.tsx';

type Values = Result<typeof reportProcedures.narrowing>;

/** By what a report is narrowed, kept in the address: what its rows say, and of that what its days hold. */
export function NarrowFields(props: {
  name: ReportName;
  days: Record<'DESDE' | 'HASTA', string | undefined>;
  filters: Filters;
  narrow: (filter: Filter, value: string) => void;
}) {
  const { name, days, filters, narrow } = props;
  const asked = { REPORTE: name, ...days };
  const found = useProcedure(reportProcedures.narrowing, asked, { keepPrevious: true, staleTime: 300_000 });
  return (
    <Folded>
      {offeredFilters(name).map((filter) => (
        <PlainSelect
          key={filter}
          label={filterLabel(name, filter)}
          value={filters[filter] ?? ''}
          options={optionsOf(filter, found.data ?? [], filters[filter] ?? '')}
          onChange={(value) => narrow(filter, value)}
        />
      ))}
    </Folded>
  );
}

/** What may be chosen; what the address asks for stays among them, whatever the days hold. */
export function optionsOf(filter: Filter, values: Values, chosen: string): PlainOption[] {
  const own = values.filter(({ FILTRO }) => FILTRO === filter);
  const annulled = filter === 'ESTADO' && own.some(({ VALOR }) => isVoid(VALOR));
  const options = [
    { value: '', label: 'Todos' },
    ...(annulled ? [{ value: NOT_VOID, label: 'Sin anuladas' }] : []),
    ...own.map(({ VALOR, NOMBRE }) => ({ value: VALOR, label: NOMBRE })),
  ];
  const known = options.some(({ value }) => value === chosen);
  return known ? options : [...options, { value: chosen, label: saidFilter(filter, chosen) }];
}

/** What the address asks for that this report has not: it is not asked, and the page says so. */
export function StrangeFilters({ name, filters }: { name: ReportName; filters: Filters }) {
  const strange = strangeFilters(name, filters).map((filter) => filterLabel(name, filter));
  if (strange.length === 0) return null;
  return (
    <p className="d-dimmed">
      Este reporte no se puede limitar por {strange.join(', ').toLowerCase()}: ese filtro no se aplica.
    </p>
  );
}
