import { formatDateTime } from '../../../shared/foundation/dates/date.ts';
import { formatAmount } from '../../../shared/foundation/decimal/amount.ts';
import type { DocumentKind } from '../../../shared/foundation/documents/kind.ts';
import type { ModuleName } from '../../../shared/foundation/modules.ts';
import type { releaseProcedures, ReleasedOperation } from '../../../shared/transmission/releaseProcedures.ts';
import { errorText } from '../../api/apiError.ts';
import { useAction, useProcedure } from '../../api/queries.ts';
import { useMay, useSession } from '../../api/session.ts';
import { confirm, inform } from '../../kit/dialogs/dialogs.ts';
import { Button } from '../../kit/simple.tsx';
import { ErrorState } from '../../kit/states.tsx';
import { useStepUp } from '../../users/useStepUp.tsx';

export type Releasing = ReturnType<typeof releaseProcedures<ModuleName>>;

interface Props {
  kind: DocumentKind;
  procedures: Releasing;
  header: { ID: string; LOCK: number; VERSION: number };
  operation: ReleasedOperation;
}

/** Whether the version as it stands was released by a second person, where the company wants one; and the act. */
export function Released({ kind, procedures, header, operation }: Props) {
  const { ID, LOCK, VERSION } = header;
  const asked = useProcedure(procedures.releases, { ID }, { staleTime: 0 });
  const action = useAction(procedures.release);
  const { user } = useSession();
  const releases = useMay()(`${kind.module}:release`);
  const { run, dialog } = useStepUp();
  if (asked.isError) return <ErrorState error={asked.error} retry={() => void asked.refetch()} />;
  if (asked.data?.PEDIDA !== '1') return null;
  const { DESDE, PREPARARON, LIBERACIONES } = asked.data;
  const done = LIBERACIONES.find((each) => each.VERSION === VERSION && each.OPERACION === operation);
  const own = PREPARARON.includes(user.login);
  const act = async (): Promise<void> => {
    const text = `Usted responde de que la versión ${VERSION} es la que debe enviarse. Si alguien la cambia, se libera de nuevo.`;
    if (!(await confirm('¿Desea liberarla ?', text, 'Liberar'))) return;
    try {
      await run(() => action.mutateAsync({ ID, LOCK, OPERACION: operation }));
    } catch (thrown) {
      await inform('No se pudo liberar', errorText(thrown));
    }
  };
  return (
    <section className="t-released" aria-label="Liberación">
      {done ? (
        <p>
          Versión {VERSION} liberada por <strong>{done.USUARIO}</strong> el {formatDateTime(done.FECHA)}.
        </p>
      ) : (
        <p className="d-warning">
          Su empresa pide que otra persona libere lo que se envía
          {Number(DESDE) > 0 && ` desde US$ ${formatAmount(DESDE, 2)}`}: la versión {VERSION} todavía no tiene
          liberación. La prepararon {PREPARARON.join(', ') || 'otras personas'}.
        </p>
      )}
      {!done && releases && !own && (
        <Button variant="default" icon="check" loading={action.isPending} onClick={() => void act()}>
          Liberar la versión {VERSION}
        </Button>
      )}
      {dialog}
    </section>
  );
}
