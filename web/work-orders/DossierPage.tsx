import { Suspense, type ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import { EmptyState, Loading } from '../kit/states.tsx';
import { useSession } from '../api/session.ts';
import { countries } from '../../shared/countries/countries.ts';
import { lazy } from '../kit/lazy.ts';

/** What a later module exports as `web/<module>/orderDossier.tsx`: the digital dossier of an order. */
interface DossierModule {
  OrderDossier: ComponentType<{ orderId: string }>;
}

const found = import.meta.glob<DossierModule>('../*/orderDossier.tsx');
const dossiers: Partial<Record<string, ComponentType<{ orderId: string }>>> = Object.fromEntries(
  Object.entries(found).map(([path, load]) => [
    path.split('/')[1],
    lazy(async () => ({ default: (await load()).OrderDossier })),
  ]),
);

/**
 * `/ordenestrabajo/<id>/expediente`: that of the declaration in which the country's orders end, found by its file, since that
 * module comes after this one.
 */
export function DossierPage() {
  const { id = '' } = useParams();
  const { country } = useSession();
  const Dossier = dossiers[countries[country].declaration.module];
  if (!Dossier)
    return (
      <EmptyState title="Sin expediente" text="Las órdenes de este país no tienen expediente digital." />
    );
  return (
    <Suspense fallback={<Loading label="Abriendo el expediente" />}>
      <Dossier orderId={id} />
    </Suspense>
  );
}
