import { userProcedures } from '../../../shared/users/procedures.ts';
import { useAction, useProcedure } from '../../api/queries.ts';
import { LARGEST_VIEW, newViewKey, readViews, writeView, type SavedView } from './savedView.ts';

/** The views of a list that a person keeps on the server; nothing is asked for before `wanted`. */
export function useViews(moduleId: string, wanted: boolean) {
  const options = useProcedure(
    userProcedures.loadConfiguration,
    { ID_MODULO: moduleId },
    { enabled: wanted && moduleId !== '' },
  );
  const save = useAction(userProcedures.saveConfiguration);
  const put = async (CLAVE: string, VALOR: string): Promise<void> => {
    await save.mutateAsync({ ID_MODULO: moduleId, CLAVE, VALOR });
    await options.refetch();
  };
  return {
    views: readViews(options.data ?? []),
    pending: options.isPending,
    error: options.error,
    /** Keeps it as a view of its own, or in the place of another; answers its key. */
    keep: async (view: Omit<SavedView, 'key'>, replaced: SavedView | undefined): Promise<string> => {
      const text = writeView(view);
      if (text.length > LARGEST_VIEW)
        throw new Error(
          'Los filtros de esta lista son demasiado largos para guardarlos: acorte el texto buscado.',
        );
      const key = replaced?.key ?? newViewKey();
      await put(key, text);
      return key;
    },
    remove: ({ key }: SavedView): Promise<void> => put(key, ''),
  };
}
