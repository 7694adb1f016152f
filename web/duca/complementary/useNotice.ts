import { useQueryClient } from '@tanstack/react-query';
import {
  CHECK_MS,
  dueOf,
  NOTICE_MODULE,
  noticeKeys,
  noticeSettings,
  type NoticeSettings,
} from '../../../shared/duca/complementaryNotice.ts';
import type { PendingComplementary } from '../../../shared/duca/aroundProcedures.ts';
import { ducaProcedures } from '../../../shared/duca/procedures.ts';
import { userProcedures } from '../../../shared/users/procedures.ts';
import { errorText } from '../../api/apiError.ts';
import { queryKey, useAction, useProcedure } from '../../api/queries.ts';
import { useMay, useSession } from '../../api/session.ts';
import { toast } from '../../kit/toasts.ts';

const asked = { ID_MODULO: NOTICE_MODULE };

/** The person's settings of the notice (spec 6, module 6) and how one is changed; undefined until they are known. */
export function useNoticeSettings(): {
  settings: NoticeSettings | undefined;
  change: (key: keyof typeof noticeKeys, value: string) => void;
} {
  const client = useQueryClient();
  const { data, isError } = useProcedure(userProcedures.loadConfiguration, asked);
  const save = useAction(userProcedures.saveConfiguration);
  const change = (key: keyof typeof noticeKeys, VALOR: string): void => {
    const row = { ...asked, CLAVE: noticeKeys[key], VALOR };
    // Shown at once; the answer of the server replaces it.
    client.setQueryData<(typeof row)[]>(queryKey(userProcedures.loadConfiguration, asked), (rows = []) => [
      ...rows.filter((each) => each.CLAVE !== row.CLAVE),
      row,
    ]);
    save
      .mutateAsync(row)
      .catch((thrown: unknown) => toast('No se guardó la opción', errorText(thrown), 'bad'));
  };
  // Without an answer the defaults hold: better told once too often.
  return { settings: data || isError ? noticeSettings(data ?? []) : undefined, change };
}

/** Declarations that wait for their complementary one, asked every hour, as the person wants to be told. */
export function useDueComplementary(): {
  due: readonly PendingComplementary[] | undefined;
  settings: NoticeSettings | undefined;
} {
  const { company } = useSession();
  const may = useMay();
  const { settings } = useNoticeSettings();
  const { data } = useProcedure(
    ducaProcedures.pendingComplementary,
    { ID_PERFIL: company.id },
    { enabled: settings?.active === true && may('duca:read'), every: CHECK_MS, staleTime: CHECK_MS },
  );
  return { due: data && settings ? dueOf(data, settings) : undefined, settings };
}
