import { catalogueProcedures } from '../../shared/catalogues/procedures.ts';
import { formatDate } from '../../shared/foundation/dates/date.ts';
import { dottedTariff } from '../../shared/foundation/text/tariffCode.ts';
import type { Result } from '../../shared/foundation/contracts/procedure.ts';
import { useProcedure } from '../api/queries.ts';
import { ErrorState, Loading } from '../kit/states.tsx';
import { Dialog } from '../kit/windows.tsx';

type Changes = Result<typeof catalogueProcedures.editionChanges>;

const percent = (rate: string): string => (rate === '' ? 'sin tarifa' : `${rate} %`);

/** Codes that the last edition of the tariff suppressed, and those whose duty it changed (spec 2, sidebar). */
export function EditionChanges({ onClose }: { onClose: () => void }) {
  const asked = useProcedure(catalogueProcedures.editionChanges, {});
  return (
    <Dialog title="Incisos suprimidos" opened escapes onClose={onClose}>
      {asked.isPending ? (
        <Loading />
      ) : asked.isError ? (
        <ErrorState error={asked.error} retry={() => void asked.refetch()} />
      ) : (
        <Told changes={asked.data} />
      )}
    </Dialog>
  );
}

function Told({ changes }: { changes: Changes }) {
  const { ANTERIOR, VIGENTE_DESDE, AGREGADOS, SUPRIMIDOS, TARIFAS, suppressed, rates } = changes;
  if (ANTERIOR === '') {
    return (
      <p>
        No hay una edición oficial anterior con que comparar. Cuando quien administra cargue la siguiente,
        aquí se verá qué incisos suprimió y qué tarifas cambió.
      </p>
    );
  }
  return (
    <div className="d-stack">
      <p>
        La edición que rige desde el {formatDate(VIGENTE_DESDE)} frente a la del {formatDate(ANTERIOR)}:
        suprimidos {SUPRIMIDOS}, agregados {AGREGADOS}, con otra tarifa {TARIFAS}.
      </p>
      {suppressed.length > 0 && (
        <section>
          <h3>Suprimidos</h3>
          <ul>
            {suppressed.map(({ CLAVE, VALOR }) => (
              <li key={CLAVE}>
                {dottedTariff(CLAVE)} {VALOR}
              </li>
            ))}
          </ul>
          <More shown={suppressed.length} of={SUPRIMIDOS} />
        </section>
      )}
      {rates.length > 0 && (
        <section>
          <h3>Con otra tarifa</h3>
          <ul>
            {rates.map(({ CLAVE, VALOR, ANTES, AHORA }) => (
              <li key={CLAVE}>
                {dottedTariff(CLAVE)} {VALOR}: de {percent(ANTES)} a {percent(AHORA)}
              </li>
            ))}
          </ul>
          <More shown={rates.length} of={TARIFAS} />
        </section>
      )}
    </div>
  );
}

const More = ({ shown, of }: { shown: number; of: number }) =>
  of > shown ? <p className="d-dimmed">… y {of - shown} más.</p> : null;
