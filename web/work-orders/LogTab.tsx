import { useState } from 'react';
import { formatDateTime } from '../../shared/foundation/dates/date.ts';
import { logAnswer } from '../../shared/work-orders/logAnswer.ts';
import { workOrderProcedures } from '../../shared/work-orders/procedures.ts';
import { useAction, useProcedure } from '../api/queries.ts';
import { useMay, useSession } from '../api/session.ts';
import { Button, PlainInput } from '../kit/simple.tsx';
import { ErrorState, Loading } from '../kit/states.tsx';

/** The order's log: what happened, who wrote it, when. */
export function LogTab({ orderId }: { orderId: string }) {
  const { company, user } = useSession();
  const entries = useProcedure(workOrderProcedures.logEntries, { ID: orderId });
  const write = useAction(workOrderProcedures.log);
  const writes = useMay()('work-orders:write');
  const [text, setText] = useState('');
  const [refused, setRefused] = useState<readonly string[]>([]);
  const send = async (): Promise<void> => {
    const input = { ID: orderId, ID_CLIENTE: company.id, ID_USUARIO: user.id, TEXTO: text.trim() };
    const answer = logAnswer(await write.mutateAsync(input).catch((thrown: unknown) => thrown));
    setRefused(answer.ERRORES);
    if (answer.RESULTADO === 1) setText('');
  };
  return (
    <div className="d-stack">
      {writes && (
        <form
          className="d-stack"
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() !== '') void send();
          }}
        >
          <PlainInput label="Anotar en la bitácora" maxLength={1000} value={text} onChange={setText} />
          <Button type="submit" variant="default" disabled={text.trim() === ''} loading={write.isPending}>
            Anotar
          </Button>
        </form>
      )}
      {refused.map((line) => (
        <ErrorState key={line} error={{ message: line }} safe="Su nota sigue escrita arriba." />
      ))}
      {entries.isPending ? (
        <Loading />
      ) : entries.isError ? (
        <ErrorState error={entries.error} retry={() => void entries.refetch()} />
      ) : (
        <ol className="o-log">
          {entries.data.map((entry, index) => (
            <li key={`${entry.FECHA} ${index}`}>
              <div className="d-dimmed">
                {formatDateTime(entry.FECHA)} · {entry.USUARIO}
              </div>
              {entry.TEXTO}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
