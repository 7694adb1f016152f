import type { Treatment } from '../catalogues/movement.ts';
import type { Reference } from '../foundation/documents/reference.ts';
import { recordIn, type AnyBody } from '../foundation/fields/dataSet.ts';
import type { DeclarationSources } from './sources.ts';
import { takenFor } from './takenFor.ts';

/** Where a declaration says how its goods are treated: a person may choose that in the place of what the order foresees. */
export interface OwnTreatment {
  part: keyof Treatment;
  list: string;
  record: string;
  field: string;
  /** Field of what it was formed for. */
  formed: string;
  foreseen: (papers: DeclarationSources, reference: Reference) => string;
}

/** How a declaration says that its goods are treated. */
export const saidIn = ({ record, field }: OwnTreatment, body: AnyBody): string =>
  recordIn(body, record)[field] ?? '';

const saying = <B extends AnyBody>({ record, field }: OwnTreatment, body: B, code: string): B => ({
  ...body,
  [record]: { ...recordIn(body, record), [field]: code },
});

/**
 * What was derived with what a person chose in the place of the proposed one, blank where they left that: it is then the
 * order's to say.
 */
export function withOwn<B extends AnyBody>(own: OwnTreatment, derived: B, mine: B): B {
  const said = saidIn(own, mine);
  return saying(own, derived, said === saidIn(own, derived) ? '' : said);
}

/** The papers of an order as a declaration takes them that says `code`; by what the order foresees where it says none. */
export const treatedAs = (
  { part }: OwnTreatment,
  sources: DeclarationSources,
  code: string,
): DeclarationSources => (code === '' ? sources : { ...sources, treatment: { [part]: code } });

/** The same by what a person chose in `mine`, if they did. */
export const treatedBy = <B extends AnyBody>(
  own: OwnTreatment,
  derived: B,
  mine: B,
  sources: DeclarationSources,
): DeclarationSources => treatedAs(own, sources, saidIn(own, withOwn(own, derived, mine)));

/** What papers are taken for: what a person chose where the list knows it, else what the order foresees. */
export function treatmentOf(
  { part, list, foreseen }: OwnTreatment,
  papers: DeclarationSources,
  reference: Reference,
): string {
  const code = papers.treatment?.[part] ?? '';
  return code !== '' && reference.row(list, code) ? code : foreseen(papers, reference);
}

/** The papers of an order as its declaration takes them. */
export const takenBy = (
  own: OwnTreatment,
  papers: DeclarationSources,
  reference: Reference,
): DeclarationSources => takenFor(papers, { [own.part]: treatmentOf(own, papers, reference) }, reference);

/** A proposal for what a person chose, that says what the order foresees: another is known as a person's by that. */
export const proposedBy = <B extends AnyBody>(
  own: OwnTreatment,
  proposal: B,
  papers: DeclarationSources,
  reference: Reference,
): B => saying(own, proposal, own.foreseen(papers, reference));
