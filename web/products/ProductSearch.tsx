import { Link, useNavigate } from 'react-router-dom';
import type { DocumentHeader } from '../../shared/foundation/documents/header.ts';
import { addressOfDocument } from '../../shared/foundation/documents/kind.ts';
import { productKind } from '../../shared/products/kind.ts';
import { productProcedures } from '../../shared/products/procedures.ts';
import { SEARCH_FLAGS, type SearchFlag } from '../../shared/products/searchFlags.ts';
import { productColumns } from '../../shared/products/summary.ts';
import { useProcedure } from '../api/queries.ts';
import { useSession } from '../api/session.ts';
import { ListSearch } from '../document/list/ListSearch.tsx';
import { DataTable, fieldColumn, type TableColumn } from '../kit/DataTable.tsx';
import { EmptyState, ErrorState, Loading } from '../kit/states.tsx';
import { useAddress } from '../kit/useAddress.ts';
import './products.css';

const columns: readonly TableColumn<DocumentHeader>[] = [
  {
    name: 'CODIGO',
    label: productColumns.CODIGO.label,
    text: ({ RESUMEN }) => RESUMEN['CODIGO'] ?? '',
    render: ({ ID, RESUMEN }) => (
      <Link to={addressOfDocument(productKind, ID)}>{RESUMEN['CODIGO'] || 'Sin código'}</Link>
    ),
  },
  ...(['DESCRIPCION', 'PARTIDA', 'CARACTERISTICAS', 'MARCA', 'MODELO', 'NOMBRE_PROVEEDOR'] as const).map(
    (name) => ({
      ...fieldColumn<DocumentHeader>(name, productColumns[name], ({ RESUMEN }) => RESUMEN[name] ?? ''),
      sortable: false,
    }),
  ),
];

/** The flags that an address sets. */
function chosenIn(read: (name: string) => string): Record<SearchFlag, boolean> {
  const on = (flag: SearchFlag): boolean => read(flag) === '1';
  return {
    POR_CODIGO: on('POR_CODIGO'),
    POR_PARTIDA: on('POR_PARTIDA'),
    POR_DESCRIPCION: on('POR_DESCRIPCION'),
    POR_CARACTERISTICAS: on('POR_CARACTERISTICAS'),
    POR_MARCA: on('POR_MARCA'),
    POR_MODELO: on('POR_MODELO'),
  };
}

/** Advanced search: words, and the data in which they must stand; everything lives in the address. */
export function ProductSearch() {
  const { country } = useSession();
  const navigate = useNavigate();
  const { read, put } = useAddress();
  const term = read('q').trim();
  const chosen = chosenIn(read);
  const found = useProcedure(
    productProcedures.search,
    { ABREVIATURA_PAIS: country, TERMINO: term, ...chosen },
    { enabled: term !== '', keepPrevious: true },
  );
  return (
    <div className="d-stack">
      <div className="d-row d-list-head">
        <h1 tabIndex={-1}>Búsqueda de productos</h1>
        <span className="d-grow" />
        <Link to={addressOfDocument(productKind)}>Todos los productos</Link>
      </div>
      <ListSearch label="Buscar productos" value={read('q')} onChange={(q) => put({ q })} />
      <fieldset className="p-flags">
        <legend>Las palabras deben estar en (sin marcas, en cualquiera)</legend>
        {SEARCH_FLAGS.map(([flag, column]) => (
          <label key={flag}>
            <input
              type="checkbox"
              checked={chosen[flag]}
              onChange={(event) => put({ [flag]: event.currentTarget.checked ? '1' : '' })}
            />{' '}
            {productColumns[column].label}
          </label>
        ))}
      </fieldset>
      {term === '' ? (
        <p className="d-dimmed">Escriba una o más palabras, o su comienzo: 8471.30, laptop, LT-14.</p>
      ) : found.isPending ? (
        <Loading label="Buscando" />
      ) : found.isError ? (
        <ErrorState error={found.error} retry={() => void found.refetch()} />
      ) : found.data.rows.length === 0 ? (
        <EmptyState title="Ningún producto coincide" text="Quite una marca o pruebe con menos palabras." />
      ) : (
        <>
          <DataTable
            label={`Productos para «${term}»`}
            columns={columns}
            rows={found.data.rows}
            rowKey={({ ID }) => ID}
            onOpen={({ ID }) => void navigate(addressOfDocument(productKind, ID))}
          />
          <p className="d-dimmed" role="status">
            {found.data.rows.length === 1 ? '1 producto.' : `${found.data.rows.length} productos.`}
            {found.data.orMore && ' Se buscó en los más recientes; agregue otra palabra.'}
          </p>
        </>
      )}
    </div>
  );
}
