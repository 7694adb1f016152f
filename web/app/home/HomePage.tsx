import { URGENCIES } from '../../../shared/foundation/documents/kind.ts';
import { isClient } from '../../../shared/foundation/access/isClient.ts';
import { useMay } from '../../api/session.ts';
import { EmptyState, ErrorState, Loading } from '../../kit/states.tsx';
import { AreaLinks } from '../AreaLinks.tsx';
import { PageTitle } from '../../kit/PageTitle.tsx';
import { useStarted } from '../startedContext.ts';
import { useOpenAreas } from '../useOpenAreas.ts';
import { AskedWork } from './AskedWork.tsx';
import { AssignedWork } from './AssignedWork.tsx';
import { ModuleWork } from './ModuleWork.tsx';
import { OwnOrders } from './OwnOrders.tsx';
import { useSlots } from '../useSlots.ts';
import { useFirstAnswers } from './useFirstAnswers.ts';
import { useStandings } from './useStandings.ts';
import { useWaiting } from './useWaiting.ts';
import { WaitingGroup } from './WaitingList.tsx';
import './home.css';

/** What waits for this person, most urgent first, each with its next step. */
export function HomePage() {
  const { session } = useStarted();
  const open = useOpenAreas();
  const may = useMay();
  const { queues, loading, failed, retry } = useWaiting();
  const client = isClient(String(session.profileId));
  const slots = useSlots();
  const { tell, nothing } = useStandings();
  const whole = useFirstAnswers(slots !== undefined);
  const groups = URGENCIES.map((urgency) => ({
    urgency,
    queues: queues.filter((queue) => queue.urgency === urgency),
  })).filter((group) => group.queues.length > 0);
  const urgent = groups.filter(({ urgency }) => urgency !== 'draft');
  const drafts = groups.filter(({ urgency }) => urgency === 'draft');
  return (
    <>
      <PageTitle>Lo que espera por usted</PageTitle>
      <p className="d-dimmed">
        {session.user.name}, {session.company.name}
      </p>
      {!whole && <Loading label="Buscando lo que espera por usted" />}
      <div className={whole ? 'd-home' : 'd-home d-home-held'} aria-busy={!whole}>
        {failed && (
          <ErrorState
            error={{ message: 'No se pudo preguntar qué espera por usted.' }}
            safe="Lo guardado sigue guardado; sus listas están en el menú."
            retry={retry}
          />
        )}
        {urgent.map((group) => (
          <WaitingGroup key={group.urgency} {...group} />
        ))}
        <AskedWork tell={tell} />
        <AssignedWork title={client ? 'Lo que se le pide' : 'Órdenes asignadas a usted'} tell={tell} />
        <ModuleWork slots={slots ?? []} tell={tell} />
        {client && may('work-orders:read') && <OwnOrders />}
        {drafts.map((group) => (
          <WaitingGroup key={group.urgency} {...group} />
        ))}
        {!client && !loading && !failed && groups.length === 0 && nothing && (
          <EmptyState
            icon="check"
            title="Nada espera por usted"
            text="Lo que se rechace, lo que necesite una decisión y lo que quede a medias aparecerá aquí."
          />
        )}
      </div>
      {whole && (
        <>
          <h2>Ir a</h2>
          <AreaLinks areas={open} />
        </>
      )}
    </>
  );
}
