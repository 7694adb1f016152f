import { Link } from 'react-router-dom';
import { dvaDataSets } from '../../shared/dva/fields/dataSets.ts';
import type { dvaProcedures } from '../../shared/dva/procedures.ts';
import type { Result } from '../../shared/foundation/contracts/procedure.ts';
import { labelOf } from '../../shared/foundation/fields/label.ts';
import { showValue } from '../document/session/showValue.ts';
import { addressOfDocument, titleOf } from '../../shared/foundation/documents/kind.ts';
import { dvaKind } from '../../shared/dva/kind.ts';

type Derived = Result<typeof dvaProcedures.derive>;
type One = Derived['DOCUMENTOS'][number];
type Move = One['moves'][number];

/** Moves shown of one DVA; a change of every line says nothing that its first ones do not. */
const SHOWN = 30;

function moveText({ kind, path, ...move }: Move): string {
  const name = labelOf(dvaDataSets, path);
  const [from, to] = [move.from, move.to].map((value) => showValue(dvaDataSets, path, value));
  if (kind === 'kept') return `${name}: se conservó «${from}»; las facturas dicen «${to}».`;
  if (kind === 'added') return `${name}: línea nueva.`;
  if (kind === 'removed') {
    const what = path === 'FACTURAS' ? 'ya no está en el grupo' : 'ya no está en las facturas';
    return `${name}: se quitó ${move.from === '' ? 'una línea' : `«${move.from}»`}, que ${what}.`;
  }
  return `${name}: de «${from}» a «${to}».`;
}

function summaryOf({ created, moves, problems }: One): string {
  if (created) return 'Creada.';
  const locked = problems.find((each) => each.code === 'dva.not-derived');
  if (locked) return locked.message;
  if (moves.length === 0) return 'Sin cambios.';
  const kept = moves.filter((each) => each.kind === 'kept').length;
  return `Cambios tomados de las facturas: ${moves.length - kept}. Conservados como usted los dejó: ${kept}.`;
}

/** What a derivation did, DVA by DVA. */
export function DerivedList({ derived, onFollow }: { derived: Derived; onFollow: () => void }) {
  return (
    <ol className="d-dva-groups">
      {derived.DOCUMENTOS.map((one) => (
        <li key={one.header.ID}>
          <Link to={addressOfDocument(dvaKind, one.header.ID)} onClick={onFollow}>
            {titleOf(dvaKind, one.header.RESUMEN)}
          </Link>
          <p>{summaryOf(one)}</p>
          {one.moves.length > 0 && (
            <ul>
              {one.moves.slice(0, SHOWN).map((move, index) => (
                <li key={`${move.path}-${index}`}>{moveText(move)}</li>
              ))}
              {one.moves.length > SHOWN && (
                <li>… y {one.moves.length - SHOWN} más; véalos en el historial.</li>
              )}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
