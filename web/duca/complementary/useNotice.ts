import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  CHECK_MS,
  dueOf,
  NOTICE_MODULE,
  noticeKeys,
  noticeSettings,
  type NoticeSettings,
} from '../../../shared/duca/complementary/complementaryNotice.ts';
import type { PendingComplementary } from '../../../shared/duca/aroundProcedures.ts';
import { ducaProcedures } from '../../../shared/duca/procedures.ts';
import { userProcedures } from '../../../shared/users/procedures.ts';
import { errorText } from '../../api/apiError.ts';
import { queryKey, useAction, useProcedure } from '../../api/queries.ts';
import { useMay, useSession } from '../../api/session.ts';
import { standingOf, type Standing } from '../../kit/standing.ts';
import { toast } from '../../kit/toasts.ts';
import { settled, withRow, type ConfigurationRow } from './ownSettings.ts';

const asked = { ID_MODULO: NOTICE_MODULE };

/**
 * The person's settings of the notice (spec 6, complementary notice) and how one is changed, which answers whether it was
 * saved; undefined until they are known.
 */
export function useNoticeSettings(): {
  settings: NoticeSettings | undefined;
  change: (key: keyof typeof noticeKeys, value: string) => Promise<boolean>;
} {
  const client = useQueryClient();
  const { data, isError } = useProcedure(userProcedures.loadConfiguration, asked);
  const save = useAction(userProcedures.saveConfiguration);
  // A box that was ticked is ticked at once, until it is saved; the cache tells its observers a moment later.
  const [own, setOwn] = useState<readonly ConfigurationRow[]>([]);
  const change = async (key: keyof typeof noticeKeys, VALOR: string): Promise<boolean> => {
    const row = { ...asked, CLAVE: noticeKeys[key], VALOR };
    setOwn((rows) => withRow(rows, row));
    // An answer that is still on its way was given before this change.
    const place = queryKey(userProcedures.loadConfiguration, asked);
    void client.cancelQueries({ queryKey: place });
    client.setQueryData<ConfigurationRow[]>(place, (rows) => withRow(rows, row));
    try {
      await save.mutateAsync(row);
      return true;
    } catch (thrown) {
      void client.invalidateQueries({ queryKey: place });
      toast('No se guardó la opción', errorText(thrown), 'bad');
      return false;
    } finally {
      setOwn((rows) => settled(rows, row));
    }
  };
  // Without an answer the defaults hold: better told once too often.
  return { settings: data || isError ? noticeSettings([...own, ...(data ?? [])]) : undefined, change };
}

/** Declarations that wait for their complementary one, asked every hour, as the person wants to be told. */
export function useDueComplementary() {
  const { company } = useSession();
  const may = useMay();
  const { settings } = useNoticeSettings();
  const enabled = settings?.active === true && may('duca:read');
  const question = useProcedure(
    ducaProcedures.pendingComplementary,
    { ID_PERFIL: company.id, CURSOR: undefined },
    { enabled, every: CHECK_MS, staleTime: CHECK_MS },
  );
  const { data } = question;
  const due: readonly PendingComplementary[] | undefined = data && settings && dueOf(data.rows, settings);
  /** Whether older ones wait besides. */
  const orMore = data?.next !== undefined;
  const standing: Standing = enabled
    ? standingOf(question, () => (due?.length ?? 0) > 0)
    : settings === undefined
      ? 'asking'
      : 'none';
  return { due, orMore, settings, question, standing };
}
