import { VOID_STATES } from '../../shared/foundation/documents/states.ts';
import { ANSWERED_STATES, IN_FLIGHT_STATES } from '../../shared/transmission/declarationLife.ts';

const listOf = (states: readonly string[]): string => states.map((each) => `'${each}'`).join(', ');

/**
 * Conditions on facts of declarations that texts of `sql/` share. They ask for the state and not for what follows from it,
 * so that they hold for day files that are there already: what was annulled, also before the authority, keeps its number,
 * its acceptance and its taxes, and counts for nothing.
 */
export const STANDING = `ESTADO NOT IN (${listOf(VOID_STATES)})`;

/**
 * The goods were not let go: `isCleared` of `shared/duca/validity.ts` in the words of the analysis, whatever becomes of a
 * change since. Day files of before tell a clearance by the state alone.
 */
export const UNCLEARED = `CANAL <> 'VERDE' AND COALESCE(LEVANTE, '') = '' AND ESTADO <> 'LIBERADA'`;

/** The authority accepted it, and it was not withdrawn. */
export const ACCEPTED = `ACEPTADA <> '' AND ${STANDING}`;

/**
 * The authority answered its first registration. Day files of before told nothing of it while it was not accepted, so
 * its state is asked, too.
 */
export const ANSWERED = `(PRIMERA <> '' OR ESTADO = 'RECHAZADA')`;

/** Work to do on the declaration itself: an accepted one that only waits for its complementary one is none. */
export const UNFINISHED = `ABIERTO = '1' AND ESTADO NOT IN (${listOf(ANSWERED_STATES)})`;

/**
 * What a client may be told of: orders and their costs, and of declarations those that are with the authority or were
 * accepted. A draft is the agency's own (spec 6), also one that was rejected and is written anew, or annulled before it went.
 */
export const OPEN_TO_CLIENTS = `(MODULO = 'work-orders' OR ACEPTADA <> '' OR ESTADO IN (${listOf(IN_FLIGHT_STATES)}))`;
