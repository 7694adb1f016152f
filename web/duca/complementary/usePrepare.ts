import { ducaProcedures } from '../../../shared/duca/procedures.ts';
import { useAction } from '../../api/queries.ts';
import { useInformRefusal } from '../../document/problems/useInformRefusal.ts';
import { toast } from '../../kit/toasts.ts';
import type { OpenDuca } from '../ducaKind.ts';

type Prepare = (id: string, open?: Pick<OpenDuca, 'session'>) => Promise<string | undefined>;

/**
 * Begins the complementary declaration of another and answers its id; undefined when it was refused. Of one that is open
 * all is saved first.
 */
export function usePrepareComplementary(): Prepare {
  const informRefusal = useInformRefusal();
  const prepare = useAction(ducaProcedures.prepareComplementary);
  return async (ID, open) => {
    try {
      await open?.session.saveAll();
      const { header } = await prepare.mutateAsync({ ID, ID_ORDEN: undefined });
      toast('Complementaria preparada', 'Es una copia en borrador: revise lo que quedó pendiente.', 'good');
      return header.ID;
    } catch (thrown) {
      await informRefusal('No se pudo preparar la complementaria', thrown);
      return undefined;
    }
  };
}
