import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
import type { DvaBody } from '../../shared/dva/fields/dataSets.ts';
import { refusal, Refusal } from '../../shared/foundation/contracts/refusal.ts';
import { companyReference } from '../runtime/companyReference.ts';
import type { TenantScope } from '../runtime/scope.ts';
import type { Services } from '../runtime/services.ts';
import { DvaStore } from './dvaStore.ts';

/** A declaration that the authority accepted, as its value declarations name it. */
export interface Declared {
  /** Id of the declaration here. */
  id: string;
  /** The authority's number; nothing is told while it is ''. */
  number: string;
  /** Local civil time of the acceptance. */
  at: string;
  /** The declaration as the history calls it: «la DUCA GTPRQPQ-…». */
  called: string;
}

/** DVA box 3: number and acceptance date of the declaration that declares it, with its lines. Done again, it changes nothing. */
export async function numberDvas(
  { services, scope }: { services: Services; scope: TenantScope },
  { id, number, at, called }: Declared,
  dvas: readonly { id: string; lines: DvaBody['LINEAS_DUCA'] }[],
): Promise<void> {
  if (number === '') return;
  const store = new DvaStore(services, scope);
  const reference = await companyReference({ services, scope }, shippedCatalogues);
  const news = { DUCA_ID: id, NUMERO_DECLARACION: number, FECHA_ACEPTACION: at.slice(0, 10) };
  for (const each of dvas) {
    const dva = await store.open(each.id).catch((error: unknown) => {
      if (error instanceof Refusal && error.code === refusal('not-found').code) return undefined;
      throw error;
    });
    if (!dva) continue;
    const before = dva.body.DVA;
    if (Object.entries(news).every(([name, value]) => before[name as keyof typeof news] === value)) continue;
    const { header, ...content } = dva;
    const body = { ...content.body, DVA: { ...before, ...news }, LINEAS_DUCA: each.lines };
    await store.save(header, { ...content, body }, { action: `Declarada en ${called}`, reference });
  }
}
