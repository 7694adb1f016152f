import { useMemo } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import {
  XML_MODULE,
  xmlOptions,
  xmlPreferences,
  type XmlPreferences,
} from '../../shared/duca/xml/preferences.ts';
import { userProcedures } from '../../shared/users/procedures.ts';
import { errorText } from '../api/apiError.ts';
import { queryKey, useAction, useProcedure } from '../api/queries.ts';
import { useReference } from '../kit/reference.ts';
import { toast } from '../kit/toasts.ts';

/** The person's options of the message (spec 5: configuration of module 7), the country's where they chose none. */
export function useXmlPreferences(): {
  preferences: XmlPreferences;
  change: (name: keyof XmlPreferences, on: boolean) => void;
} {
  const reference = useReference();
  const client = useQueryClient();
  const asked = { ID_MODULO: XML_MODULE };
  const { data } = useProcedure(userProcedures.loadConfiguration, asked);
  const save = useAction(userProcedures.saveConfiguration);
  const preferences = useMemo(() => xmlPreferences(reference, data), [reference, data]);
  const change = (name: keyof XmlPreferences, on: boolean): void => {
    const row = { ID_MODULO: XML_MODULE, CLAVE: xmlOptions[name].key, VALOR: on ? '1' : '0' };
    // Shown at once; the answer of the server replaces it.
    client.setQueryData<(typeof row)[]>(queryKey(userProcedures.loadConfiguration, asked), (rows = []) => [
      ...rows.filter((each) => each.CLAVE !== row.CLAVE),
      row,
    ]);
    save
      .mutateAsync(row)
      .catch((thrown: unknown) => toast('No se guardó la opción', errorText(thrown), 'bad'));
  };
  return { preferences, change };
}
