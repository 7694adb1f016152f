import { recordIn, type AnyRecord } from '../../shared/foundation/fields/dataSet.ts';
import { fold } from '../../shared/foundation/text/clean.ts';
import { partyProcedures } from '../../shared/parties/procedures.ts';
import { OFFERED } from '../../shared/parties/states.ts';
import { call } from '../api/call.ts';

/** Cards of one name that are looked at, the newest. */
const MOST_READ = 50;
/** Of those without a number, whose lines are all compared. */
const MOST_OPENED = 5;
const MOST_TERM = 100;

/**
 * Whether the company keeps a card of this party already: one of its role, name and number; without a number one that says
 * all that this one says, for a name alone may be of two branches. It is looked for by the words of the name.
 */
export async function hasSame(card: AnyRecord): Promise<boolean> {
  const { NOMBRE = '', ID_ROL = '', NIT = '', IDENTIFICACION = '' } = card;
  const { rows } = await call(partyProcedures.list, {
    TERMINO: NOMBRE.trim().slice(0, MOST_TERM),
    FILTROS: { ID_ROL, ESTADO: OFFERED },
    ORDEN: undefined,
    CURSOR: undefined,
    TAMANO: MOST_READ,
  });
  const alike = rows.filter(
    ({ RESUMEN }) =>
      fold(RESUMEN['NOMBRE'] ?? '') === fold(NOMBRE) &&
      (RESUMEN['NIT'] ?? '') === NIT &&
      (RESUMEN['IDENTIFICACION'] ?? '') === IDENTIFICACION,
  );
  if (NIT !== '' || IDENTIFICACION !== '') return alike.length > 0;
  const opened = await Promise.all(
    alike.slice(0, MOST_OPENED).map(({ ID }) => call(partyProcedures.open, { ID, VERSION: undefined })),
  );
  return opened.some(({ body }) => {
    const kept = recordIn(body, 'FICHA');
    return Object.entries(card).every(([name, value]) => fold(kept[name] ?? '') === fold(value));
  });
}
