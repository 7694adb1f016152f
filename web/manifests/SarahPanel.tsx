import { Suspense } from 'react';
import type { Result } from '../../shared/foundation/contracts/procedure.ts';
import { manifestProcedures } from '../../shared/manifests/procedures.ts';
import { stateOf } from '../../shared/foundation/documents/states.ts';
import { manifestKind } from '../../shared/manifests/kind.ts';
import { useProcedure } from '../api/queries.ts';
import { Answered, ErrorState, Loading } from '../kit/states.tsx';
import { Sent } from '../transmission/Sent.tsx';
import type { OpenManifest } from './manifestKind.ts';
import { useStatus } from './useStatus.ts';
import { lazy } from '../kit/lazy.ts';

// It comes where the company wants a second person, or may.
const Released = lazy(async () => ({
  default: (await import('../transmission/sealing/Released.tsx')).Released,
}));

/** The way to SARAH, and the summary of what went. */
export function SarahPanel({ document }: { document: OpenManifest }) {
  const status = useStatus(document);
  if (status.isPending) return <Loading />;
  if (status.isError) return <ErrorState error={status.error} retry={() => void status.refetch()} />;
  return (
    <div className="d-stack">
      {stateOf(manifestKind.states, document.header.ESTADO).editable && (
        <Suspense>
          <Released
            kind={manifestKind}
            procedures={manifestProcedures}
            header={document.header}
            operation="R"
          />
        </Suspense>
      )}
      <Sent
        kind={document.definition.module}
        status={status.data}
        rejected="SARAH lo rechazó. Corrija y presente de nuevo; irá como otra versión."
        none={
          <p>
            Todavía no se ha enviado. «Validar en SARAH» pregunta qué le objetaría, sin registrar nada;
            «Presentar» lo registra.
          </p>
        }
      />
      {status.data.TRANSMISIONES.length > 0 && (
        <Summary key={`${document.header.LOCK}`} id={document.header.ID} />
      )}
    </div>
  );
}

function Summary({ id }: { id: string }) {
  const asked = useProcedure(
    manifestProcedures.transmissionSummary,
    { ID: id },
    { keepPrevious: true, staleTime: 0 },
  );
  return (
    <Answered of={asked} failed="No se pudo leer el resumen de la transmisión.">
      {(data) => <SummaryTable data={data} />}
    </Answered>
  );
}

function SummaryTable({ data }: { data: Result<typeof manifestProcedures.transmissionSummary> }) {
  const rows: readonly (readonly [string, string])[] = [
    ['Número preimpreso', data.NUMERO_PREIMPRESO],
    ['Número en SARAH', data.MANIFIESTO],
    ['Registrado', data.FECHA_REGISTRO],
    ['Títulos', data.TITULOS],
    ['Bultos', data.CANTIDAD_BULTOS],
    ['Peso bruto, kg', data.PESO_BRUTO],
    ['Valor declarado, US$', data.VALOR_FOB],
  ];
  return (
    <section className="d-stack" aria-label="Resumen de la transmisión">
      <h3>Resumen de la transmisión</h3>
      <table className="d-table">
        <caption className="d-hidden">Resumen de la transmisión</caption>
        <tbody>
          {rows.map(([label, value]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className="d-number">{value || '—'}</td>
            </tr>
          ))}
          {data.ENVIOS.map(({ FECHA, OPERACION, VERSION, RESULTADO }) => (
            <tr key={`${FECHA} ${OPERACION} ${VERSION}`}>
              <th scope="row">
                {OPERACION}, versión {VERSION}
              </th>
              <td className="d-number">
                {FECHA} · {RESULTADO}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
