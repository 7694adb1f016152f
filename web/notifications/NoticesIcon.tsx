import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { isQuiet } from '../../shared/notifications/choices.ts';
import { localDateTime } from '../../shared/foundation/dates/date.ts';
import { notificationGroupProcedures as procedures } from '../../shared/notifications/procedures.ts';
import { call } from '../api/call.ts';
import { useProcedure } from '../api/queries.ts';
import { Icon } from '../kit/icons.tsx';
import { serverNow } from '../api/serverClock.ts';
import { tellNotices } from './tellNotices.ts';

/** As often as the bell of assigned orders; a poll that does not keep the session alive. */
const POLL_MS = 300_000;
const NEW = 1;
const SHOWN = 2;

/** Icon of the top bar with how many notices are new; those that the person wants to pop up do, once. */
export function NoticesIcon() {
  const navigate = useNavigate();
  const fresh = useProcedure(procedures.notices, { MODO: NEW }, { every: POLL_MS });
  const choices = useProcedure(procedures.choices, {}, { staleTime: POLL_MS });
  const told = useRef(new Set<string>());
  const rows = fresh.data;
  const chosen = choices.data;
  useEffect(() => {
    if (!rows || !chosen || isQuiet(chosen, localDateTime(serverNow()))) return;
    const popping = rows.filter((row) => row.EMERGENTE === '1' && !told.current.has(row.ID_AVISO));
    if (popping.length === 0) return;
    for (const { ID_AVISO } of popping) told.current.add(ID_AVISO);
    tellNotices(popping);
    const IDS = popping.map((row) => row.ID_AVISO);
    void call(procedures.markNotices, { MODO: SHOWN, IDS }, { background: true }).catch(() => undefined);
  }, [rows, chosen]);
  const count = rows?.length ?? 0;
  return (
    <button
      type="button"
      className="d-icon-button"
      aria-label={`Notificaciones nuevas: ${count}`}
      title="Notificaciones"
      onClick={() => navigate('/notificaciones')}
    >
      <Icon name="flag" />
      {count > 0 && (
        <span className="d-count" aria-hidden="true">
          {count}
        </span>
      )}
    </button>
  );
}
