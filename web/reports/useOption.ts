import { userProcedures } from '../../shared/users/procedures.ts';
import { useAction, useProcedure } from '../api/queries.ts';

/** Number of the module of reports in a person's options (spec 3, module ids). */
const MODULE = '7';

/** Options of the person for reports: what they chose stays with them on every machine. */
export function useOptions() {
  const read = useProcedure(userProcedures.loadConfiguration, { ID_MODULO: MODULE });
  const save = useAction(userProcedures.saveConfiguration);
  const all = read.data ?? [];
  const store = (CLAVE: string, VALOR: string) => save.mutateAsync({ ID_MODULO: MODULE, CLAVE, VALOR });
  return {
    all,
    /** Whether they are here, or cannot be had: what is chosen before would be chosen from something else. */
    known: !read.isPending,
    valueOf: (key: string): string => all.find(({ CLAVE }) => CLAVE === key)?.VALOR ?? '',
    put: (key: string, value: string) => store(key, value).then(() => read.refetch()),
    putAll: async (values: Readonly<Record<string, string>>): Promise<void> => {
      for (const [key, value] of Object.entries(values)) await store(key, value);
      await read.refetch();
    },
  };
}
