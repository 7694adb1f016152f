import type { DerivationContract } from '../../../shared/foundation/documents/derivationProcedure.ts';
import type { DocumentKind } from '../../../shared/foundation/documents/kind.ts';
import { definite } from '../../../shared/foundation/documents/noun.ts';
import type { Move } from '../../../shared/foundation/documents/rederive.ts';
import { stateOf } from '../../../shared/foundation/documents/states.ts';
import type { AnyBody } from '../../../shared/foundation/fields/dataSet.ts';
import { call } from '../../api/call.ts';
import { useMay } from '../../api/session.ts';
import { toast } from '../../kit/toasts.ts';
import type { EditorAction } from '../EditorHead.tsx';
import { saved } from '../saved.ts';
import { useAct } from '../useAct.ts';
import type { OpenDocument } from '../useDocument.ts';

interface Words {
  label: string;
  /** What else its moves tell, as a sentence or ''. */
  more?: (moves: readonly Move[]) => Promise<string>;
}

/**
 * The act by which a declaration of an order is formed again, keeping what a person changed: wherever its fields may be
 * changed, so also in a change of what was accepted.
 */
export function useFormAgain(
  kind: DocumentKind,
  derive: DerivationContract,
  { label, more }: Words,
): <B extends AnyBody>(document: OpenDocument<B>) => EditorAction[] {
  const { module, noun, states } = kind;
  const writes = useMay()(`${module}:write`);
  const act = useAct();
  return (document) => {
    const { ID_ORDEN, ESTADO } = document.header;
    if (!writes || ID_ORDEN === '' || !stateOf(states, ESTADO).editable) return [];
    const form = async (): Promise<void> => {
      const { moves } = await call(derive, { ID_ORDEN, ...(await saved(document)) });
      const kept = moves.filter((each) => each.kind === 'kept').length;
      const text = `Cambios tomados de la orden: ${moves.length - kept}. Valores suyos conservados: ${kept}.`;
      const formed = `${noun.singular} ${noun.gender === 'f' ? 'formada' : 'formado'} de nuevo`;
      toast(formed, [text, (await more?.(moves)) ?? ''].join(' ').trim(), 'good');
    };
    const run = () => act(document, form, `No se pudo formar ${definite(noun)} de nuevo`);
    return [{ label, icon: 'redo', run }];
  };
}
