import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { shownValue } from '../../shared/foundation/fields/kinds.ts';
import { manifestDataSets } from '../../shared/manifests/dataSets.ts';
import { manifestProcedures } from '../../shared/manifests/procedures.ts';
import { useProcedure } from '../api/queries.ts';
import { addressOf } from '../document/otherPlace.ts';
import { ErrorState, Loading } from '../kit/states.tsx';
import type { OpenManifest } from './manifestKind.ts';

/** Rows that are shown; what is left of the others stands in the declarations that take of them. */
const SHOWN = 300;
const { CANTIDAD_BULTOS, PESO_BRUTO } = manifestDataSets.TITULOS.fields;

/** What each title still holds, those that a declaration took of first. */
export function BalancePanel({ document }: { document: OpenManifest }) {
  const { ID, LOCK } = document.header;
  const balance = useProcedure(
    manifestProcedures.balance,
    { ID },
    { keepPrevious: true, staleTime: 0, every: false },
  );
  if (balance.isPending) return <Loading />;
  if (balance.isError) return <ErrorState error={balance.error} retry={() => void balance.refetch()} />;
  const rows = balance.data.toSorted((a, b) => b.DECLARACIONES.length - a.DECLARACIONES.length);
  if (rows.length === 0) return <p>Todavía no tiene títulos.</p>;
  return (
    <div className="d-stack" key={LOCK}>
      <p className="d-dimmed">
        Lo que queda después de las declaraciones selladas o registradas que cancelan cada título.
      </p>
      <table className="d-table">
        <caption className="d-hidden">Saldo de los títulos</caption>
        <thead>
          <tr>
            <th scope="col">Título</th>
            <th scope="col" className="d-number">
              Bultos que quedan
            </th>
            <th scope="col" className="d-number">
              Peso que queda (kg)
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, SHOWN).map((row) => (
            <tr key={row.TITULO_TRANSPORTE}>
              <th scope="row">
                {row.TITULO_TRANSPORTE}
                {row.DECLARACIONES.map(({ ID_DECLARACION: id, NOMBRE }) => (
                  <Fragment key={id}>
                    {' · '}
                    <Link to={addressOf({ module: 'dua', id, path: '', label: NOMBRE })}>{NOMBRE}</Link>
                  </Fragment>
                ))}
              </th>
              <td className="d-number">
                {shownValue(row.BULTOS_RESTANTES, CANTIDAD_BULTOS)} de{' '}
                {shownValue(row.CANTIDAD_BULTOS || '0', CANTIDAD_BULTOS)}
              </td>
              <td className="d-number">
                {shownValue(row.PESO_RESTANTE, PESO_BRUTO)} de {shownValue(row.PESO_BRUTO || '0', PESO_BRUTO)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > SHOWN && (
        <p className="d-dimmed">
          Se muestran {SHOWN} de {rows.length} títulos.
        </p>
      )}
    </div>
  );
}
