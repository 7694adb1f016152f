import { ducaProcedures } from '../../../shared/duca/procedures.ts';
import { errorText } from '../../api/apiError.ts';
import { useAction } from '../../api/queries.ts';
import { inform } from '../../kit/dialogs/dialogs.ts';
import { toast } from '../../kit/toasts.ts';

/** Begins the complementary declaration of another and answers its id; undefined when it was refused. */
export function usePrepareComplementary(): (id: string) => Promise<string | undefined> {
  const prepare = useAction(ducaProcedures.prepareComplementary);
  return async (ID) => {
    try {
      const { header } = await prepare.mutateAsync({ ID, ID_ORDEN: undefined });
      toast('Complementaria preparada', 'Es una copia en borrador: revise lo que quedó pendiente.', 'good');
      return header.ID;
    } catch (thrown) {
      await inform('No se pudo preparar la complementaria', errorText(thrown));
      return undefined;
    }
  };
}
