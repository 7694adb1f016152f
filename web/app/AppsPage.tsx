import { EmptyState } from '../kit/states.tsx';
import { AreaLinks } from './AreaLinks.tsx';
import { PageTitle } from '../kit/PageTitle.tsx';
import { useOpenAreas } from './useOpenAreas.ts';

/** 'Aplicaciones': what is enabled for the company and given to the user. */
export function AppsPage() {
  const open = useOpenAreas();
  return (
    <>
      <PageTitle>Aplicaciones</PageTitle>
      {open.length === 0 ? (
        <EmptyState
          icon="grid"
          title="Ninguna aplicación asignada"
          text="La Aplicación no esta asignada a tu usuario. Contacta con el administrador."
        />
      ) : (
        <AreaLinks areas={open} />
      )}
    </>
  );
}
