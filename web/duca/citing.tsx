import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { CitingDuca } from '../../shared/duca/aroundProcedures.ts';
import { ducaKind } from '../../shared/duca/kind.ts';
import { ducaProcedures } from '../../shared/duca/procedures.ts';
import { ducaStates } from '../../shared/duca/states.ts';
import { formatDate } from '../../shared/foundation/dates/date.ts';
import { addressOfDocument, nameOf } from '../../shared/foundation/documents/kind.ts';
import { useProcedure } from '../api/queries.ts';
import { useMay } from '../api/session.ts';
import { Button } from '../kit/simple.tsx';
import { EmptyState, ErrorState, Loading, StateBadge } from '../kit/states.tsx';

/** Declarations whose box 54 names a certification, the newest first, a page at a time. */
export function Citing({ number }: { number: string }) {
  const may = useMay();
  const [pages, turn] = useState<readonly string[]>([]);
  const cursor = pages.at(-1);
  const found = useProcedure(
    ducaProcedures.citing,
    { NUMERO: number, CURSOR: cursor },
    { enabled: may('duca:read'), keepPrevious: true, staleTime: 0 },
  );
  if (!may('duca:read')) return <p>Su perfil no ve las DUCA.</p>;
  if (found.isPending) return <Loading />;
  if (found.isError) return <ErrorState error={found.error} retry={() => void found.refetch()} />;
  const { rows, next } = found.data;
  if (rows.length === 0 && cursor === undefined && next === undefined)
    return (
      <EmptyState
        icon="stamp"
        title="Ninguna DUCA la cita"
        text="Aparecen aquí las que llevan su número en la casilla 54.2. En la DUCA, elija la fracción y «Elegir certificación de origen»."
      />
    );
  return (
    <section className="d-stack" aria-label="DUCA que citan la certificación">
      <ul className="d-plain d-stack">
        {rows.map((row) => (
          <li key={row.ID_DUCA}>
            <Line row={row} />
          </li>
        ))}
      </ul>
      {(cursor !== undefined || next !== undefined) && (
        <div className="d-row">
          <Button variant="default" disabled={cursor === undefined} onClick={() => turn(pages.slice(0, -1))}>
            Anterior
          </Button>
          <Button
            variant="default"
            disabled={next === undefined}
            onClick={() => next !== undefined && turn([...pages, next])}
          >
            Siguiente
          </Button>
        </div>
      )}
    </section>
  );
}

function Line({ row }: { row: CitingDuca }) {
  const { ID_DUCA, ESTADO, NO_ORDEN, NUMERO_DUCA, NOMBRE_IMPORTADOR, FECHA_ACEPTACION } = row;
  return (
    <>
      <Link to={addressOfDocument(ducaKind, ID_DUCA)}>{nameOf(ducaKind, { NO_ORDEN, NUMERO_DUCA })}</Link>{' '}
      <StateBadge states={ducaStates} state={ESTADO} />
      <br />
      <span className="d-dimmed">
        {[NOMBRE_IMPORTADOR, FECHA_ACEPTACION && `aceptada el ${formatDate(FECHA_ACEPTACION.slice(0, 10))}`]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </>
  );
}
