import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { PRODUCT_LOGIN } from '../../shared/foundation/access/ownLogins.ts';
import { formatDateTime } from '../../shared/foundation/dates/date.ts';
import { notificationGroupProcedures as procedures } from '../../shared/notifications/procedures.ts';
import { useAction, useProcedure } from '../api/queries.ts';
import { useSession } from '../api/session.ts';
import { PageTitle } from '../kit/PageTitle.tsx';
import { EmptyState, ErrorState, Loading } from '../kit/states.tsx';
import { Choices } from './Choices.tsx';
import { mailsTitle } from './mailsTitle.ts';
import './notifications.css';

const LIST = 2;
const READ = 3;

/** What the person was told, and how they want to be told. What is seen here is read. */
export function NoticesPage() {
  const { practice } = useSession();
  const list = useProcedure(procedures.notices, { MODO: LIST }, { staleTime: 0 });
  const mark = useAction(procedures.markNotices);
  const unread = (list.data ?? []).filter((each) => each.ID_ESTADO !== '2').map((each) => each.ID_AVISO);
  useEffect(() => {
    if (unread.length > 0) mark.mutate({ MODO: READ, IDS: unread });
    // What came with the list is marked once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [unread.join()]);
  return (
    <div className="d-stack">
      <PageTitle>Notificaciones</PageTitle>
      <p>
        <Link to="/notificaciones/calendario">Calendario de vencimientos</Link> ·{' '}
        <Link to="/notificaciones/correos">{mailsTitle(practice)}</Link>
      </p>
      {list.isPending ? (
        <Loading />
      ) : list.isError ? (
        <ErrorState error={list.error} retry={() => void list.refetch()} />
      ) : list.data.length === 0 ? (
        <EmptyState
          icon="flag"
          title="Nada que contarle todavía"
          text="Lo que le asignen, lo que venza y lo que responda la autoridad aparecerá aquí."
        />
      ) : (
        <ul className="n-list">
          {list.data.map((row) => (
            <li key={row.ID_AVISO}>
              <Link to={row.RUTA}>{row.TEXTO}</Link>
              <span className="d-dimmed">
                {formatDateTime(row.FECHA)}
                {row.USUARIO_ORIGEN !== '' && row.USUARIO_ORIGEN !== PRODUCT_LOGIN
                  ? ` · ${row.USUARIO_ORIGEN}`
                  : ''}
              </span>
            </li>
          ))}
        </ul>
      )}
      {/* After the list, which would push it down as it comes. */}
      {!list.isPending && <Choices />}
    </div>
  );
}
