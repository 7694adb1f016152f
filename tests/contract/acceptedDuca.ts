import { ducasOf } from '../../functions/duca/ducas.ts';
import { referenceFor } from '../../functions/runtime/reference.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import type { Services } from '../../functions/runtime/services.ts';
import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';

/** Brings a declaration to what it would be after its acceptance, without the authority between. */
export async function acceptedDuca(
  services: Services,
  { id, number, day, company = 'uno' }: { id: string; number: string; day: string; company?: string },
): Promise<void> {
  const store = ducasOf({ services, scope: jobScope(company, 'GT') });
  const { header, ...content } = await store.open(id);
  const reference = await referenceFor(services, 'GT', shippedCatalogues);
  const body = {
    ...content.body,
    DUCA: {
      ...content.body.DUCA,
      NUMERO_DUCA: number,
      FECHA_ACEPTACION: `${day}T10:00:00`,
    },
  };
  await store.save(
    header,
    { ...content, body },
    { action: 'Aceptada', reference, set: { ESTADO: 'ACEPTADA' } },
  );
}
