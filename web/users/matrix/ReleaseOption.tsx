import { useState } from 'react';
import { permissionProcedures, type PermissionTable } from '../../../shared/users/permissionProcedures.ts';
import { errorText } from '../../api/apiError.ts';
import { useAction } from '../../api/queries.ts';
import { AmountInput } from '../../kit/AmountInput.tsx';
import { informFailed } from '../../kit/dialogs/dialogs.ts';
import { Button } from '../../kit/simple.tsx';
import { toast } from '../../kit/toasts.ts';
import { useStepUp } from '../useStepUp.tsx';

const noun = { singular: 'opción', plural: 'opciones', gender: 'f' } as const;

/** Whether somebody else than who prepared it releases what is transmitted, and from which value on. */
export function ReleaseOption({ table }: { table: PermissionTable }) {
  const { ACTIVA, DESDE } = table.LIBERACION;
  const [on, setOn] = useState(ACTIVA === '1');
  const [from, setFrom] = useState(DESDE);
  const save = useAction(permissionProcedures.saveReleaseOption);
  const { run, dialog } = useStepUp();
  const store = async (): Promise<void> => {
    try {
      const input = { ACCESO: table.ACCESO, ACTIVA: on, DESDE: from };
      const saved = await run(() => save.mutateAsync(input));
      if (!saved) return;
      setFrom(saved.LIBERACION.DESDE);
      toast('Opción guardada', '', 'good');
    } catch (thrown) {
      await informFailed(noun, 'modificado', errorText(thrown));
    }
  };
  return (
    <section className="d-stack" aria-label="Liberación por dos personas">
      <h2>Liberación por dos personas</h2>
      <p className="d-dimmed">
        Quien prepara una declaración o un manifiesto no lo libera: lo hace otra persona con el permiso
        «Liberar», para esa versión. Sin liberación nada se transmite.
      </p>
      <label className="us-check">
        <input type="checkbox" checked={on} onChange={(event) => setOn(event.currentTarget.checked)} />
        Pedir liberación antes de transmitir
      </label>
      <div className="us-narrow">
        <AmountInput
          label="Desde un valor en aduana de, US$"
          description="0 la pide siempre; lo que no tiene valor, como un manifiesto, también la pide."
          disabled={!on}
          value={from}
          onChange={setFrom}
        />
      </div>
      <div className="d-row">
        <Button
          loading={save.isPending}
          disabled={on === (ACTIVA === '1') && from === DESDE}
          onClick={() => void store()}
        >
          Guardar la opción
        </Button>
      </div>
      {dialog}
    </section>
  );
}
