import { useState } from 'react';
import type { CorrelativeGap } from '../../../shared/work-orders/correlativeProcedures.ts';
import { formatDateTime, localDateTime } from '../../../shared/foundation/dates/date.ts';
import { formatOrderNumber } from '../../../shared/foundation/numbers/orderNumber.ts';
import { errorText } from '../../api/apiError.ts';
import { useAction } from '../../api/queries.ts';
import { useMay } from '../../api/session.ts';
import { inform } from '../../kit/dialogs/dialogs.ts';
import { Button, PlainInput } from '../../kit/simple.tsx';
import { toast } from '../../kit/toasts.ts';
import { useCorrelativeProcedures, useWritesNumbers } from './useCorrelativeProcedures.ts';
import '../workOrders.css';

const SORTS = { RESERVADO: 'Reservado', CORREGIDO: 'Corregido', SIN_USO: 'No se usó' } as const;

const rangeText = ({
  DESDE,
  HASTA,
  CANTIDAD,
}: Pick<CorrelativeGap, 'DESDE' | 'HASTA' | 'CANTIDAD'>): string =>
  CANTIDAD > 1
    ? `${formatOrderNumber(DESDE)} a ${formatOrderNumber(HASTA)} (${CANTIDAD})`
    : formatOrderNumber(DESDE);

/** Numbers that nobody used, each with why, and the way to say why where nobody did. */
export const Gaps = ({ gaps }: { gaps: readonly CorrelativeGap[] }) => (
  <>
    <h3>Sin usar</h3>
    {gaps.length === 0 ? (
      <p className="d-good">No falta ninguno.</p>
    ) : (
      <ul className="d-plain d-stack">
        {gaps.map((gap) => (
          <Gap key={gap.DESDE} gap={gap} />
        ))}
      </ul>
    )}
  </>
);

function Gap({ gap }: { gap: CorrelativeGap }) {
  const [saying, say] = useState(false);
  const [reason, type] = useState('');
  const writes = useWritesNumbers();
  const explain = useAction(useCorrelativeProcedures().explainCorrelatives);
  const store = async (): Promise<void> => {
    try {
      await explain.mutateAsync({ DESDE: gap.DESDE, HASTA: gap.HASTA, MOTIVO: reason });
      toast('Motivo guardado', rangeText(gap), 'good');
      say(false);
    } catch (thrown) {
      await inform('No se pudo guardar el motivo', errorText(thrown));
    }
  };
  return (
    <li>
      <div className="d-row">
        <strong>{rangeText(gap)}</strong>
        {gap.CLASE === '' ? (
          <span className="d-warning">Sin motivo</span>
        ) : (
          <span>
            {SORTS[gap.CLASE]}: {gap.MOTIVO}
            <span className="d-dimmed">
              {` ${gap.POR}, ${formatDateTime(localDateTime(new Date(gap.FECHA))).slice(0, 10)}`}
            </span>
          </span>
        )}
        {gap.CLASE === '' && !saying && writes && (
          <Button variant="subtle" onClick={() => say(true)}>
            Decir por qué<span className="d-hidden"> falta {rangeText(gap)}</span>
          </Button>
        )}
      </div>
      {saying && (
        <form
          className="u-left-out"
          onSubmit={(event) => {
            event.preventDefault();
            void store();
          }}
        >
          <PlainInput label="Motivo" maxLength={200} value={reason} onChange={type} />
          <Button type="submit" loading={explain.isPending} disabled={reason.trim() === ''}>
            Guardar motivo
          </Button>
        </form>
      )}
    </li>
  );
}

interface Series {
  REGISTRO: string;
  ANIO: number;
}

/** Numbers kept from the orders to come, and where the numbering goes on. */
export function LeaveOut({ series }: { series: Series }) {
  const may = useMay();
  const writes = useWritesNumbers();
  const procedures = useCorrelativeProcedures();
  const reserve = useAction(procedures.reserveCorrelatives);
  const correct = useAction(procedures.correctCorrelative);
  return (
    <>
      {writes && (
        <LeaveForm
          title="Reservar números"
          help="Las órdenes nuevas los saltan; se escriben a mano donde hagan falta."
          field="Cuántos"
          act="Reservar"
          failed="No se pudo reservar"
          run={(CANTIDAD, MOTIVO) => reserve.mutateAsync({ ...series, CANTIDAD, MOTIVO })}
        />
      )}
      {may('admin') && (
        <LeaveForm
          title="Corregir el siguiente"
          help="La próxima orden toma este correlativo. Solo hacia adelante: un número no se da dos veces."
          field="Correlativo que sigue"
          act="Corregir"
          failed="No se pudo corregir"
          run={(SIGUIENTE, MOTIVO) => correct.mutateAsync({ ...series, SIGUIENTE, MOTIVO })}
        />
      )}
    </>
  );
}

function LeaveForm(props: {
  title: string;
  help: string;
  field: string;
  act: string;
  failed: string;
  run: (number: number, reason: string) => Promise<{ DESDE: string; HASTA: string; CANTIDAD: number }>;
}) {
  const { title, help, field, act, failed, run } = props;
  const [number, typeNumber] = useState('');
  const [reason, typeReason] = useState('');
  const submit = async (): Promise<void> => {
    try {
      toast(title, `Quedan aparte ${rangeText(await run(Number(number), reason))}.`, 'good');
      typeNumber('');
      typeReason('');
    } catch (thrown) {
      await inform(failed, errorText(thrown));
    }
  };
  return (
    <form
      className="d-stack"
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <h3>{title}</h3>
      <p className="d-dimmed">{help}</p>
      <div className="u-left-out">
        <PlainInput label={field} inputMode="numeric" maxLength={6} value={number} onChange={typeNumber} />
        <PlainInput label="Motivo" maxLength={200} value={reason} onChange={typeReason} />
        <Button type="submit" disabled={!/^\d+$/.test(number) || reason.trim() === ''}>
          {act}
        </Button>
      </div>
    </form>
  );
}
