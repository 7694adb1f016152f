import { duaKind } from '../../shared/dua/kind.ts';
import { duaProcedures } from '../../shared/dua/procedures.ts';
import { ducaKind } from '../../shared/duca/kind.ts';
import { ducaProcedures } from '../../shared/duca/procedures.ts';
import { addressOfDocument, nameOf } from '../../shared/foundation/documents/kind.ts';
import { IN_FORCE_STATES } from '../../shared/transmission/declarationLife.ts';
import { useProcedure } from '../api/queries.ts';
import { useMay } from '../api/session.ts';
import { fallingBetween, type Due } from './due.ts';

/** Column of the last day of a suspensive or temporary regime. */
const TERM = 'FECHA_VENCIMIENTO';

/** The terms of declarations in force that end between two days. */
export function useTermDues(from: string, until: string) {
  const may = useMay();
  const input = fallingBetween(TERM, from, until);
  const ducas = useProcedure(ducaProcedures.list, input, { enabled: may('duca:read') });
  const duas = useProcedure(duaProcedures.list, input, { enabled: may('dua:read') });
  const kinds = [
    { kind: ducaKind, rows: ducas.data?.rows ?? [] },
    { kind: duaKind, rows: duas.data?.rows ?? [] },
  ];
  const dues = kinds.flatMap(({ kind, rows }) =>
    rows
      .filter(({ ESTADO }) => IN_FORCE_STATES.includes(ESTADO))
      .map((row): Due => ({
        key: `${row.ID} plazo`,
        day: row.RESUMEN[TERM] ?? '',
        kind: 'term',
        text: `Plazo: ${nameOf(kind, row.RESUMEN)}`,
        to: addressOfDocument(kind, row.ID),
      })),
  );
  return { lists: [ducas, duas], dues };
}
