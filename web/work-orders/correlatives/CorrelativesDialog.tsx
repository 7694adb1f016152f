import { useState } from 'react';
import { Link } from 'react-router-dom';
import { documentKinds } from '../../../shared/documentKinds.ts';
import type { CorrelativeProcedures } from '../../../shared/work-orders/correlativeProcedures.ts';
import { workOrderProcedures } from '../../../shared/work-orders/procedures.ts';
import { stateOf } from '../../../shared/foundation/documents/states.ts';
import type { Result } from '../../../shared/foundation/contracts/procedure.ts';
import { formatOrderNumber } from '../../../shared/foundation/numbers/orderNumber.ts';
import { errorText } from '../../api/apiError.ts';
import { useAction, useProcedure } from '../../api/queries.ts';
import { addressOf } from '../../document/otherPlace.ts';
import { confirm, inform } from '../../kit/dialogs/dialogs.ts';
import { useReference } from '../../kit/reference.ts';
import { Button, PlainInput } from '../../kit/simple.tsx';
import { ErrorState, Loading } from '../../kit/states.tsx';
import { toast } from '../../kit/toasts.ts';
import { Dialog } from '../../kit/windows.tsx';
import { PageTitle } from '../../kit/PageTitle.tsx';
import { Gaps, LeaveOut } from './LeftOut.tsx';
import { useCorrelativeProcedures, useWritesNumbers } from './useCorrelativeProcedures.ts';
import '../workOrders.css';

/** «DUCA anulada» */
function paperText({ MODULO, ESTADO }: Correlatives['LIBERABLES'][number]): string {
  const kind = documentKinds.find(({ module }) => module === MODULO);
  return kind ? `${kind.label} ${stateOf(kind.states, ESTADO).label.toLowerCase()}` : '';
}

/** Order numbers of a registration and year: the next one, those that are missing and why, those that void papers hold. */
export function CorrelativesDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Correlativos de orden" opened escapes wide onClose={onClose}>
      <CorrelativesOf onClose={onClose} />
    </Dialog>
  );
}

/** The same as a page of those who administer. */
export function CorrelativesPage() {
  return (
    <div className="d-stack">
      <p>
        <Link to="/configuraciones">Configuraciones</Link>
      </p>
      <PageTitle>Correlativos de orden</PageTitle>
      <h2>Serie de un registro y año</h2>
      <CorrelativesOf onClose={() => undefined} />
    </div>
  );
}

function CorrelativesOf({ onClose }: { onClose: () => void }) {
  const { today } = useReference();
  const procedures = useCorrelativeProcedures();
  const [typed, setRegistration] = useState<string>();
  // The one of the latest order, until somebody types another: most companies have one.
  const latest = useProcedure(workOrderProcedures.list, {
    ...{ TERMINO: undefined, FILTROS: undefined, ORDEN: undefined, CURSOR: undefined },
    TAMANO: 1,
  });
  const registration = typed ?? (latest.data?.rows[0]?.RESUMEN['NUMERO_ORDEN'] ?? '').slice(0, 3);
  const [year, setYear] = useState(today.slice(0, 4));
  const [before, lookBefore] = useState<string>();
  const whole = /^[A-Za-z0-9]{3}$/.test(registration) && /^[2-9]\d{3}$/.test(year);
  const series = { REGISTRO: registration.toUpperCase(), ANIO: Number(year) || 2000 };
  const found = useProcedure(procedures.correlatives, { ...series, ANTES_DE: before }, { enabled: whole });
  const { data } = found;
  const type =
    (put: (typed: string) => void) =>
    (typed: string): void => {
      put(typed);
      lookBefore(undefined);
    };
  return (
    <div className="d-stack">
      <div className="d-row">
        <PlainInput
          label="Registro del declarante"
          data-autofocus
          maxLength={3}
          value={registration}
          onChange={type(setRegistration)}
        />
        <PlainInput label="Año" inputMode="numeric" maxLength={4} value={year} onChange={type(setYear)} />
      </div>
      {!whole && <p className="d-dimmed">Escriba las tres letras o dígitos del registro y el año.</p>}
      {whole && found.isPending && <Loading />}
      {found.isError && <ErrorState error={found.error} retry={() => void found.refetch()} />}
      {whole && data && (
        <>
          <Used of={data} />
          <LookedAt from={data.DESDE} before={before} onBefore={lookBefore} />
          <Gaps gaps={data.HUECOS} />
          <Releasable of={data.LIBERABLES} onClose={onClose} />
          <LeaveOut key={`${series.REGISTRO} ${series.ANIO}`} series={series} />
        </>
      )}
    </div>
  );
}

