import { useMemo, useState } from 'react';
import { userProcedures } from '../../shared/users/procedures.ts';
import { useAction, useProcedure } from '../api/queries.ts';

export type Options = Readonly<Record<string, string>>;

/**
 * A person's options of a module by their keys, those of their company where they chose none. What is chosen shows at once,
 * and stands against an answer that was asked for before; where not all of it could be kept, what was chosen is taken back and
 * `change` throws why.
 * @param moduleId number of the module (spec 3, module ids).
 */
export function useConfiguration(moduleId: string, enabled = true) {
  const { data, refetch } = useProcedure(
    userProcedures.loadConfiguration,
    { ID_MODULO: moduleId },
    { enabled },
  );
  const { mutateAsync } = useAction(userProcedures.saveConfiguration);
  const [chosen, choose] = useState<Options>({});
  const values: Options = useMemo(
    () => ({ ...Object.fromEntries((data ?? []).map(({ CLAVE, VALOR }) => [CLAVE, VALOR])), ...chosen }),
    [data, chosen],
  );
  const forget = (options: Options): void =>
    choose((now) => Object.fromEntries(Object.entries(now).filter(([key, value]) => options[key] !== value)));
  const change = async (options: Options): Promise<void> => {
    choose((before) => ({ ...before, ...options }));
    try {
      for (const [CLAVE, VALOR] of Object.entries(options))
        await mutateAsync({ ID_MODULO: moduleId, CLAVE, VALOR });
    } catch (thrown) {
      forget(options);
      throw thrown;
    }
    if ((await refetch()).error === null) forget(options);
  };
  return {
    values,
    /** Whether they are here: what is written as the difference from them needs them. */
    known: data !== undefined,
    change,
  };
}
