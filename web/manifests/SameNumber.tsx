import { isVoid } from '../../shared/foundation/documents/states.ts';
import { manifestKind } from '../../shared/manifests/kind.ts';
import { manifestProcedures } from '../../shared/manifests/procedures.ts';
import { useProcedure } from '../api/queries.ts';
import { TakenNumber } from '../document/list/TakenNumber.tsx';
import { useSettled } from '../kit/useSettled.ts';

/** What was sealed once keeps its number, and nobody opens it to be changed. */
const KEPT =
  'Se eliminó después de sellarse para SARAH, que puede conocer el número: escriba el de otro formulario.';

/** Says while it is typed that a pre-printed number is another manifest's. */
export function SameNumber({ id, number }: { id: string; number: string }) {
  const asked = useSettled(number);
  const enabled = asked !== '';
  const found = useProcedure(
    manifestProcedures.numberExists,
    { NUMERO_PREIMPRESO: asked, ID: id },
    { enabled },
  );
  const rows = (enabled && found.data) || [];
  return (
    <TakenNumber
      kind={manifestKind}
      rows={rows}
      said="El número ya está reservado para"
      remedy={rows.some(({ ESTADO }) => isVoid(ESTADO)) ? KEPT : 'Escriba el de otro formulario.'}
    />
  );
}
