import type { DucaBody } from '../../../shared/duca/dataSets.ts';
import { ducaDefinition } from '../../../shared/duca/definition.ts';
import {
  dischargedBy,
  dischargedByOthers,
  dischargeLines,
  type Discharged,
} from '../../../shared/duca/discharge/discharge.ts';
import { isVoid } from '../../../shared/foundation/documents/states.ts';
import {
  formatUnifiedNumber,
  sameDeclaration,
} from '../../../shared/foundation/numbers/declarationNumber.ts';
import { indexMissing } from '../../runtime/documents/indexMissing.ts';
import { acceptedContent } from '../../transmission/declarations/acceptedContent.ts';
import type { Declaration } from '../../transmission/declarations/declaration.ts';
import { ducaByNumber } from '../complementary/original.ts';
import { ducasOf } from '../ducas.ts';

type Of = Declaration<DucaBody>;

/**
 * Tells the declarations that an accepted one discharges (domain 1.6) by which, when and how much, and those that it names no
 * more since its change was accepted that they wait again. Done again, it changes nothing.
 */
export async function tellDischarged(of: Of, body: DucaBody): Promise<void> {
  const now = dischargedBy(body, of.reference);
  const before = await acceptedContent({ definition: ducaDefinition }, of.store, of.stored);
  const left = before === undefined ? [] : dischargedBy(before.body, of.reference);
  const { NUMERO_DUCA } = body.DUCA;
  for (const each of left.filter(({ number }) => !now.some((one) => sameDeclaration(one.number, number))))
    await note(of, each, undefined, `la ${formatUnifiedNumber(NUMERO_DUCA)} se rectificó y ya no la nombra`);
  for (const each of now) await note(of, each, body, '');
}

/** What an annulled declaration discharged waits for its term again. */
export async function takeBackDischarges(of: Of, body: DucaBody): Promise<void> {
  const why = `se anuló la ${formatUnifiedNumber(body.DUCA.NUMERO_DUCA)}`;
  for (const each of dischargedBy(body, of.reference)) await note(of, each, undefined, why);
}

/** Writes what a declaration discharges of an earlier one of the company into that, or takes it out again. */
async function note(of: Of, discharged: Discharged, by: DucaBody | undefined, why: string): Promise<void> {
  const { ID: id } = of.stored.header;
  const store = ducasOf(of);
  await indexMissing(store, of.reference);
  const found = await ducaByNumber(of, discharged.number);
  if (!found || found.ID === id || isVoid(found.ESTADO)) return;
  const { header, ...content } = await store.open(found.ID);
  const { body } = content;
  const others = dischargedByOthers(body, id);
  const lines = by ? [...others, ...dischargeLines(id, by, discharged, body, of.reference)] : others;
  if (JSON.stringify(lines) === JSON.stringify(body.DESCARGAS)) return;
  const action = by
    ? `Descargada por la DUCA ${formatUnifiedNumber(by.DUCA.NUMERO_DUCA)}`
    : `Su plazo corre otra vez: ${why}`;
  await store.save(
    header,
    { ...content, body: { ...body, DESCARGAS: lines } },
    { action, reference: of.reference },
  );
}
