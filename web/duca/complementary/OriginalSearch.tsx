import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { PendingComplementary } from '../../../shared/duca/aroundProcedures.ts';
import { ducaProcedures } from '../../../shared/duca/procedures.ts';
import { formatDeclarationNumber } from '../../../shared/foundation/numbers/declarationNumber.ts';
import { formatOrderNumber } from '../../../shared/foundation/numbers/orderNumber.ts';
import { useProcedure } from '../../api/queries.ts';
import { useSession } from '../../api/session.ts';
import type { OpenDuca } from '../ducaKind.ts';
import { Button } from '../../kit/simple.tsx';
import { Answered, NotAnswered } from '../../kit/states.tsx';
import { Dialog } from '../../kit/windows.tsx';
import { addressOfDocument } from '../../../shared/foundation/documents/kind.ts';
import { ducaKind } from '../../../shared/duca/kind.ts';

/** Link to the company's declaration with an authority's number; nothing when it has none. */
function NumberedLink({ number, text }: { number: string; text: string }) {
  const plain = number.replaceAll('-', '').trim();
  const found = useProcedure(
    ducaProcedures.list,
    { FILTROS: { NUMERO_DUCA: plain }, TERMINO: undefined, ORDEN: undefined, CURSOR: undefined, TAMANO: 1 },
    { enabled: plain !== '' },
  );
  if (found.isError) return <NotAnswered of={found} failed="No se pudo buscar la DUCA de ese número." />;
  const row = found.data?.rows[0];
  return row ? <Link to={addressOfDocument(ducaKind, row.ID)}>{text}</Link> : null;
}

const OLDER = 'Hay otras más antiguas; escriba su número en el campo.';

/** Those that wait, to choose from. */
const Waiting = ({
  rows,
  choose,
}: {
  rows: readonly PendingComplementary[];
  choose: (number: string) => void;
}) =>
  rows.length === 0 ? (
    <p>No hay registros de DUCAS sin Complementarias</p>
  ) : (
    <ul className="d-problems">
      {rows.map((row) => (
        <li key={row.ID_DUCA}>
          <button type="button" className="d-link" onClick={() => choose(row.NUMERO_DUCA)}>
            {formatDeclarationNumber(row.NUMERO_DUCA)}
          </button>
          <span className="d-dimmed">
            {formatOrderNumber(row.NO_ORDEN)} · {row.DESCRIPCION_CLASE} · {row.DIAS_TRANSCURRIDOS} días
          </span>
        </li>
      ))}
    </ul>
  );

/** Below the number of the completed declaration: those that wait, by order or DUCA number, to choose from. */
export function OriginalSearch({ document }: { document: OpenDuca }) {
  const [open, setOpen] = useState(false);
  const { COMPLEMENTO } = document.body;
  const { company } = useSession();
  const waiting = useProcedure(
    ducaProcedures.pendingComplementary,
    { ID_PERFIL: company.id, CURSOR: undefined },
    { staleTime: 60_000, enabled: !document.readOnly },
  );
  const choose = (value: string): void => {
    document.session.edit([{ op: 'set', path: 'COMPLEMENTO.NUMERO_DUCA_ORIGINAL', value }]);
    setOpen(false);
  };
  return (
    <div className="d-row">
      {!document.readOnly && (
        <Button variant="default" icon="search" onClick={() => setOpen(true)}>
          Elegir entre las que esperan
        </Button>
      )}
      <NumberedLink number={COMPLEMENTO.NUMERO_DUCA_ORIGINAL} text="Abrir la DUCA que se complementa" />
      <NumberedLink number={COMPLEMENTO.NUMERO_DUCA_COMPLEMENTARIA} text="Abrir la complementaria" />
      <Dialog title="DUCA que esperan su complementaria" opened={open} onClose={() => setOpen(false)}>
        <Answered of={waiting}>
          {({ rows, next }) => (
            <>
              <Waiting rows={rows} choose={choose} />
              {next !== undefined && <p className="d-dimmed">{OLDER}</p>}
            </>
          )}
        </Answered>
      </Dialog>
    </div>
  );
}
