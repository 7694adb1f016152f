import { shippedCatalogues } from '../../../shared/catalogues/shippedCatalogues.ts';
import type { DucaBody } from '../../../shared/duca/dataSets.ts';
import { ducaDefinition } from '../../../shared/duca/definition.ts';
import { completedNumber } from '../../../shared/duca/marks.ts';
import { formatUnifiedNumber, laterVersion } from '../../../shared/foundation/numbers/declarationNumber.ts';
import { indexMissing } from '../../runtime/documents/indexMissing.ts';
import { companyReference } from '../../runtime/companyReference.ts';
import { acceptedContent } from '../../transmission/declarations/acceptedContent.ts';
import type { Declaration } from '../../transmission/declarations/declaration.ts';
import { ducasOf } from '../ducas.ts';
import { completeSame, ducaByNumber } from './original.ts';

type Parts = Pick<Declaration<DucaBody>, 'services' | 'scope'>;

/** A complementary declaration that was annulled completes nothing: what it completed waits again. */
export const uncoverOriginal = (parts: Parts, body: DucaBody): Promise<void> =>
  waitAgain(
    parts,
    body.COMPLEMENTO.NUMERO_DUCA_ORIGINAL,
    body.DUCA.NUMERO_DUCA,
    `se anuló la ${formatUnifiedNumber(body.DUCA.NUMERO_DUCA)}`,
  );

/**
 * A complementary declaration that by an accepted rectification completes another one, or none: the one that it completed
 * before waits again. Done again, it changes nothing.
 */
export async function uncoverFormer(of: Declaration<DucaBody>, body: DucaBody): Promise<void> {
  const before = await acceptedContent({ definition: ducaDefinition }, of.store, of.stored);
  if (!before || completeSame(before.body, body, of.reference)) return;
  const { NUMERO_DUCA } = body.DUCA;
  const why = `la ${formatUnifiedNumber(NUMERO_DUCA)} se rectificó y ya no la complementa`;
  await waitAgain(of, completedNumber(before.body, of.reference), NUMERO_DUCA, why);
}

/** Takes the complementary declaration out of the one that it completed, unless another one completes that by now. */
async function waitAgain(parts: Parts, original: string, number: string, why: string): Promise<void> {
  const found = original === '' ? undefined : await ducaByNumber(parts, original);
  if (!found) return;
  const store = ducasOf(parts);
  const { header, ...content } = await store.open(found.ID);
  const { body } = content;
  const completing = body.COMPLEMENTO.NUMERO_DUCA_COMPLEMENTARIA;
  if (completing === '' || laterVersion(completing, number) === undefined) return;
  const waiting: DucaBody = {
    ...body,
    COMPLEMENTO: { ...body.COMPLEMENTO, NUMERO_DUCA_COMPLEMENTARIA: '', FECHA_COMPLEMENTARIA: '' },
  };
  await store.save(
    header,
    { ...content, body: waiting },
    {
      action: `Espera otra vez su complementaria: ${why}`,
      reference: await companyReference(parts, shippedCatalogues),
    },
  );
}

/** Tells the completed declaration by which one and when; done again, it changes nothing. */
export async function coverOriginal(parts: Parts, complementary: DucaBody): Promise<void> {
  const { DUCA, COMPLEMENTO } = complementary;
  if (DUCA.NUMERO_DUCA === '' || COMPLEMENTO.NUMERO_DUCA_ORIGINAL === '') return;
  const reference = await companyReference(parts, shippedCatalogues);
  const original = completedNumber(complementary, reference);
  if (original === '') return;
  const store = ducasOf(parts);
  await indexMissing(store, reference);
  const found = await ducaByNumber(parts, original);
  if (!found) return;
  const { header, ...content } = await store.open(found.ID);
  const body = content.body;
  // The first that was accepted stands, in its last version: a second is told to the person before it is sent.
  const known = body.COMPLEMENTO.NUMERO_DUCA_COMPLEMENTARIA;
  if (
    known !== '' &&
    (known === DUCA.NUMERO_DUCA || laterVersion(known, DUCA.NUMERO_DUCA) !== DUCA.NUMERO_DUCA)
  )
    return;
  const covered: DucaBody = {
    ...body,
    COMPLEMENTO: {
      ...body.COMPLEMENTO,
      NUMERO_DUCA_COMPLEMENTARIA: DUCA.NUMERO_DUCA,
      FECHA_COMPLEMENTARIA: DUCA.FECHA_ACEPTACION,
    },
  };
  await store.save(
    header,
    { ...content, body: covered },
    { action: `Complementada por la DUCA ${formatUnifiedNumber(DUCA.NUMERO_DUCA)}`, reference },
  );
}
