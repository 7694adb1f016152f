import { shippedCatalogues } from '../../../shared/catalogues/shippedCatalogues.ts';
import type { DucaBody } from '../../../shared/duca/dataSets.ts';
import { completes } from '../../../shared/duca/marks.ts';
import { formatUnifiedNumber, laterVersion } from '../../../shared/foundation/numbers/declarationNumber.ts';
import { indexMissing } from '../../runtime/documents/indexMissing.ts';
import { companyReference } from '../../runtime/companyReference.ts';
import type { TenantScope } from '../../runtime/scope.ts';
import type { Services } from '../../runtime/services.ts';
import { ducasOf } from '../ducas.ts';
import { ducaByNumber } from './original.ts';

/** A complementary declaration that was annulled completes nothing: what it completed waits again. */
export async function uncoverOriginal(
  parts: { services: Services; scope: TenantScope },
  { DUCA, COMPLEMENTO }: DucaBody,
): Promise<void> {
  const original = COMPLEMENTO.NUMERO_DUCA_ORIGINAL;
  const found = original === '' ? undefined : await ducaByNumber(parts, original);
  if (!found) return;
  const store = ducasOf(parts);
  const { header, ...content } = await store.open(found.ID);
  const { body } = content;
  const completing = body.COMPLEMENTO.NUMERO_DUCA_COMPLEMENTARIA;
  if (completing === '' || laterVersion(completing, DUCA.NUMERO_DUCA) === undefined) return;
  const waiting: DucaBody = {
    ...body,
    COMPLEMENTO: { ...body.COMPLEMENTO, NUMERO_DUCA_COMPLEMENTARIA: '', FECHA_COMPLEMENTARIA: '' },
  };
  await store.save(
    header,
    { ...content, body: waiting },
    {
      action: `Espera otra vez su complementaria: se anuló la ${formatUnifiedNumber(DUCA.NUMERO_DUCA)}`,
      reference: await companyReference(parts, shippedCatalogues),
    },
  );
}

/** Tells the completed declaration by which one and when; done again, it changes nothing. */
export async function coverOriginal(
  parts: { services: Services; scope: TenantScope },
  { DUCA, COMPLEMENTO }: DucaBody,
): Promise<void> {
  if (DUCA.NUMERO_DUCA === '' || COMPLEMENTO.NUMERO_DUCA_ORIGINAL === '') return;
  const reference = await companyReference(parts, shippedCatalogues);
  if (!completes(DUCA.CLASE, reference)) return;
  const store = ducasOf(parts);
  await indexMissing(store, reference);
  const found = await ducaByNumber(parts, COMPLEMENTO.NUMERO_DUCA_ORIGINAL);
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
