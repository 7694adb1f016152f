import { reportProcedures, WITHOUT, type StatisticsGroup } from '../../../shared/reports/procedures.ts';
import { useProcedure } from '../../api/queries.ts';
import { PlainSelect } from '../../kit/PlainSelect.tsx';
import { useAddress } from '../../kit/useAddress.ts';

const NARROWED = [
  ['ESTADO', 'Estado'],
  ['CANAL', 'Canal'],
  ['ADUANA', 'Aduana'],
  ['CLIENTE', 'Cliente'],
] as const;

/** Facts that are offered: those of the last year. */
const DAYS = 365;

/** By what the list is narrowed, kept in the address; it offers what the declarations of the last year hold. */
export function DeclarationFilters() {
  const { read, put } = useAddress();
  const found = useProcedure(reportProcedures.statistics, { DIAS: DAYS }, { staleTime: 300_000 });
  return NARROWED.map(([dimension, label]) => {
    const name = dimension.toLowerCase();
    return (
      <PlainSelect
        key={dimension}
        label={label}
        value={read(name)}
        options={optionsOf(found.data?.GRUPOS[dimension] ?? [], read(name))}
        onChange={(value) => put({ [name]: value })}
      />
    );
  });
}

/** What may be chosen; what the address asks for stays among them, whatever the year holds. */
function optionsOf(groups: readonly StatisticsGroup[], chosen: string) {
  const options = groups.map(({ CLAVE, NOMBRE }) => ({
    value: CLAVE || WITHOUT,
    label: NOMBRE || 'Sin dato',
  }));
  const known = chosen === '' || options.some(({ value }) => value === chosen);
  return [
    { value: '', label: 'Todos' },
    ...options,
    ...(known ? [] : [{ value: chosen, label: chosen === WITHOUT ? 'Sin dato' : chosen }]),
  ];
}
