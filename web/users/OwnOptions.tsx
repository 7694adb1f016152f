import { formatDateTime, localDateTime } from '../../shared/foundation/dates/date.ts';
import { extraProcedures, type Extra } from '../../shared/users/options/extraProcedures.ts';
import { errorText } from '../api/apiError.ts';
import { useAction, useProcedure } from '../api/queries.ts';
import { inform } from '../kit/dialogs/dialogs.ts';
import { Button } from '../kit/simple.tsx';
import { ErrorState, Loading } from '../kit/states.tsx';
import { toast } from '../kit/toasts.ts';

/** A value as people read it: switches are '1' and '0', the others numbers. */
const shown = ({ CLAVE }: Extra, value: string): string =>
  CLAVE.startsWith('cantidad_') || (value !== '1' && value !== '0') ? value : value === '1' ? 'Sí' : 'No';

/** Letters of a moment up to its minute. */
const TO_MINUTE = 16;

/** What a person chose otherwise than the company, each with the way back (spec 7, user configuration). */
export function OwnOptions() {
  const found = useProcedure(extraProcedures.configurationExtras, {});
  const undo = useAction(extraProcedures.undoConfigurationExtra);
  const back = async ({ ID_MODULO, CLAVE, DESCRIPCION }: Extra): Promise<void> => {
    try {
      await undo.mutateAsync({ ID_MODULO, CLAVE });
      toast('Cambio deshecho', DESCRIPCION, 'good');
    } catch (thrown) {
      await inform('No se pudo deshacer', errorText(thrown));
    }
  };
  const own = found.data?.filter(({ PROPIA, DESCRIPCION }) => PROPIA === '1' && DESCRIPCION !== '') ?? [];
  return (
    <section aria-labelledby="own-options">
      <h2 id="own-options">Sus opciones</h2>
      {found.isPending && <Loading />}
      {found.isError && <ErrorState error={found.error} retry={() => void found.refetch()} />}
      {found.data && own.length === 0 && (
        <p className="d-dimmed">No ha cambiado ninguna: rige lo que vale para toda la empresa.</p>
      )}
      <ul className="d-plain d-stack">
        {own.map((each) => (
          <li key={`${each.ID_MODULO} ${each.CLAVE}`} className="d-row">
            <span className="d-grow">
              <strong>{each.DESCRIPCION}</strong>
              <br />
              Vale <strong>{shown(each, each.VALOR)}</strong>. Predeterminado:{' '}
              {shown(each, each.PREDETERMINADO)}.
              {each.FECHA !== '' &&
                ` Lo cambió el ${formatDateTime(localDateTime(new Date(each.FECHA))).slice(0, TO_MINUTE)}; antes ${shown(each, each.ANTES)}.`}
            </span>
            <Button variant="subtle" onClick={() => void back(each)}>
              Deshacer<span className="d-hidden"> {each.DESCRIPCION}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
