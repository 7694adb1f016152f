import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
import type { DucaBody } from '../../shared/duca/dataSets.ts';
import { refusal, Refusal } from '../../shared/foundation/contracts/refusal.ts';
import type { DvaBody } from '../../shared/dva/fields/dataSets.ts';
import { formatUnifiedNumber } from '../../shared/foundation/numbers/declarationNumber.ts';
import type { HeaderRow } from '../runtime/documents/rows.ts';
import { DocumentStore } from '../runtime/documents/store.ts';
import { referenceFor } from '../runtime/reference.ts';
import type { TenantScope } from '../runtime/scope.ts';
import type { Services } from '../runtime/services.ts';
import { sourceKinds } from './sources.ts';

/** The fractions that gather goods of a DVA, line by line (spec 3, DVA-related DUCA line). */
function dvaLines({ FRACCIONES, FRACCION_ITEMS }: DucaBody, dva: string): DvaBody['LINEAS_DUCA'] {
  const fractions = new Map(FRACCIONES.map((each) => [each.ID_FRACCION, each]));
  return FRACCION_ITEMS.flatMap(({ ID_ITEM, ID_DVA, ID_FRACCION }) => {
    const fraction = fractions.get(ID_FRACCION);
    if (ID_DVA !== dva || !fraction) return [];
    const { CLASIFICACION_ARANCELARIA, DESCRIPCION, ACUERDO_1_ID } = fraction;
    return [{ LINK: ID_ITEM, ID_DVA, CLASIFICACION_ARANCELARIA, DESCRIPCION, ACUERDO_1_ID }];
  });
}

/** DVA box 3: number and acceptance date of the declaration that declares it, with its lines. Done again, it changes nothing. */
export async function numberDvas(
  { services, scope }: { services: Services; scope: TenantScope },
  header: HeaderRow,
  body: DucaBody,
): Promise<void> {
  const { DUCA, DVAS } = body;
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
    const before = dva.body.DVA;
    if (Object.entries(news).every(([name, value]) => before[name as keyof typeof news] === value)) continue;
    const { header: dvaHeader, ...content } = dva;
    await store.save(
      dvaHeader,
      {
        ...content,
        body: { ...content.body, DVA: { ...before, ...news }, LINEAS_DUCA: dvaLines(body, ID_DVA) },
      },
      { action: `Declarada en la DUCA ${formatUnifiedNumber(DUCA.NUMERO_DUCA)}`, reference },
    );
  }
}
