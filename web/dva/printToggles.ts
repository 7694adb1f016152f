import { useMemo } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { PrintToggles } from '../../shared/dva/print/options.ts';
import { userProcedures } from '../../shared/users/procedures.ts';
import { errorText } from '../api/apiError.ts';
import { queryKey, useAction, useProcedure } from '../api/queries.ts';
import { toast } from '../kit/toasts.ts';

/** Module of the DVA in the users' configuration (spec 3). */
const MODULE_ID = '4';

export type Toggle = keyof PrintToggles;

/** The person's print options (spec 6, module 4), defaults of the catalogue included: the rows that the server prints by. */
export function usePrintToggles(): { toggles: PrintToggles; change: (key: Toggle, on: boolean) => void } {
  const client = useQueryClient();
  const asked = { ID_MODULO: MODULE_ID };
  const { data } = useProcedure(userProcedures.loadConfiguration, asked);
  const save = useAction(userProcedures.saveConfiguration);
  const toggles = useMemo(
    () => Object.fromEntries((data ?? []).map((row) => [row.CLAVE, row.VALOR])) as PrintToggles,
    [data],
  );
  const change = (key: Toggle, on: boolean): void => {
    const VALOR = on ? '1' : '0';
    const row = { ID_MODULO: MODULE_ID, CLAVE: key, VALOR };
    // Shown at once; the answer of the server replaces it.
    client.setQueryData<(typeof row)[]>(queryKey(userProcedures.loadConfiguration, asked), (rows = []) => [
      ...rows.filter((each) => each.CLAVE !== key),
      row,
    ]);
    save
      .mutateAsync(row)
      .catch((thrown: unknown) => toast('No se guardó la opción', errorText(thrown), 'bad'));
  };
  return { toggles, change };
}
