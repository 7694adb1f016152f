import { useMemo, useState } from 'react';
import type { PrintToggles } from '../../shared/dva/print/options.ts';
import { userProcedures } from '../../shared/users/procedures.ts';
import { errorText } from '../api/apiError.ts';
import { useAction, useProcedure } from '../api/queries.ts';
import { toast } from '../kit/toasts.ts';

/** Module of the DVA in the users' configuration (spec 3, module ids). */
const MODULE_ID = '4';

export type Toggle = keyof PrintToggles;

/**
 * The person's print options (spec 6, print toggles), defaults of the catalogue included: the rows that the server
 * prints by.
 */
export function usePrintToggles(): { toggles: PrintToggles; change: (key: Toggle, on: boolean) => void } {
  const { data } = useProcedure(userProcedures.loadConfiguration, { ID_MODULO: MODULE_ID });
  const save = useAction(userProcedures.saveConfiguration);
  // What was just chosen is shown at once, and stands against an answer that was asked for before.
  const [chosen, choose] = useState<PrintToggles>({});
  const toggles = useMemo(
    () => ({ ...Object.fromEntries((data ?? []).map((row) => [row.CLAVE, row.VALOR])), ...chosen }),
    [data, chosen],
  );
  const change = (key: Toggle, on: boolean): void => {
    const VALOR = on ? '1' : '0';
    choose((before) => ({ ...before, [key]: VALOR }));
    save.mutateAsync({ ID_MODULO: MODULE_ID, CLAVE: key, VALOR }).catch((thrown: unknown) => {
      choose(({ [key]: _, ...rest }) => rest);
      toast('No se guardó la opción', errorText(thrown), 'bad');
    });
  };
  return { toggles, change };
}
