import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
import type { DucaBody } from '../../shared/duca/dataSets.ts';
import { refusal, Refusal } from '../../shared/foundation/contracts/refusal.ts';
import type { AnyRecord } from '../../shared/foundation/fields/dataSet.ts';
import type { HeaderRow } from '../runtime/documents/rows.ts';
import { DocumentStore } from '../runtime/documents/store.ts';
import { referenceFor } from '../runtime/reference.ts';
import type { TenantScope } from '../runtime/scope.ts';
import type { Services } from '../runtime/services.ts';
import { sourceKinds } from './sources.ts';

/** DVA box 3: number and acceptance date of the declaration that declares it. Done again, it changes nothing. */
export async function numberDvas(
  { services, scope }: { services: Services; scope: TenantScope },
  header: HeaderRow,
  { DUCA, DVAS }: DucaBody,
): Promise<void> {
  if (DUCA.NUMERO_DUCA === '') return;
  const store = new DocumentStore(sourceKinds.dvas, services, scope);
  const reference = await referenceFor(services, scope.country, shippedCatalogues);
  const news = {
    DUCA_ID: header.ID,
    NUMERO_DECLARACION: DUCA.NUMERO_DUCA,
    FECHA_ACEPTACION: DUCA.FECHA_ACEPTACION.slice(0, 10),
  };
  for (const { ID_DVA } of DVAS) {
    const dva = await store.open(ID_DVA).catch((error: unknown) => {
      if (error instanceof Refusal && error.code === refusal('not-found').code) return undefined;
      throw error;
    });
    if (!dva) continue;
    const before = dva.body['DVA'] as AnyRecord;
    if (Object.entries(news).every(([name, value]) => before[name] === value)) continue;
    const { header: dvaHeader, ...content } = dva;
    await store.save(
      dvaHeader,
      { ...content, body: { ...content.body, DVA: { ...before, ...news } } },
      { action: `Declarada en la DUCA ${DUCA.NUMERO_DUCA}`, reference },
    );
  }
}
