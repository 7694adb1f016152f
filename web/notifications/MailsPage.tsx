import { formatDateTime } from '../../shared/foundation/dates/date.ts';
import { mailStates } from '../../shared/notifications/mailStates.ts';
import { notificationGroupProcedures as procedures } from '../../shared/notifications/procedures.ts';
import { useProcedure } from '../api/queries.ts';
import { useMay, useSession } from '../api/session.ts';
import { PageTitle } from '../kit/PageTitle.tsx';
import { EmptyState, ErrorState, Loading } from '../kit/states.tsx';
import { OpenAddress } from './OpenAddress.tsx';
import { mailsTitle } from './mailsTitle.ts';
import './notifications.css';

/** Mails that were sent to the person, or to everybody of the company for its administrator, with what became of each. */
export function MailsPage() {
  const { practice } = useSession();
  const admin = useMay()('admin');
  const list = useProcedure(admin ? procedures.companyMails : procedures.mails, {}, { staleTime: 0 });
  return (
    <div className="d-stack">
      <PageTitle>{mailsTitle(practice)}</PageTitle>
      {practice && (
        <p className="d-dimmed">
          En práctica ningún correo sale de esta máquina: cada uno queda aquí y como archivo en la carpeta
          «correos» de los datos.
        </p>
      )}
      {list.isPending ? (
        <Loading />
      ) : list.isError ? (
        <ErrorState error={list.error} retry={() => void list.refetch()} />
      ) : list.data.length === 0 ? (
        <EmptyState
          icon="send"
          title="Todavía no hay correos"
          text="Cuando a alguien se le avise por correo, aquí se ve qué decía y si salió."
        />
      ) : (
        <ul className="n-list">
          {list.data.map((mail, at) => (
            <li key={at}>
              <details>
                <summary>
                  {mail.ASUNTO} <span className="d-dimmed">{mailStates[mail.ESTADO]}</span>
                </summary>
                {mail.MOTIVO !== '' && <p className="d-warning">{mail.MOTIVO}</p>}
                {mail.CERRADA === '1' && (
                  <OpenAddress address={mail.PARA} opened={() => void list.refetch()} />
                )}
                <pre className="n-mail">{mail.TEXTO}</pre>
              </details>
              <span className="d-dimmed">
                {formatDateTime(mail.FECHA)} · {mail.PARA}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
