import { manifestKind } from '../../shared/manifests/kind.ts';
import { manifestProcedures } from '../../shared/manifests/procedures.ts';
import { useProcedure } from '../api/queries.ts';
import { TakenNumber } from '../document/list/TakenNumber.tsx';
import { useSettled } from '../kit/useSettled.ts';

/** Says while it is typed that a pre-printed number is another manifest's. */
export function SameNumber({ id, number }: { id: string; number: string }) {
  const asked = useSettled(number);
  const enabled = asked !== '';
  const found = useProcedure(
    manifestProcedures.numberExists,
    { NUMERO_PREIMPRESO: asked, ID: id },
    { enabled },
  );
  return (
    <TakenNumber
      kind={manifestKind}
      rows={enabled ? found.data : []}
      said="El número ya está reservado para"
      remedy="Escriba el de otro formulario."
    />
  );
}
