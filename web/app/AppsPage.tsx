import { EmptyState } from '../kit/states.tsx';
import { AreaLinks } from './AreaLinks.tsx';
import { NOT_ASSIGNED } from './leaveFor.ts';
import { PageTitle } from '../kit/PageTitle.tsx';
import { useOpenAreas } from './useOpenAreas.ts';

/** 'Aplicaciones': what is enabled for the company and given to the user. */
export function AppsPage() {
  const open = useOpenAreas();
  return (
    <>
      <PageTitle>Aplicaciones</PageTitle>
      {open.length === 0 ? (
        <EmptyState icon="grid" title="Ninguna aplicación asignada" text={NOT_ASSIGNED} />
      ) : (
        <AreaLinks areas={open} />
      )}
    </>
  );
}
