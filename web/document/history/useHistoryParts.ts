import { FIELD_MODULE, HISTORY_FIELD } from '../../../shared/catalogues/fieldOptions.ts';
import type { DataSets } from '../../../shared/foundation/fields/dataSet.ts';
import { errorText } from '../../api/apiError.ts';
import { useConfiguration } from '../useConfiguration.ts';
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
  const { values, change } = useConfiguration(FIELD_MODULE, has);
  const isShown = (dataSet: string): boolean => values[`${HISTORY_FIELD}${dataSet}`] !== '0';
  return {
    has,
    choosable: Object.keys(values).flatMap((key) =>
      key.startsWith(HISTORY_FIELD) ? [key.slice(HISTORY_FIELD.length)] : [],
    ),
    isShown,
    shown: (dataSets) => Object.fromEntries(Object.entries(dataSets).filter(([name]) => isShown(name))),
    choose: async (dataSet, shown) => {
      try {
        await change({ [`${HISTORY_FIELD}${dataSet}`]: shown ? '1' : '0' });
      } catch (thrown) {
        await inform('Lo que muestra el historial no se guardó', errorText(thrown));
      }
    },
  };
}
