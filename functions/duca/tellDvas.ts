import type { DucaBody } from '../../shared/duca/dataSets.ts';
import { ducaDefinition } from '../../shared/duca/definition.ts';
import { isVoid } from '../../shared/foundation/documents/states.ts';
import { formatUnifiedNumber } from '../../shared/foundation/numbers/declarationNumber.ts';
import { numberDvas } from '../dva/numberDvas.ts';
import type { TenantScope } from '../runtime/scope.ts';
import type { Services } from '../runtime/services.ts';
import { asItStands } from '../transmission/declarations/acceptedContent.ts';
import { ducaByNumber } from './complementary/original.ts';
import { ducasOf } from './ducas.ts';
import { dvaLines } from './dvaLines.ts';

interface Parts {
  services: Services;
  scope: TenantScope;
}

/** Writes the number of an accepted DUCA into the DVAs that it declares. Done again, it changes nothing. */
export async function tellDvas(parts: Parts, id: string, body: DucaBody): Promise<void> {
  const { NUMERO_DUCA: number, FECHA_ACEPTACION: at } = body.DUCA;
  await numberDvas(
    parts,
    { id, number, at, called: `la DUCA ${formatUnifiedNumber(number)}` },
    body.DVAS.map(({ ID_DVA }) => ({ id: ID_DVA, lines: dvaLines(body, ID_DVA) })),
  );
}

/** DVAs that an annulled complementary DUCA declared with the one that it completed bear the number of that one again. */
export async function tellDvasOfOriginal(parts: Parts, { COMPLEMENTO }: DucaBody): Promise<void> {
  const number = COMPLEMENTO.NUMERO_DUCA_ORIGINAL;
  const found = number === '' ? undefined : await ducaByNumber(parts, number);
  if (!found || isVoid(found.ESTADO)) return;
  const store = ducasOf(parts);
  const { body } = await asItStands({ definition: ducaDefinition }, store, await store.open(found.ID));
  await tellDvas(parts, found.ID, body);
}
