import { countText } from '../../../shared/foundation/text/countText.ts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDateTime } from '../../../shared/foundation/dates/date.ts';
import { keysOf } from '../../../shared/foundation/keyed.ts';
import {
  talkProcedures as procedures,
  type StoryEvent,
} from '../../../shared/work-orders/talk/procedures.ts';
import { storyClasses } from '../../../shared/work-orders/talk/storyClasses.ts';
import { tellsOf } from '../../../shared/work-orders/talk/tellsOf.ts';
import { errorText } from '../../api/apiError.ts';
import { call } from '../../api/call.ts';
import { useProcedure } from '../../api/queries.ts';
import { useMay } from '../../api/session.ts';
import { downloadPdf } from '../../kit/downloadPdf.ts';
import { download, formatCsv } from '../../kit/grid/csv.ts';
import { Button, PlainInput } from '../../kit/simple.tsx';
import { EmptyState, ErrorState, Loading } from '../../kit/states.tsx';
import { toast } from '../../kit/toasts.ts';
import { useAddress } from '../../kit/useAddress.ts';

const SHOWN = 200;

/** The whole story of an order, newest first: filtered by what it is about and by words, on paper and as CSV. */
export function Story({ orderId, name }: { orderId: string; name: string }) {
  const asked = useProcedure(procedures.story, { ID: orderId }, { staleTime: 0 });
  const { read } = useAddress();
  const [whole, showWhole] = useState(false);
  const [kind, words] = [read('clase'), read('q')];
  if (asked.isPending) return <Loading label="Reuniendo la historia" />;
  if (asked.isError) return <ErrorState error={asked.error} retry={() => void asked.refetch()} />;
  const { HECHOS, NOTA } = asked.data;
  const found = tellsOf(HECHOS, { kind, words });
  const print = async (): Promise<void> => {
    try {
      const { NOMBRE, PDF } = await call(procedures.storyPrint, { ID: orderId, CLASE: kind, TEXTO: words });
      downloadPdf(NOMBRE, PDF);
      toast('Historia impresa', NOMBRE, 'good');
    } catch (thrown) {
      toast('No se pudo imprimir la historia', errorText(thrown), 'bad');
    }
  };
  return (
    <section className="d-stack" aria-label="Historia de la orden">
      <Classes events={HECHOS} />
      <Tools name={name} events={found} onPrint={() => void print()} />
      {NOTA !== '' && <p className="d-dimmed">{NOTA}</p>}
      <Events events={whole ? found : found.slice(0, SHOWN)} />
      {!whole && found.length > SHOWN && (
        <Button variant="default" onClick={() => showWhole(true)}>
          Ver los {countText(found.length)} hechos
        </Button>
      )}
    </section>
  );
}

/** What the story is narrowed to, with how much there is of each. */
function Classes({ events }: { events: readonly StoryEvent[] }) {
  const { read, put } = useAddress();
  const chips = [
    { value: '', label: 'Todo', count: events.length },
    ...keysOf(storyClasses).map((value) => ({
      value,
      label: storyClasses[value],
      count: events.filter(({ CLASE }) => CLASE === value).length,
    })),
  ];
  return (
    <div className="d-row t-screen" role="group" aria-label="Qué se muestra">
      {chips.map(({ value, label, count }) => (
        <button
          key={value}
          type="button"
          className="d-chip"
          aria-pressed={read('clase') === value}
          onClick={() => put({ clase: value })}
        >
          {label} <span>{count}</span>
        </button>
      ))}
    </div>
  );
}

function Tools(props: { name: string; events: readonly StoryEvent[]; onPrint: () => void }) {
  const { name, events, onPrint } = props;
  const { read, put } = useAddress();
  const lines = events.map((each) => [
    formatDateTime(each.FECHA),
    storyClasses[each.CLASE],
    each.USUARIO,
    each.TEXTO,
  ]);
  const csv = (): void =>
    download(`historia-${name}.csv`, formatCsv(['Fecha', 'Clase', 'Usuario', 'Qué pasó'], lines));
  return (
    <div className="d-row t-screen">
      <PlainInput
        label="Buscar en la historia"
        type="search"
        value={read('q')}
        onChange={(q) => put({ q })}
      />
      <span className="d-grow" />
      <Button variant="default" icon="download" disabled={events.length === 0} onClick={csv}>
        CSV
      </Button>
      <Button variant="default" icon="print" onClick={onPrint}>
        Imprimir
      </Button>
    </div>
  );
}

function Events({ events }: { events: readonly StoryEvent[] }) {
  const may = useMay();
  const leads = ({ MODULO }: StoryEvent): boolean => MODULO !== '' && may(`${MODULO}:read`);
  if (events.length === 0)
    return <EmptyState icon="clock" title="Nada coincide" text="Cambie el texto o lo que se muestra." />;
  return (
    <ol className="t-story">
      {events.map((each, at) => (
        <li key={`${each.FECHA} ${at}`}>
          <span className="d-dimmed">{formatDateTime(each.FECHA)}</span>
          <span className="d-dimmed">
            {storyClasses[each.CLASE]}
            {each.USUARIO !== '' && <div>{each.USUARIO}</div>}
          </span>
          <span>{leads(each) ? <Link to={each.RUTA}>{each.TEXTO}</Link> : each.TEXTO}</span>
        </li>
      ))}
    </ol>
  );
}
