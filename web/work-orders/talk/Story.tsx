import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDateTime } from '../../../shared/foundation/dates/date.ts';
import { fold } from '../../../shared/foundation/text/clean.ts';
import { keysOf } from '../../../shared/foundation/keyed.ts';
import {
  talkProcedures as procedures,
  type StoryEvent,
} from '../../../shared/work-orders/talk/procedures.ts';
import { storyClasses } from '../../../shared/work-orders/talk/storyClasses.ts';
import type { ModuleName } from '../../../shared/foundation/modules.ts';
import { useProcedure } from '../../api/queries.ts';
import { useMay } from '../../api/session.ts';
import { download, formatCsv } from '../../kit/grid/csv.ts';
import { Button, PlainInput } from '../../kit/simple.tsx';
import { EmptyState, ErrorState, Loading } from '../../kit/states.tsx';
import { useAddress } from '../../kit/useAddress.ts';

const SHOWN = 200;

/** The whole story of an order, newest first: filtered by what it is about and by words, on paper and as CSV. */
export function Story({ orderId, name }: { orderId: string; name: string }) {
  const asked = useProcedure(procedures.story, { ID: orderId }, { staleTime: 0 });
  const { read, put } = useAddress();
  const [whole, showWhole] = useState(false);
  const may = useMay();
  const [kind, words] = [read('clase'), read('q')];
  if (asked.isPending) return <Loading label="Reuniendo la historia" />;
  if (asked.isError) return <ErrorState error={asked.error} retry={() => void asked.refetch()} />;
  const { HECHOS, NOTA } = asked.data;
  const found = HECHOS.filter(
    (each) =>
      (kind === '' || each.CLASE === kind) &&
      (words === '' || fold(`${each.TEXTO} ${each.USUARIO}`).includes(fold(words))),
  );
  const open = ({ MODULO, RUTA }: StoryEvent): boolean => RUTA !== '' && may(`${MODULO as ModuleName}:read`);
  return (
    <section className="d-stack" aria-label="Historia de la orden">
      <div className="d-row t-screen">
        <div className="d-row" role="group" aria-label="Qué se muestra">
          <button
            type="button"
            className="d-chip"
            aria-pressed={kind === ''}
            onClick={() => put({ clase: '' })}
          >
            Todo <span>{HECHOS.length}</span>
          </button>
          {keysOf(storyClasses).map((each) => (
            <button
              key={each}
              type="button"
              className="d-chip"
              aria-pressed={kind === each}
              onClick={() => put({ clase: each })}
            >
              {storyClasses[each]} <span>{HECHOS.filter(({ CLASE }) => CLASE === each).length}</span>
            </button>
          ))}
        </div>
      </div>
      <div className="d-row t-screen">
        <PlainInput label="Buscar en la historia" type="search" value={words} onChange={(q) => put({ q })} />
        <span className="d-grow" />
        <Button
          variant="default"
          icon="download"
          disabled={found.length === 0}
          onClick={() =>
            download(
              `historia-${name}.csv`,
              formatCsv(
                ['Fecha', 'Clase', 'Usuario', 'Qué pasó'],
                found.map((each) => [
                  formatDateTime(each.FECHA),
                  storyClasses[each.CLASE],
                  each.USUARIO,
                  each.TEXTO,
                ]),
              ),
            )
          }
        >
          CSV
        </Button>
        <Button
          variant="default"
          icon="print"
          onClick={() => {
            showWhole(true);
            // The rest of the list is drawn before it is printed.
            setTimeout(() => window.print(), 100);
          }}
        >
          Imprimir
        </Button>
      </div>
      {NOTA !== '' && <p className="d-dimmed">{NOTA}</p>}
      {found.length === 0 ? (
        <EmptyState icon="clock" title="Nada coincide" text="Cambie el texto o lo que se muestra." />
      ) : (
        <ol className="t-story">
          {(whole ? found : found.slice(0, SHOWN)).map((each, at) => (
            <li key={`${each.FECHA} ${at}`}>
              <span className="d-dimmed">{formatDateTime(each.FECHA)}</span>
              <span className="d-dimmed">
                {storyClasses[each.CLASE]}
                {each.USUARIO !== '' && <div>{each.USUARIO}</div>}
              </span>
              <span>{open(each) ? <Link to={each.RUTA}>{each.TEXTO}</Link> : each.TEXTO}</span>
            </li>
          ))}
        </ol>
      )}
      {!whole && found.length > SHOWN && (
        <Button variant="default" onClick={() => showWhole(true)}>
          Ver los {found.length.toLocaleString('es-GT')} hechos
        </Button>
      )}
    </section>
  );
}
