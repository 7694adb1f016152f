import { rederive, type Move, type Rederived } from '../../foundation/documents/rederive.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { recordIn, type AnyBody, type DataSets } from '../../foundation/fields/dataSet.ts';
import { labelOf } from '../../foundation/fields/label.ts';
import { parsePath } from '../../foundation/fields/path.ts';
import { fieldAt, isPersons } from '../../foundation/fields/writer.ts';
import { problem, type Problem } from '../../foundation/rules/problem.ts';
import { allOf } from '../../foundation/text/listed.ts';
import { saidIn, treatedAs, type OwnTreatment } from '../ownTreatment.ts';
import type { DeclarationSources } from '../sources.ts';

/** A declaration that is formed for what it says of its goods. */
export interface TreatedDeclaration<B extends AnyBody> {
  own: OwnTreatment;
  code: string;
  dataSets: DataSets;
  fresh: (sources: DeclarationSources, reference: Reference) => B;
  again: (
    derived: B,
    mine: B,
    sources: DeclarationSources,
    reference: Reference,
  ) => Rederived<B> & {
    /** The proposal of now. */
    derived: B;
  };
  /** The sentence of what it was formed for, what it says now, and what changes by that. */
  sentence: (before: string, now: string, changes: string) => string;
}

/**
 * What a declaration holds still of the treatment that it was formed for, where a person chose another since: parties,
 * title, value declarations, supposed insurance. Forming it again takes that, so what a person typed themselves is none of it.
 */
export function otherTreatmentProblems<B extends AnyBody>(
  { own, code, dataSets, fresh, again, sentence }: TreatedDeclaration<B>,
  derived: B,
  mine: B,
  sources: DeclarationSources,
  reference: Reference,
): Problem[] {
  const now = saidIn(own, mine);
  // One that was formed before that was kept was formed for what it was proposed with.
  const before = recordIn(mine, own.record)[own.formed] || saidIn(own, derived);
  if (now === '' || now === before) return [];
  const formed = again(derived, mine, sources, reference);
  const said = new Set(formed.moves.map(keyOf));
  const proposed = fresh(treatedAs(own, sources, before), reference);
  const left = rederive(dataSets, proposed, mine, formed.derived)
    .moves.filter((each) => isHeld(dataSets, each))
    .filter((each) => said.has(keyOf(each)));
  if (left.length === 0) return [];
  const names = [...new Set(left.map((each) => nameOf(own, dataSets, each)))];
  const others = names.length - NAMED;
  const more = others > 0 ? [others === 1 ? 'un dato más' : `${others} datos más`] : [];
  const changes = allOf([...names.slice(0, NAMED), ...more]);
  return [problem(code, `${own.record}.${own.field}`, sentence(before, now, changes))];
}

/** So many data are named; what else changes is seen when it is formed again. */
const NAMED = 4;

/** What follows from other fields is nobody's statement, and what a person typed stays. */
function isHeld(dataSets: DataSets, { kind, path }: Move): boolean {
  const field = fieldAt(dataSets, path);
  return kind !== 'kept' && (field === undefined || isPersons(field));
}

const keyOf = ({ kind, path, from, to }: Move): string => JSON.stringify([kind, path, from, to]);

/** Its field where it is of the whole, its record or list where it is of a part. */
function nameOf({ record }: OwnTreatment, dataSets: DataSets, { path }: Move): string {
  const { dataSet = path } = parsePath(path) ?? {};
  return `«${labelOf(dataSets, dataSet === record ? path : dataSet)}»`;
}
