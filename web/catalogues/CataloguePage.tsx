import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { editionOn, saidBy } from '../../shared/catalogues/editions.ts';
import { catalogue } from '../../shared/catalogues/names.ts';
import { catalogueProcedures } from '../../shared/catalogues/procedures.ts';
import { writeCatalogueCsv } from '../../shared/catalogues/writeCatalogueCsv.ts';
import { formatDate } from '../../shared/foundation/dates/date.ts';
import type { CatalogueRow } from '../../shared/foundation/documents/reference.ts';
import { fold } from '../../shared/foundation/text/clean.ts';
import { useProcedure } from '../api/queries.ts';
import { useSession } from '../api/session.ts';
import { ListSearch } from '../document/list/ListSearch.tsx';
import { DataTable, type TableColumn } from '../kit/DataTable.tsx';
import { download } from '../kit/grid/csv.ts';
import { Pages } from '../kit/Pages.tsx';
import { useReference } from '../kit/reference.ts';
import { SampleNote } from '../kit/SampleMark.tsx';
import { Button, IconButton } from '../kit/simple.tsx';
import { EmptyState, ErrorState, Loading } from '../kit/states.tsx';
import { useAddress } from '../kit/useAddress.ts';
import { EditRowDialog } from './EditRowDialog.tsx';
import { ListImport } from './ListImport.tsx';
import { useListChanges, type CatalogueFacts } from './useListChanges.ts';

interface ListProps {
  facts: CatalogueFacts;
  rows: readonly CatalogueRow[];
}

const SIZE = 50;
/** Larger lists, the tariff above all, are replaced by a file. */
const MOST_EDITED = 2_000;

/** One list: its origin, its rows, and for administrators the way to replace it by a file. */
export function CataloguePage() {
  const { name = '' } = useParams();
  const { admin } = useSession();
  const { today } = useReference();
  const lists = useProcedure(catalogueProcedures.list, {});
  const loaded = useProcedure(catalogueProcedures.load, { TABLAS: name });
  const facts = lists.data?.find((each) => each.NOMBRE_TABLA === name);
  const title = facts?.TITULO ?? name;
  useEffect(() => {
    window.document.title = `${title} · Despacho`;
  }, [title]);
  if (lists.isPending || loaded.isPending) return <Loading />;
  const failed = lists.error ?? loaded.error;
  if (failed) return <ErrorState error={failed} retry={() => void loaded.refetch()} />;
  if (!facts) return <EmptyState title="No existe ese catálogo" text="Búsquelo en la lista de catálogos." />;
  const kept: readonly CatalogueRow[] = loaded.data?.[0]?.rows ?? [];
  // Of the tariff its earlier editions are kept beside it; the file and the table are of the one in force.
  const rows = name === catalogue.tariff ? editionOn(kept, today).map(saidBy) : kept;
  return (
    <div className="d-stack">
      <Head facts={facts} rows={rows} loads={admin && facts.IMPORTABLE === '1'} />
      <p className="d-dimmed">
        <Link to="/catalogs">Catálogos</Link> · {name}
        {facts.FUENTE !== '' && ` · ${facts.FUENTE} · rige desde ${formatDate(facts.VIGENTE_DESDE)}`}
      </p>
      {facts.MUESTRA === '1' && <SampleNote source={facts.FUENTE} />}
      <Rows
        facts={facts}
        rows={rows}
        editable={admin && facts.IMPORTABLE === '1' && rows.length <= MOST_EDITED}
      />
    </div>
  );
}

/** Its name, the list as a file, and a file in its place. */
function Head({ facts, rows, loads }: ListProps & { loads: boolean }) {
  const [importing, showImport] = useState(false);
  const { takeBack } = useListChanges(facts);
  return (
    <>
      <div className="d-row d-list-head">
        <h1 tabIndex={-1}>{facts.TITULO}</h1>
        <span className="d-grow" />
        <Button
          variant="default"
          icon="download"
          onClick={() => download(`${facts.NOMBRE_TABLA}.csv`, writeCatalogueCsv(rows, facts.COLUMNAS))}
        >
          CSV
        </Button>
        {loads && facts.IMPORTADO === '1' && (
          <Button variant="default" icon="undo" onClick={() => void takeBack()}>
            Deshacer la última carga
          </Button>
        )}
        {loads && (
          <Button icon="file" onClick={() => showImport(true)}>
            Cargar CSV
          </Button>
        )}
      </div>
      {importing && <ListImport facts={facts} onClose={() => showImport(false)} />}
    </>
  );
}

/** The rows that the search leaves, in the order of a column; an administrator changes one at a time. */
function Rows({ facts, rows, editable }: ListProps & { editable: boolean }) {
  const { read, put, page } = useAddress();
  const [editing, edit] = useState<CatalogueRow>();
  const { saveRow } = useListChanges(facts);
  const columns = columnsOf(rows, facts.COLUMNAS);
  const order = read('orden');
  const found = rowsFound(rows, read('q'), order);
  return (
    <>
      <ListSearch label={`Buscar en ${facts.TITULO}`} value={read('q')} onChange={(q) => put({ q })} />
      {found.length === 0 ? (
        <EmptyState
          title={rows.length === 0 ? 'Todavía no tiene filas' : 'Nada coincide con la búsqueda'}
          text={
            rows.length === 0
              ? 'Un administrador de la empresa que opera la plataforma la carga con un archivo CSV.'
              : 'Cambie el texto.'
          }
        />
      ) : (
        <>
          <DataTable
            label={facts.TITULO}
            columns={editable ? [...columns, editColumn(edit)] : columns}
            rows={found.slice((page - 1) * SIZE, page * SIZE)}
            rowKey={(row) => row.CLAVE}
            order={order}
            onOrder={(next) => put({ orden: next })}
          />
          <Pages page={page} size={SIZE} total={found.length} onPage={(next) => put({ p: String(next) })} />
        </>
      )}
      {editing && (
        <EditRowDialog
          row={editing}
          columns={columns.map((column) => column.name)}
          save={(changed) => saveRow(rows, changed)}
          onClose={() => edit(undefined)}
        />
      )}
    </>
  );
}

function rowsFound(rows: readonly CatalogueRow[], words: string, order: string): readonly CatalogueRow[] {
  const term = fold(words);
  const found = rows.filter((row) => Object.values(row).some((text) => fold(text).includes(term)));
  if (order === '') return found;
  const by = order.replace('-', '');
  const sign = order.startsWith('-') ? -1 : 1;
  return found.toSorted((a, b) => (a[by] ?? '').localeCompare(b[by] ?? '', 'es', { numeric: true }) * sign);
}

const editColumn = (edit: (row: CatalogueRow) => void): TableColumn<CatalogueRow> => ({
  name: 'MODIFICAR',
  label: 'Modificar',
  text: () => '',
  render: (row) => <IconButton icon="pencil" label={`Modificar ${row.CLAVE}`} onClick={() => edit(row)} />,
});

const columnsOf = (rows: readonly CatalogueRow[], more: readonly string[]): TableColumn<CatalogueRow>[] =>
  [...new Set(['CLAVE', 'VALOR', ...more, ...Object.keys(rows[0] ?? {})])].map((column) => ({
    name: column,
    label: column,
    sortable: true,
    text: (row) => row[column] ?? '',
  }));
