import { ErrorState, Loading } from '../../kit/states.tsx';
import { Amendment } from '../../transmission/sealing/Amendment.tsx';
import { Chain } from '../../transmission/sealing/Chain.tsx';
import { Sent } from '../../transmission/Sent.tsx';
import type { OpenDua } from '../duaKind.ts';
import { duaSealing } from './duaSealing.ts';
import { useDuaStatus } from './useDuaStatus.ts';
import { Validation } from './Validation.tsx';

/** The way to SARAH: its validation, what is being modified, and what was sent and answered. */
export const SarahPanel = ({ document }: { document: OpenDua }) => (
  <div className="d-stack">
    <Validation key={`${document.header.ID} ${document.header.LOCK}`} document={document} />
    {document.header.ESTADO === 'CORRECCION' && <Amendment screens={duaSealing} document={document} />}
    <Chain body={document.body} />
    <Registered document={document} />
  </div>
);

function Registered({ document }: { document: OpenDua }) {
  const status = useDuaStatus(document);
  if (status.isPending) return <Loading />;
  if (status.isError) return <ErrorState error={status.error} retry={() => void status.refetch()} />;
  return (
    <Sent
      kind={document.definition.module}
      status={status.data}
      rejected="SARAH la rechazó. Corrija y envíe de nuevo; irá como otra versión."
    />
  );
}
