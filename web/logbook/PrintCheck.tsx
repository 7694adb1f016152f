import { sha256 } from '../document/files/sha256.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatDateTime } from '../../shared/foundation/dates/date.ts';
import { formatHour } from '../../shared/foundation/print/printFoot.ts';
import type { Result } from '../../shared/foundation/contracts/procedure.ts';
import { logbookProcedures } from '../../shared/logbook/procedures.ts';
import { errorText } from '../api/apiError.ts';
import { call } from '../api/call.ts';
import { Button, PlainInput } from '../kit/simple.tsx';

type Told = Result<typeof logbookProcedures.checkPrint>;

/** What a file's bytes come to, worked out in the browser: nothing of it is sent. */
const hashOf = async (file: File): Promise<string> => sha256(new Uint8Array(await file.arrayBuffer()));

/** Whether the file that a person holds is the very one that was printed. */
function SameFile({ hash }: { hash: string }) {
  const [same, setSame] = useState<boolean>();
  return (
    <>
      <label className="d-stack">
        Si tiene el archivo PDF, compruébelo también; no sale de su máquina.
        <input
          type="file"
          accept="application/pdf"
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            if (file) void hashOf(file).then((found) => setSame(found === hash));
          }}
        />
      </label>
      {same !== undefined && (
        <p role="status">
          {same
            ? 'El archivo es, byte por byte, el que se imprimió.'
            : 'El archivo no es el que se imprimió: pida el original a quien se lo dio.'}
        </p>
      )}
    </>
  );
}

/** How the logbook stands that knows the paper; nothing of a paper of before its kind was sealed. */
function Standing({ told: { HORA, INTEGRA, CLASE } }: { told: Told }) {
  if (INTEGRA === '')
    return (
      <p className="d-dimmed">
        Se imprimió antes de que las impresiones se sellaran: si algo cambió desde entonces, aquí no se sabe.
      </p>
    );
  if (HORA === '')
    return (
      <p>
        Todavía no está sellada: lo de cada hora se sella cuando la hora termina. Compruébela después otra
        vez.
      </p>
    );
  if (CLASE === 'sello')
    return <p>Lo que se selló sigue en su lugar: al final de la bitácora no le falta nada desde entonces.</p>;
  return (
    <p>
      Está en la bitácora sellada, en la hora de las {formatHour(HORA)}. Desde entonces su anotación no cambió
      y al final de la bitácora no le falta nada.
    </p>
  );
}

/** A logbook that was changed or cut: what it says of the paper is not to be relied on. */
function Broken({ kind }: { kind: Told['CLASE'] }) {
  return (
    <p role="alert" className="d-error">
      {kind === 'sello'
        ? 'Es el sello de una bitácora que ya no está como se selló: '
        : 'Hay una impresión con ese código, pero la bitácora que la conoce ya no está como se selló: '}
      algo se cambió o se quitó. No dé el papel por auténtico y pida una explicación a quien se lo dio.
    </p>
  );
}

function Answer({ told }: { told: Told }) {
  if (told.RESULTADO === '0')
    return (
      <p role="status">
        Nada tiene ese código. Revise que esté completo; si se imprimió hace un momento, intente de nuevo en
        dos minutos. Si sigue sin aparecer, el papel no salió de este sistema.
      </p>
    );
  if (told.INTEGRA === '0') return <Broken kind={told.CLASE} />;
  if (told.CLASE === 'sello')
    return (
      <div role="status">
        <p>
          Es el sello de la bitácora de una empresa, con lo anotado hasta la hora de las{' '}
          {formatHour(told.HORA)}.
        </p>
        <Standing told={told} />
      </div>
    );
  return (
    <>
      <div role="status">
        <p>
          La impresión es auténtica: {told.DOCUMENTO},{' '}
          {told.PAGINAS === 1 ? '1 página' : `${told.PAGINAS} páginas`}, impresa el{' '}
          {formatDateTime(told.FECHA)}.
        </p>
        <Standing told={told} />
      </div>
      <p className="d-dimmed">
        Aquí no se muestra lo que dice. Compare con el papel qué documento es, cuántas páginas tiene y cuándo
        se imprimió.
      </p>
      <SameFile hash={told.SHA256} />
    </>
  );
}

/** What is known of the code as it is written: an answer to another one, that comes when it was changed, is told nobody. */
function useTold(code: string) {
  const [told, setTold] = useState<Told>();
  const [error, setError] = useState<string>();
  const [asking, setAsking] = useState<AbortController>();
  const forget = (): void => {
    asking?.abort();
    setAsking(undefined);
    setTold(undefined);
    setError(undefined);
  };
  const ask = async (): Promise<void> => {
    forget();
    const asked = new AbortController();
    const { signal } = asked;
    setAsking(asked);
    try {
      const answer = await call(logbookProcedures.checkPrint, { CODIGO: code }, { signal });
      if (!signal.aborted) setTold(answer);
    } catch (thrown) {
      if (!signal.aborted) setError(errorText(thrown));
    } finally {
      if (!signal.aborted) setAsking(undefined);
    }
  };
  return { told, error, busy: asking !== undefined, ask, forget };
}

/** Anybody's page: whether a print is genuine and its logbook whole, by a code at its foot; one that comes with the address is asked about at once. */
export function PrintCheck() {
  const [given] = useSearchParams();
  const [code, setCode] = useState(given.get('codigo') ?? '');
  const { told, error, busy, ask, forget } = useTold(code);
  useEffect(() => {
    window.document.title = 'Comprobar una impresión · Despacho';
  }, []);
  const askGiven = useEffectEvent(() => {
    if (code !== '') void ask();
  });
  useEffect(() => askGiven(), []);
  return (
    <main className="d-login">
      <form
        className="d-panel d-stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void ask();
        }}
      >
        <img src="/logo.svg" alt="Despacho" width="200" height="48" />
        <h1>Comprobar una impresión</h1>
        <p>
          Escriba el código de autenticidad, o el del sello de la bitácora, que están al pie de cualquiera de
          sus páginas.
        </p>
        <PlainInput
          label="Código"
          value={code}
          autoComplete="off"
          placeholder="XXXX-XXXX-XXXX-XXXX"
          onChange={(next) => {
            setCode(next);
            forget();
          }}
          {...(error ? { error } : {})}
        />
        <Button type="submit" loading={busy}>
          Comprobar
        </Button>
        {told && <Answer told={told} />}
      </form>
    </main>
  );
}
