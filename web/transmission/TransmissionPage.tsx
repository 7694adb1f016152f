import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { formatAmount } from '../../shared/foundation/decimal/amount.ts';
import { formatUnifiedNumber } from '../../shared/foundation/numbers/declarationNumber.ts';
import { formatDateTime } from '../../shared/foundation/dates/date.ts';
import { transmissionProcedures, type OpenedTransmission } from '../../shared/transmission/procedures.ts';
import { errorText } from '../api/apiError.ts';
import { useAction } from '../api/queries.ts';
import { later } from '../kit/later.tsx';
import { Button } from '../kit/simple.tsx';
import { ErrorState, Loading } from '../kit/states.tsx';
import { toast } from '../kit/toasts.ts';
import { Evidence } from './Evidence.tsx';
import { momentText, transmissionTitle } from './labels.ts';
import { ResolveDialog } from './ResolveDialog.tsx';
import { TakeOut, takesOut } from './TakeOut.tsx';
import { partsToCome, TimelineOf, useTransmission } from './Timeline.tsx';
import { useLaterChannel } from './useLaterChannel.ts';
import { documentKinds } from '../../shared/documentKinds.ts';
import { definite } from '../../shared/foundation/documents/noun.ts';
import { addressOfDocument } from '../../shared/foundation/documents/kind.ts';

const DeleteSignature = later(async () => (await import('./DeleteSignature.tsx')).DeleteSignature);

/** One transmission: what is known, what happened, what was kept, and what may be done now. */
export function TransmissionPage() {
  const { id = '' } = useParams();
  const asked = useTransmission(id);
  const [resolving, setResolving] = useState(false);
  const [unsigning, setUnsigning] = useState(false);
  const later = useLaterChannel(asked.data);
  if (asked.isPending) return <Loading label="Consultando la transmisión" />;
  if (asked.isError) return <ErrorState error={asked.error} retry={() => void asked.refetch()} />;
  const transmission = asked.data;
  const { RESULTADO: result } = transmission;
  const kind = documentKinds.find(({ module }) => module === transmission.TIPO);
  return (
    <div className="d-stack">
      <div className="d-row">
        <h1 tabIndex={-1}>{transmissionTitle(transmission)}</h1>
        <span className="d-grow" />
        {kind && (
          <Link to={addressOfDocument(kind, transmission.ID_DOCUMENTO)}>Abrir {definite(kind.noun)}</Link>
        )}
        <TakeOut transmission={transmission} />
        <Acts
          transmission={transmission}
          onResolve={() => setResolving(true)}
          onUnsign={() => setUnsigning(true)}
        />
      </div>
      {transmission.ESPERA !== '' && <p>{transmission.ESPERA}</p>}
      <TimelineOf transmission={transmission} />
      <dl className="t-facts">
        {factsOf(transmission, later, kind?.noun.singular ?? 'registro').map(([label, value]) => (
          <Fact key={label} label={label} value={value} />
        ))}
      </dl>
      <Objections problems={result.PROBLEMAS} />
      <Evidence id={id} />
      <DeleteSignature id={id} opened={unsigning} onClose={() => setUnsigning(false)} />
      <ResolveDialog
        id={id}
        known={transmission.SABEMOS}
        opened={resolving}
        onClose={() => setResolving(false)}
      />
    </div>
  );
}

/** What may be done now besides taking it out of the queue: at once, or in a window that asks first. */
function Acts(props: { transmission: OpenedTransmission; onResolve: () => void; onUnsign: () => void }) {
  const { transmission, onResolve, onUnsign } = props;
  const acts = {
    recover: useAction(transmissionProcedures.recover),
    updateQr: useAction(transmissionProcedures.updateQr),
    retryNow: useAction(transmissionProcedures.retryNow),
  };
  const act = (name: keyof typeof acts): void =>
    void acts[name]
      .mutateAsync({ ID: transmission.ID })
      .catch((thrown: unknown) => toast('No se pudo completar', errorText(thrown), 'bad'));
  return transmission.ACCIONES.map(({ ACCION, ETIQUETA }) => {
    if (takesOut(ACCION)) return null;
    return (
      <Button
        key={ACCION}
        variant="default"
        onClick={() =>
          ACCION === 'resolve' ? onResolve() : ACCION === 'deleteSignature' ? onUnsign() : act(ACCION)
        }
      >
        {ETIQUETA}
      </Button>
    );
  });
}

/** What is known of it, under the names that people read. */
function factsOf(
  transmission: OpenedTransmission,
  later: ReturnType<typeof useLaterChannel>,
  called: string,
): [string, string][] {
  const { RESULTADO: result } = transmission;
  const all: [string, string][] = [
    [`Número de ${called}`, formatUnifiedNumber(result.NUMERO)],
    ['Aceptada', formatDateTime(result.FECHA)],
    ['Canal', later.channel === '' ? result.CANAL : `${later.channel}, asignado el ${momentText(later.at)}`],
    ['Liquidación de la autoridad', result.LIQUIDACION === '' ? '' : formatAmount(result.LIQUIDACION, 2)],
    ['Firma', result.FIRMA],
    ['Código QR', result.QR ?? ''],
    ['Respuesta', [result.CODIGO, result.MENSAJE].filter((each) => each !== '').join(' · ')],
    ['Faltan por llegar', later.channel === '' ? partsToCome(transmission).join(', ') : ''],
    ['Huella sellada (SHA-256)', transmission.HUELLA],
    ['Transmitida por', transmission.USUARIO],
    ['Intentos', String(transmission.INTENTOS)],
  ];
  return all.filter(([, value]) => value !== '');
}

const Objections = ({ problems }: { problems: OpenedTransmission['RESULTADO']['PROBLEMAS'] }) =>
  problems.length > 0 && (
    <section aria-label="Objeciones de la autoridad">
      <h2>Objeciones de la autoridad</h2>
      <ul>
        {problems.map((each) => (
          <li key={`${each.code} ${each.path}`}>
            {each.message} <code>{each.code}</code>
          </li>
        ))}
      </ul>
    </section>
  );

const Fact = ({ label, value }: { label: string; value: string }) => (
  <>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </>
);
