import type { PrintToggles } from '../../shared/dva/print/options.ts';
import { dvaKind } from '../../shared/dva/kind.ts';
import { errorText } from '../api/apiError.ts';
import { useConfiguration } from '../document/useConfiguration.ts';
import { toast } from '../kit/toasts.ts';

export type Toggle = keyof PrintToggles;

/**
 * The person's print options (spec 6, print toggles), defaults of the catalogue included: the rows that the server
 * prints by.
 */
export function usePrintToggles(): { toggles: PrintToggles; change: (key: Toggle, on: boolean) => void } {
  const { values, change } = useConfiguration(dvaKind.moduleId);
  return {
    toggles: values,
    change: (key, on) =>
      void change({ [key]: on ? '1' : '0' }).catch((thrown: unknown) =>
        toast('No se guardó la opción', errorText(thrown), 'bad'),
      ),
  };
}
