import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { BulkJob, bulkProcedures } from '../../../shared/foundation/documents/bulk.ts';
import { errorText } from '../../api/apiError.ts';
import { call } from '../../api/call.ts';
import { queryKey, useAction, useProcedure } from '../../api/queries.ts';
import { useAddress } from '../../kit/useAddress.ts';
import { sendBulk } from './sendBulk.ts';

/** What the address says of a load that is not there yet. */
const NEW_BULK = 'nueva';
const AT_WORK = ['REVISANDO', 'CARGANDO'];
const POLL_MS = 1_000;

/** Why the last try failed, in words, and the way to try something. */
function useAttempt(): [failure: string, attempt: (work: () => Promise<unknown>) => Promise<void>] {
  const [failure, fail] = useState('');
  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    fail('');
    try {
      await work();
    } catch (thrown) {
      fail(errorText(thrown));
    }
  };
  return [failure, attempt];
}

/** The load that the address names: sent, looked through and written by the server, followed here. */
export function useBulk(procedures: ReturnType<typeof bulkProcedures>) {
  const { read, put } = useAddress();
  const client = useQueryClient();
  const stop = useRef<AbortController>(undefined);
  const [sending, setSending] = useState<number>();
  const [failure, attempt] = useAttempt();
  const id = read('carga');
  const known = id !== '' && id !== NEW_BULK;
  const [working, setWorking] = useState(true);
  const status = useProcedure(
    procedures.bulkStatus,
    { ID_CARGA: id },
    { enabled: known, every: working ? POLL_MS : false },
  );
  const job: BulkJob | undefined = known ? status.data : undefined;
  const run = useAction(procedures.runBulk);
  const pause = useAction(procedures.stopBulk);
  const moving = job === undefined || AT_WORK.includes(job.ESTADO);
  useEffect(() => setWorking(moving), [moving]);
  // What was written shows in the list behind.
  const ended = job?.ESTADO === 'TERMINADA';
  const { group } = procedures.bulks;
  useEffect(() => {
    if (ended) void client.invalidateQueries({ queryKey: queryKey({ group, name: 'list' }) });
  }, [client, ended, group]);

  const send = (file: File): Promise<void> =>
    attempt(async () => {
      stop.current = new AbortController();
      setSending(0);
      try {
        put({ carga: await sendBulk(procedures, file, stop.current.signal, setSending) });
      } finally {
        setSending(undefined);
      }
    });
  return {
    job,
    sending,
    failure: failure || (status.isError ? errorText(status.error) : ''),
    busy: run.isPending || pause.isPending,
    send,
    load: (CUALES: string) => attempt(() => run.mutateAsync({ ID_CARGA: id, CUALES })),
    pause: () => attempt(() => pause.mutateAsync({ ID_CARGA: id })),
    errors: () =>
      attempt(async () => {
        window.location.assign((await call(procedures.bulkErrors, { ID_CARGA: id })).ENLACE);
      }),
    show: (carga: string) => put({ carga }),
    close: () => {
      stop.current?.abort();
      put({ carga: '' });
    },
  };
}
export type BulkDesk = ReturnType<typeof useBulk>;