type Correlatives = Result<CorrelativeProcedures['correlatives']>;

const Used = ({ of: data }: { of: Correlatives }) => (
  <dl className="d-facts">
    <div>
      <dt>Siguiente</dt>
      <dd>{formatOrderNumber(data.SIGUIENTE) || 'Se agotaron'}</dd>
    </div>
    <div>
      <dt>Último en uso</dt>
      <dd>{formatOrderNumber(data.ULTIMO) || 'Ninguno'}</dd>
    </div>
    <div>
      <dt>En uso</dt>
      <dd>{data.USADOS}</dd>
    </div>
  </dl>
);

/** Which numbers the answer looked at, and the way to those before. */
function LookedAt(props: {
  from: string;
  before: string | undefined;
  onBefore: (before: string | undefined) => void;
}) {
  const { from, before, onBefore } = props;
  if (from === '' && before === undefined) return null;
  return (
    <div className="d-row">
      <span className="d-dimmed">
        {from === ''
          ? `Se miran los números anteriores a ${formatOrderNumber(before ?? '')}.`
          : `Se miran los números desde ${formatOrderNumber(from)}${before === undefined ? '' : ` hasta antes de ${formatOrderNumber(before)}`}.`}
      </span>
      {from !== '' && (
        <Button variant="default" onClick={() => onBefore(from)}>
          Números anteriores
        </Button>
      )}
      {before !== undefined && (
        <Button variant="default" onClick={() => onBefore(undefined)}>
          Los últimos
        </Button>
      )}
    </div>
  );
}

/** Numbers that void papers hold, each with the way to give it back. */
function Releasable({ of, onClose }: { of: Correlatives['LIBERABLES']; onClose: () => void }) {
  const { releaseCorrelative } = useCorrelativeProcedures();
  const writes = useWritesNumbers();
  const release = useAction(releaseCorrelative);
  const free = async (number: string): Promise<void> => {
    const text = 'El número queda libre para otra orden o declaración. El documento anulado lo pierde.';
    if (!(await confirm(`¿Desea liberar el número ${formatOrderNumber(number)} ?`, text, 'Liberar', true)))
      return;
    try {
      await release.mutateAsync({ NO_ORDEN: number });
      toast('Número liberado', `${formatOrderNumber(number)} puede usarse de nuevo.`, 'good');
    } catch (thrown) {
      await inform('No se pudo liberar el número', errorText(thrown));
    }
  };
  return (
    <>
      <h3>De documentos anulados, nunca sellados</h3>
      {of.length === 0 ? (
        <p className="d-dimmed">Ninguno.</p>
      ) : (
        <ul className="d-problems">
          {of.map((each) => (
            <li key={`${each.MODULO} ${each.NO_ORDEN}`}>
              <Link
                to={addressOf({ module: each.MODULO, id: each.ID, path: '', label: '' })}
                onClick={onClose}
              >
                {formatOrderNumber(each.NO_ORDEN)}
              </Link>
              <span>{paperText(each)}</span>
              {writes && (
                <Button
                  variant="default"
                  aria-label={`Liberar ${formatOrderNumber(each.NO_ORDEN)}`}
                  onClick={() => void free(each.NO_ORDEN)}
                >
                  Liberar
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
