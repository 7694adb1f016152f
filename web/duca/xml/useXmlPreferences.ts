import { useMemo, useState } from 'react';
import {
  XML_MODULE,
  xmlOptions,
  xmlPreferences,
  type XmlPreferences,
} from '../../../shared/duca/xml/preferences.ts';
import { userProcedures } from '../../../shared/users/procedures.ts';
import { errorText } from '../../api/apiError.ts';
import { useAction, useProcedure } from '../../api/queries.ts';
import { useReference } from '../../kit/reference.ts';
import { toast } from '../../kit/toasts.ts';

interface Option {
  ID_MODULO: string;
  CLAVE: string;
  VALOR: string;
}
const none: readonly Option[] = [];

/** The person's options of the message (spec 5: configuration of module 7), the country's where they chose none. */
export function useXmlPreferences(): {
  preferences: XmlPreferences;
  change: (name: keyof XmlPreferences, on: boolean) => void;
} {
  const reference = useReference();
  const { data = none } = useProcedure(userProcedures.loadConfiguration, { ID_MODULO: XML_MODULE });
  const save = useAction(userProcedures.saveConfiguration);
  // Before what the server answers: the answer to one option may come after the next was chosen.
  const [chosen, choose] = useState<readonly Option[]>(none);
  const preferences = useMemo(
    () => xmlPreferences(reference, [...chosen, ...data]),
    [reference, chosen, data],
  );
  const change = (name: keyof XmlPreferences, on: boolean): void => {
    const row = { ID_MODULO: XML_MODULE, CLAVE: xmlOptions[name].key, VALOR: on ? '1' : '0' };
    choose((rows) => [row, ...rows.filter((each) => each.CLAVE !== row.CLAVE)]);
    save.mutateAsync(row).catch((thrown: unknown) => {
      choose((rows) => rows.filter((each) => each !== row));
      toast('No se guardó la opción', errorText(thrown), 'bad');
    });
  };
  return { preferences, change };
}
