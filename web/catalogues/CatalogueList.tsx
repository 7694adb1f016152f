import { countText } from '../../shared/foundation/text/countText.ts';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Result } from '../../shared/foundation/contracts/procedure.ts';
import { catalogueProcedures } from '../../shared/catalogues/procedures.ts';
import { formatDate } from '../../shared/foundation/dates/date.ts';
import { fold } from '../../shared/foundation/text/clean.ts';
import { useProcedure } from '../api/queries.ts';
import { ListSearch } from '../document/list/ListSearch.tsx';
import { DataTable, type TableColumn } from '../kit/DataTable.tsx';
import { SampleMark } from '../kit/SampleMark.tsx';
import { EmptyState, ErrorState, Loading } from '../kit/states.tsx';
import { useAddress } from '../kit/useAddress.ts';

type Listed = Result<typeof catalogueProcedures.list>[number];

const addressOf = ({ NOMBRE_TABLA }: Listed): string => `/catalogs/sistema/${NOMBRE_TABLA}`;

const columns: readonly TableColumn<Listed>[] = [
  {
    name: 'TITULO',
    label: 'Catálogo',
    sortable: true,
    text: (row) => row.TITULO,
    render: (row) => <Link to={addressOf(row)}>{row.TITULO}</Link>,
  },
  { name: 'NOMBRE_TABLA', label: 'Nombre', sortable: true, text: (row) => row.NOMBRE_TABLA },
  {
    name: 'FILAS',
    label: 'Filas',
    right: true,
    sortable: true,
    text: (row) => countText(row.FILAS),
  },
  { name: 'FUENTE', label: 'Fuente', text: (row) => row.FUENTE || 'Sin cargar' },
  {
    name: 'VIGENTE_DESDE',
    label: 'Rige desde',
    sortable: true,
    text: (row) => formatDate(row.VIGENTE_DESDE),
  },
  {
    name: 'MUESTRA',
    label: 'Muestra',
    sortable: true,
    text: (row) => (row.MUESTRA === '1' ? 'MUESTRA' : ''),
    render: (row) => row.MUESTRA === '1' && <SampleMark />,
  },
];

const sortKey = (row: Listed, name: string): string | number => row[name as keyof Listed] as string | number;

/** Every list that fields choose from, with where it comes from. */
export function CatalogueList() {
  const { read, put } = useAddress();
  const navigate = useNavigate();
  const list = useProcedure(catalogueProcedures.list, {});
  useEffect(() => {
    window.document.title = 'Catálogos · Despacho';
  }, []);
  const term = fold(read('q'));
  const order = read('orden') || 'TITULO';
  const name = order.replace('-', '');
  const sign = order.startsWith('-') ? -1 : 1;
  const rows = (list.data ?? [])
    .filter((row) => [row.TITULO, row.NOMBRE_TABLA, row.FUENTE].some((text) => fold(text).includes(term)))
    .toSorted((a, b) => {
      const [left, right] = [sortKey(a, name), sortKey(b, name)];
      const by = typeof left === 'number' ? left - Number(right) : left.localeCompare(String(right), 'es');
      return by * sign;
    });
  return (
    <div className="d-stack">
      <h1 tabIndex={-1}>Catálogos</h1>
      <ListSearch label="Buscar catálogos" value={read('q')} onChange={(q) => put({ q })} />
      {list.isPending ? (
        <Loading />
      ) : list.isError ? (
        <ErrorState error={list.error} retry={() => void list.refetch()} />
      ) : rows.length === 0 ? (
        <EmptyState title="Nada coincide con la búsqueda" text="Cambie el texto." />
      ) : (
        <DataTable
          label="Catálogos"
          columns={columns}
          rows={rows}
          rowKey={(row) => row.NOMBRE_TABLA}
          order={order}
          onOrder={(next) => put({ orden: next })}
          onOpen={(row) => navigate(addressOf(row))}
        />
      )}
    </div>
  );
}
