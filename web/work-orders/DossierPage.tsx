import { lazy, Suspense, type ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import { EmptyState, Loading } from '../kit/states.tsx';

/** What a later module exports as `web/<module>/orderDossier.tsx`: the digital dossier of an order. */
interface DossierModule {
  OrderDossier: ComponentType<{ orderId: string }>;
}

const [load] = Object.values(import.meta.glob<DossierModule>('../*/orderDossier.tsx'));
const Dossier = load && lazy(async () => ({ default: (await load()).OrderDossier }));

/** `/ordenestrabajo/<id>/expediente`: found by its file, since the modules it gathers from come after this one. */
export function DossierPage() {
  const { id = '' } = useParams();
  if (!Dossier)
    return <EmptyState title="Sin expediente" text="Esta instalación no tiene expediente digital." />;
  return (
    <Suspense fallback={<Loading label="Abriendo el expediente" />}>
      <Dossier orderId={id} />
    </Suspense>
  );
}
