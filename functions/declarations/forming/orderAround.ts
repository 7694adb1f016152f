import {
  otherTreatmentProblems,
  type TreatedDeclaration,
} from '../../../shared/declarations/cross/otherTreatment.ts';
import type { Statements } from '../../../shared/declarations/cross/statements.ts';
import { saidIn, treatedAs } from '../../../shared/declarations/ownTreatment.ts';
import type { DeclarationSources } from '../../../shared/declarations/sources.ts';
import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import type { SourceVersions } from '../../../shared/foundation/documents/sources.ts';
import { recordIn, type AnyBody } from '../../../shared/foundation/fields/dataSet.ts';
import type { Problem } from '../../../shared/foundation/rules/problem.ts';
import type { DerivedKind } from '../../runtime/documents/sources/derivedKind.ts';
import { standing } from '../../runtime/documents/sources/standing.ts';
import type { Stored } from '../../runtime/documents/store.ts';
import type { Call } from '../../runtime/executor.ts';
import { contradictions } from '../contradictions.ts';
import { bankRate, sourcesOf } from '../sources.ts';
import type { FormedDeclaration } from './formedDeclaration.ts';

/** A declaration as what the papers of its order may contradict. */
export interface ComparedDeclaration<B extends AnyBody> extends Pick<FormedDeclaration<B>, 'taken'> {
  derived: DerivedKind<B>;
  /** By what it is formed besides the papers, and what it holds still of another. */
  treated: TreatedDeclaration<B>;
  /** Its side of what is compared. */
  statements: (body: B, sources: DeclarationSources) => Statements;
}

/** What the papers of its order tell of a declaration. */
export interface OfOrder {
  problems: Problem[];
  /** Versions of the papers that were looked at. */
  versions: SourceVersions;
  /** The bank's rate, and those papers as the declaration takes them. */
  sources: Pick<DeclarationSources, 'exchangeRate' | 'invoices' | 'transports'>;
}

/**
 * How the papers of the order stand to what was taken of them, and what they say against it. What was accepted stands:
 * papers that are closed since are told and stop no change of it.
 * @param accepted what was accepted of one that is being changed
 */
export async function orderAround<B extends AnyBody>(
  { derived, treated, taken, statements }: ComparedDeclaration<B>,
  call: Call<unknown>,
  stored: Stored<B>,
  reference: Reference,
  accepted: B | undefined,
): Promise<OfOrder> {
  const { header, body } = stored;
  const { papers, sources: all, versions } = await sourcesOf(call, header.ID_ORDEN);
  const { own } = treated;
  const isAnswered = derived.definition.answered?.(body, header.ESTADO) ?? false;
  // Its papers must be those of what it says: what was accepted stands, until a change of it says another.
  const answers = accepted ? saidIn(own, accepted) !== saidIn(own, body) : !isAnswered;
  const formedFor = recordIn(body, own.record)[own.formed] ?? '';
  // What leaves or crosses hears nothing of a value declaration that lies in its order.
  const sources = taken(treatedAs(own, all, answers ? saidIn(own, body) : formedFor), reference);
  const { problems } = await standing(derived, call, stored, papers);
  const headers = [header, ...papers.headersOf('dva')];
  const against = isAnswered ? { headers, sources, closed: papers.closed() } : { headers, sources };
  const cross = contradictions(statements(body, sources), against, reference);
  // One that a person wrote was formed for nothing.
  const treatment =
    stored.derived && answers ? otherTreatmentProblems(treated, stored.derived, body, all, reference) : [];
  return { versions, sources, problems: [...problems, ...cross, ...treatment] };
}

/** One of no order has no papers that could contradict it. */
export const ofNoOrder = async (call: Call<unknown>): Promise<OfOrder> => ({
  problems: [],
  versions: {},
  sources: { exchangeRate: await bankRate(call), invoices: [], transports: [] },
});
