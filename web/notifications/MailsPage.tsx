import { useState } from 'react';
import { formatDateTime } from '../../shared/foundation/dates/date.ts';
import { mailStates } from '../../shared/notifications/mailStates.ts';
import {
  notificationGroupProcedures as procedures,
  type MailRow,
} from '../../shared/notifications/procedures.ts';
import { useProcedure } from '../api/queries.ts';
import { useMay, useSession } from '../api/session.ts';
import { PageTitle } from '../kit/PageTitle.tsx';
import { Button } from '../kit/simple.tsx';
import { EmptyState, ErrorState, Loading } from '../kit/states.tsx';
import { OpenAddress } from './OpenAddress.tsx';
import { mailsTitle } from './mailsTitle.ts';
import './notifications.css';

/** Mails that were sent to the person, or to everybody of the company for its administrator, with what became of each. */
export function MailsPage() {
  const { practice } = useSession();
  return (
    <div className="d-stack">
      <PageTitle>{mailsTitle(practice)}</PageTitle>
      {practice && (
        <p className="d-dimmed">
          En práctica ningún correo sale de esta máquina: cada uno queda aquí y como archivo en la carpeta
          «correos» de los datos.
        </p>
      )}
      <MailsFrom />
    </div>
  );
}

/** A page of them, and behind it on demand the older ones. */
function MailsFrom({ cursor }: { cursor?: string }) {
  const admin = useMay()('admin');
  const contract = admin ? procedures.companyMails : procedures.mails;
  const list = useProcedure(contract, { CURSOR: cursor }, { staleTime: 0 });
  const [goesOn, setGoesOn] = useState(false);
  if (list.isPending) return <Loading />;
  if (list.isError) return <ErrorState error={list.error} retry={() => void list.refetch()} />;
  const { rows, next } = list.data;
  if (rows.length === 0 && next === undefined && cursor === undefined)
    return (
      <EmptyState
        icon="send"
        title="Todavía no hay correos"
        text="Cuando a alguien se le avise por correo, aquí se ve qué decía y si salió."
      />
    );
  return (
    <>
      <ul className="n-list">
        {rows.map((mail, at) => (
          <OneMail key={at} mail={mail} opened={() => void list.refetch()} />
        ))}
      </ul>
      {next !== undefined &&
        (goesOn ? (
          <MailsFrom cursor={next} />
        ) : (
          <div className="d-row">
            <Button variant="default" onClick={() => setGoesOn(true)}>
              Ver más antiguos
            </Button>
          </div>
        ))}
    </>
  );
}

function OneMail({ mail, opened }: { mail: MailRow; opened: () => void }) {
  return (
    <li>
      <details>
        <summary>
          {mail.ASUNTO} <span className="d-dimmed">{mailStates[mail.ESTADO]}</span>
        </summary>
        {mail.MOTIVO !== '' && <p className="d-warning">{mail.MOTIVO}</p>}
        {mail.CERRADA === '1' && <OpenAddress address={mail.PARA} opened={opened} />}
        <pre className="n-mail">{mail.TEXTO}</pre>
      </details>
      <span className="d-dimmed">
        {formatDateTime(mail.FECHA)} · {mail.PARA}
      </span>
    </li>
  );
}
