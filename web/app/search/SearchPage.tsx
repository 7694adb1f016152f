import { countText } from '../../../shared/foundation/text/countText.ts';
import { Link, useSearchParams } from 'react-router-dom';
import { documentKinds } from '../../../shared/documentKinds.ts';
import { all } from '../../../shared/foundation/documents/noun.ts';
import { addressOfDocument, titleOf } from '../../../shared/foundation/documents/kind.ts';
import { useAnswer } from '../../api/queries.ts';
import { useSession } from '../../api/session.ts';
import { EmptyState, ErrorState, Loading, StateBadge } from '../../kit/states.tsx';
import { PageTitle } from '../../kit/PageTitle.tsx';
import { notSearched, searchDocuments } from './searchDocuments.ts';

const SIZE = 20;

/** Everything that a term finds, kind by kind, each with the way to its whole list. */
export function SearchPage() {
  const [address] = useSearchParams();
  const { permissions } = useSession();
  const term = (address.get('term') ?? '').trim();
  const kinds = documentKinds.filter(({ module }) => permissions.includes(`${module}:read`));
  const asked = useAnswer({
    queryKey: ['search', term],
    queryFn: ({ signal }) => searchDocuments(kinds, term, SIZE, signal),
    enabled: term !== '',
  });
  const found = (asked.data ?? []).filter(({ rows }) => rows.length > 0);
  const missing = asked.data ? notSearched(kinds, asked.data) : '';
  return (
    <>
      <PageTitle>Buscar</PageTitle>
      <p className="d-dimmed" role="status">
        {term === '' ? 'Escriba en la búsqueda de la barra superior.' : `Resultados de «${term}»`}
      </p>
      {term !== '' && asked.isPending && <Loading label="Buscando" />}
      {missing !== '' && <ErrorState error={{ message: missing }} retry={() => void asked.refetch()} />}
      {asked.data && found.length === 0 && missing === '' && (
        <EmptyState
          icon="search"
          title="Nada coincide con la búsqueda"
          text="Busque por número, por el nombre del cliente o del proveedor, o por otra palabra."
        />
      )}
      <div className="d-home">
        {found.map(({ kind, rows, total, orMore }) => (
          <Found key={kind.module} kind={kind} rows={rows} total={total} orMore={orMore} term={term} />
        ))}
      </div>
    </>
  );
}

/** What was found of one kind. */
function Found({
  kind,
  rows,
  total,
  orMore,
  term,
}: Awaited<ReturnType<typeof searchDocuments>>[number] & { term: string }) {
  return (
    <section className="d-waiting" aria-labelledby={`found-${kind.module}`}>
      <h2 id={`found-${kind.module}`}>
        {kind.plural}{' '}
        <span className="d-dimmed">
          {orMore && 'más de '}
          {countText(total)}
        </span>
      </h2>
      <ul className="d-work">
        {rows.map((row) => (
          <li key={row.ID}>
            <StateBadge states={kind.states} state={row.ESTADO} />
            <Link to={addressOfDocument(kind, row.ID)}>{titleOf(kind, row.RESUMEN)}</Link>
          </li>
        ))}
      </ul>
      {(orMore || total > rows.length) && (
        <Link to={`${addressOfDocument(kind)}?${new URLSearchParams({ q: term })}`}>
          Ver {all(kind.noun)} en {kind.plural}
        </Link>
      )}
    </section>
  );
}
