import { useState } from 'react';
import { FIELD_MODULE, HISTORY_FIELD } from '../../../shared/catalogues/fieldOptions.ts';
import type { DataSets } from '../../../shared/foundation/fields/dataSet.ts';
import { userProcedures } from '../../../shared/users/procedures.ts';
import { errorText } from '../../api/apiError.ts';
import { useAction, useProcedure } from '../../api/queries.ts';
import { inform } from '../../kit/dialogs/dialogs.ts';

export interface HistoryPartsOf {
  /** Whether the history of the kind has such options. */
  has: boolean;
  /** Data sets that may be shown or not. */
  choosable: readonly string[];
  isShown: (dataSet: string) => boolean;
  choose: (dataSet: string, shown: boolean) => Promise<void>;
  shown: (dataSets: DataSets) => DataSets;
}

/** Which parts of a document its history shows: as the person chose, else as their company has it (spec 7). */
export function useHistoryParts(module: string): HistoryPartsOf {
  const has = module === 'duca';
  const read = useProcedure(userProcedures.loadConfiguration, { ID_MODULO: FIELD_MODULE }, { enabled: has });
  const save = useAction(userProcedures.saveConfiguration);
  // Shown at once: a box that waited for its answer would look as if it had not been pressed.
  const [picked, pick] = useState<Readonly<Record<string, string>>>({});
  const options = (has ? (read.data ?? []) : []).filter(({ CLAVE }) => CLAVE.startsWith(HISTORY_FIELD));
  const values: Record<string, string> = {
    ...Object.fromEntries(options.map(({ CLAVE, VALOR }) => [CLAVE.slice(HISTORY_FIELD.length), VALOR])),
    ...picked,
  };
  const isShown = (dataSet: string): boolean => values[dataSet] !== '0';
  return {
    has,
    choosable: Object.keys(values),
    isShown,
    shown: (dataSets) => Object.fromEntries(Object.entries(dataSets).filter(([name]) => isShown(name))),
    choose: async (dataSet, shown) => {
      const VALOR = shown ? '1' : '0';
      pick((before) => ({ ...before, [dataSet]: VALOR }));
      try {
        await save.mutateAsync({ ID_MODULO: FIELD_MODULE, CLAVE: `${HISTORY_FIELD}${dataSet}`, VALOR });
      } catch (thrown) {
        pick(({ [dataSet]: _lost, ...rest }) => rest);
        await inform('Lo que muestra el historial no se guardó', errorText(thrown));
      }
    },
  };
}
