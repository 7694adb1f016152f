import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { catalogue } from '../../shared/catalogues/names.ts';
import { catalogueProcedures } from '../../shared/catalogues/procedures.ts';
import { writeCatalogueCsv } from '../../shared/catalogues/writeCatalogueCsv.ts';
import { formatDate } from '../../shared/foundation/dates/date.ts';
import type { CatalogueRow } from '../../shared/foundation/documents/reference.ts';
import { fold } from '../../shared/foundation/text/clean.ts';
import { errorText } from '../api/apiError.ts';
import { call } from '../api/call.ts';
import { useAction, useProcedure } from '../api/queries.ts';
import { useSession } from '../api/session.ts';
import { ListSearch } from '../document/ListSearch.tsx';
import { DataTable, type TableColumn } from '../kit/DataTable.tsx';
import { confirm } from '../kit/dialogs/dialogs.ts';
import { download } from '../kit/grid/csv.ts';
import { Pages } from '../kit/Pages.tsx';
import { useReference } from '../kit/reference.ts';
import { SampleNote } from '../kit/SampleMark.tsx';
import { Button, IconButton } from '../kit/simple.tsx';
import { EmptyState, ErrorState, Loading } from '../kit/states.tsx';
import { toast } from '../kit/toasts.ts';
import { useAddress } from '../kit/useAddress.ts';
import { EditRowDialog } from './EditRowDialog.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import type { Preview } from './preview.ts';

const SIZE = 50;
/** Larger lists, the tariff above all, are replaced by a file. */
const MOST_EDITED = 2_000;

