import type { DucaSources } from '../../duca/derive/sources.ts';
import { rederive, type Move } from '../../foundation/documents/rederive.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { fieldAt, isPersons } from '../../foundation/fields/writer.ts';
import { labelOf } from '../../foundation/fields/label.ts';
import { parsePath } from '../../foundation/fields/path.ts';
import { problem, type Problem } from '../../foundation/rules/problem.ts';
import { allOf } from '../../foundation/text/listed.ts';
import { duaDataSets, type DuaBody } from '../dataSets.ts';
import { duaFromDvas } from '../derive/duaFromDvas.ts';
import { formAgain } from '../derive/formAgain.ts';
import { treatedAs } from '../derive/ownRegime.ts';

/**
 * What a declaration holds still of the regime that it was formed for, where a person chose another since: title, value
 * declarations, supposed insurance. Forming it again takes that, so what a person typed themselves is none of it.
 */
export function otherRegimeProblems(
  derived: DuaBody,
  mine: DuaBody,
  sources: DucaSources,
  reference: Reference,
): Problem[] {
  const { CODIGO_REGIMEN: now, REGIMEN_FORMADO } = mine.DECLARACION;
  // One that was formed before that was kept was formed for what it was proposed with.
  const before = REGIMEN_FORMADO || derived.DECLARACION.CODIGO_REGIMEN;
  if (now === '' || now === before) return [];
  const again = formAgain(derived, mine, sources, reference);
  const said = new Set(again.moves.map(keyOf));
  const proposed = duaFromDvas(treatedAs(sources, before), reference);
  const left = rederive(duaDataSets, proposed, mine, again.derived)
    .moves.filter(isHeld)
    .filter((each) => said.has(keyOf(each)));
  if (left.length === 0) return [];
  const names = [...new Set(left.map(nameOf))];
  const others = names.length - NAMED;
  const more = others > 0 ? [others === 1 ? 'un dato más' : `${others} datos más`] : [];
  const message = `Régimen aduanero: la DUA se formó para el ${before} y dice ${now}; para este cambian ${allOf([...names.slice(0, NAMED), ...more])}. Fórmela de nuevo de la orden, o vuelva al régimen ${before}.`;
  return [problem('dua.other-regime', 'DECLARACION.CODIGO_REGIMEN', message)];
}

/** So many data are named; what else changes is seen when it is formed again. */
const NAMED = 4;

/** What follows from other fields is nobody's statement, and what a person typed stays. */
function isHeld({ kind, path }: Move): boolean {
  const field = fieldAt(duaDataSets, path);
  return kind !== 'kept' && (field === undefined || isPersons(field));
}

const keyOf = ({ kind, path, from, to }: Move): string => JSON.stringify([kind, path, from, to]);

/** Its field where it is of the whole, its list where it is of a line. */
function nameOf({ path }: Move): string {
  const place = parsePath(path);
  return `«${labelOf(duaDataSets, place?.line === undefined ? path : place.dataSet)}»`;
}
