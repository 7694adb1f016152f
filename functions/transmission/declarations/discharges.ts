import type { AnyBody } from '../../../shared/foundation/fields/dataSet.ts';
import { isVoid } from '../../../shared/foundation/documents/states.ts';
import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import { dischargedByOthers, type DischargeLine } from '../../../shared/transmission/discharge.ts';
import type { HeaderRow } from '../../runtime/documents/rows.ts';
import { acceptedContent } from './acceptedContent.ts';
import type { Declaration } from './declaration.ts';

/** How a kind of declaration discharges earlier ones of its own; the rest is the same for every country. */
export interface Discharging<B extends AnyBody, D extends { number: string }, L extends DischargeLine> {
  /** What it discharges, by the numbers under which it names the earlier ones. */
  by: (body: B, reference: Reference) => D[];
  same: (number: string, other: string) => boolean;
  /** The company's declaration of a number. */
  find: (of: Declaration<B>, number: string) => Promise<HeaderRow | undefined>;
  /** What an accepted one discharges of an earlier one. */
  lines: (of: { id: string; body: B; discharged: D; earlier: B; reference: Reference }) => L[];
  standing: (body: B) => L[];
  withStanding: (body: B, lines: L[]) => B;
  /** Its number as people read it. */
  named: (body: B) => string;
  words: {
    /** «la DUCA», of which another is discharged. */
    called: string;
    /** Of its number: why a term runs again once it is withdrawn, or changed and names another. */
    withdrawn: (number: string) => string;
    changed: (number: string) => string;
  };
}

/**
 * Tells the declarations that an accepted one discharges (domain 1.6; spec 3) by which, when and how much, and those that it
 * names no more since its change was accepted that they wait again. Done again, it changes nothing.
 */
export async function tellDischarged<
  B extends AnyBody,
  D extends { number: string },
  L extends DischargeLine,
>(kind: Discharging<B, D, L>, of: Declaration<B>, body: B): Promise<void> {
  const now = kind.by(body, of.reference);
  const before = await acceptedContent(of.store, of.store, of.stored);
  const left = before === undefined ? [] : kind.by(before.body, of.reference);
  const why = kind.words.changed(kind.named(body));
  for (const each of left.filter(({ number }) => !now.some((one) => kind.same(one.number, number))))
    await note(kind, of, each, { why });
  for (const each of now) await note(kind, of, each, { by: body });
}

/** What a withdrawn declaration discharged waits for its term again. */
export async function takeBackDischarges<
  B extends AnyBody,
  D extends { number: string },
  L extends DischargeLine,
>(kind: Discharging<B, D, L>, of: Declaration<B>, body: B): Promise<void> {
  const why = kind.words.withdrawn(kind.named(body));
  for (const each of kind.by(body, of.reference)) await note(kind, of, each, { why });
}

/** Writes what a declaration discharges of an earlier one of the company into that, or takes it out again. */
async function note<B extends AnyBody, D extends { number: string }, L extends DischargeLine>(
  kind: Discharging<B, D, L>,
  of: Declaration<B>,
  discharged: D,
  told: { by: B } | { why: string },
): Promise<void> {
  const { store, reference } = of;
  const { ID: id } = of.stored.header;
  const found = await kind.find(of, discharged.number);
  if (!found || found.ID === id || isVoid(found.ESTADO)) return;
  const { header, ...content } = await store.open(found.ID);
  const { body: earlier } = content;
  const standing = kind.standing(earlier);
  const others = dischargedByOthers(standing, id);
  const own = 'by' in told ? kind.lines({ id, body: told.by, discharged, earlier, reference }) : [];
  const lines = [...others, ...own];
  if (JSON.stringify(lines) === JSON.stringify(standing)) return;
  const action =
    'by' in told
      ? `Descargada por ${kind.words.called} ${kind.named(told.by)}`
      : `Su plazo corre otra vez: ${told.why}`;
  await store.save(header, { ...content, body: kind.withStanding(earlier, lines) }, { action, reference });
}