/** One list: its origin, its rows, and for administrators the way to replace it by a file. */
export function CataloguePage() {
  const { name = '' } = useParams();
  const { admin } = useSession();
  const { today } = useReference();
  const { read, put, page } = useAddress();
  const [importing, showImport] = useState(false);
  const [editing, edit] = useState<CatalogueRow>();
  const lists = useProcedure(catalogueProcedures.list, {});
  const loaded = useProcedure(catalogueProcedures.load, { TABLAS: name });
  const send = useAction(catalogueProcedures.importCsv);
  const undo = useAction(catalogueProcedures.undo);
  const facts = lists.data?.find((each) => each.NOMBRE_TABLA === name);
  const title = facts?.TITULO ?? name;
  useEffect(() => {
    window.document.title = `${title} · Despacho`;
  }, [title]);
  if (lists.isPending || loaded.isPending) return <Loading />;
  const failed = lists.error ?? loaded.error;
  if (failed) return <ErrorState error={failed} retry={() => void loaded.refetch()} />;
  if (!facts) return <EmptyState title="No existe ese catálogo" text="Búsquelo en la lista de catálogos." />;
  const rows = loaded.data?.[0]?.rows ?? [];
  const columns = columnsOf(rows, facts.COLUMNAS);
  const editable = admin && facts.IMPORTABLE === '1' && rows.length <= MOST_EDITED;
  const term = fold(read('q'));
  const order = read('orden');
  const found = (rows as CatalogueRow[]).filter((row) =>
    Object.values(row).some((text) => fold(text).includes(term)),
  );
  const by = order.replace('-', '');
  const ordered =
    order === ''
      ? found
      : found.toSorted(
          (a, b) =>
            (a[by] ?? '').localeCompare(b[by] ?? '', 'es', { numeric: true }) *
            (order.startsWith('-') ? -1 : 1),
        );
  const takeBack = async (ESTAMPA_TIEMPO: string): Promise<void> => {
    const text = 'Vuelve a regir la lista que había antes, para todas las empresas de su país.';
    if (!(await confirm('¿Desea deshacer la última carga?', text, 'Deshacer', true))) return;
    try {
      const { FILAS } = await undo.mutateAsync({ TABLA: name, ESTAMPA_TIEMPO });
      toast('Carga deshecha', `Rige de nuevo la lista anterior, de ${FILAS} filas.`, 'good');
    } catch (thrown) {
      toast('La carga no se deshizo', errorText(thrown), 'bad');
    }
  };
  const preview = async (CSV: string): Promise<Preview> => {
    const seen = await call(catalogueProcedures.previewCsv, { TABLA: name, CSV });
    return {
      rows: seen.FILAS,
      added: seen.AGREGADAS,
      changed: seen.CAMBIADAS,
      removed: seen.QUITADAS,
      same: seen.IGUALES,
      changes: seen.CAMBIOS.map((each) => ({ kind: each.CAMBIO, text: `${each.CLAVE} ${each.VALOR}` })),
      problems: seen.problems,
    };
  };
  return (
    <div className="d-stack">
      <div className="d-row d-list-head">
        <h1 tabIndex={-1}>{title}</h1>
        <span className="d-grow" />
        <Button
          variant="default"
          icon="download"
          onClick={() => download(`${name}.csv`, writeCatalogueCsv(rows, facts.COLUMNAS))}
        >
          CSV
        </Button>
        {admin && facts.IMPORTABLE === '1' && facts.IMPORTADO === '1' && (
          <Button variant="default" icon="undo" onClick={() => void takeBack(facts.ESTAMPA_TIEMPO)}>
            Deshacer la última carga
          </Button>
        )}
        {admin && facts.IMPORTABLE === '1' && (
          <Button icon="file" onClick={() => showImport(true)}>
            Cargar CSV
          </Button>
        )}
      </div>
      <p className="d-dimmed">
        <Link to="/catalogs">Catálogos</Link> · {name}
        {facts.FUENTE !== '' && ` · ${facts.FUENTE} · rige desde ${formatDate(facts.VIGENTE_DESDE)}`}
      </p>
      {facts.MUESTRA === '1' && <SampleNote source={facts.FUENTE} />}
      <ListSearch label={`Buscar en ${title}`} value={read('q')} onChange={(q) => put({ q })} />
      {ordered.length === 0 ? (
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
            label={title}
            columns={editable ? [...columns, editColumn(edit)] : columns}
            rows={ordered.slice((page - 1) * SIZE, page * SIZE)}
            rowKey={(row) => row.CLAVE}
            order={order}
            onOrder={(next) => put({ orden: next })}
          />
          <Pages page={page} size={SIZE} total={ordered.length} onPage={(next) => put({ p: String(next) })} />
        </>
      )}
      {editing && (
        <EditRowDialog
          row={editing}
          columns={columns.map((column) => column.name)}
          save={async (changed) => {
            const all = (rows as CatalogueRow[]).map((row) => (row.CLAVE === changed.CLAVE ? changed : row));
            await send.mutateAsync({
              TABLA: name,
              FUENTE: facts.FUENTE,
              VIGENTE_DESDE: today,
              MUESTRA: facts.MUESTRA === '1',
              CSV: writeCatalogueCsv(all, facts.COLUMNAS),
              ESTAMPA_TIEMPO: facts.ESTAMPA_TIEMPO,
            });
            toast('Fila modificada', 'Quien ya tiene abierta la aplicación la ve al recargar.', 'good');
          }}
          onClose={() => edit(undefined)}
        />
      )}
      {importing && (
        <ImportDialog
          title={`Cargar ${title}`}
          hint={`Encabezado: ${['CLAVE', 'VALOR', ...facts.COLUMNAS].join(',')}. ${name === catalogue.tariff ? 'También el archivo oficial: código con puntos o sin ellos, descripción con sangrías, DAI y unidad, en cualquier orden. ' : ''}El archivo reemplaza la lista entera, para todas las empresas de su país.`}
          day={today}
          sample={facts.MUESTRA === '1'}
          preview={preview}
          send={async (CSV, { source, day, sample }) => {
            const done = await send.mutateAsync({
              TABLA: name,
              FUENTE: source,
              VIGENTE_DESDE: day,
              MUESTRA: sample,
              CSV,
              ESTAMPA_TIEMPO: facts.ESTAMPA_TIEMPO,
            });
            showImport(false);
            toast(
              'Catálogo cargado',
              `${done.FILAS} filas. Lo que está abierto se revisa con ellas desde ahora.`,
              'good',
            );
          }}
          onClose={() => showImport(false)}
        />
      )}
    </div>
  );
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
