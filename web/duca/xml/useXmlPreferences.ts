import { useMemo } from 'react';
import {
  XML_MODULE,
  xmlOptions,
  xmlPreferences,
  type XmlPreferences,
} from '../../../shared/duca/xml/preferences.ts';
import { errorText } from '../../api/apiError.ts';
import { useConfiguration } from '../../document/useConfiguration.ts';
import { useReference } from '../../kit/reference.ts';
import { toast } from '../../kit/toasts.ts';

/** The person's options of the message (spec 5: configuration of module 7), the country's where they chose none. */
export function useXmlPreferences(): {
  preferences: XmlPreferences;
  change: (name: keyof XmlPreferences, on: boolean) => void;
} {
  const reference = useReference();
  const { values, change } = useConfiguration(XML_MODULE);
  const preferences = useMemo(
    () =>
      xmlPreferences(
        reference,
        Object.entries(values).map(([CLAVE, VALOR]) => ({ ID_MODULO: XML_MODULE, CLAVE, VALOR })),
      ),
    [reference, values],
  );
  return {
    preferences,
    change: (name, on) =>
      void change({ [xmlOptions[name].key]: on ? '1' : '0' }).catch((thrown: unknown) =>
        toast('No se guardó la opción', errorText(thrown), 'bad'),
      ),
  };
}
