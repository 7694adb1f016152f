import { useEffect, useState } from 'react';
import { formatDateTime } from '../../shared/foundation/dates/date.ts';
import type { Result } from '../../shared/foundation/contracts/procedure.ts';
import { logbookProcedures } from '../../shared/logbook/procedures.ts';
import { errorText } from '../api/apiError.ts';
import { call } from '../api/call.ts';
import { Button, PlainInput } from '../kit/simple.tsx';

type Told = Result<typeof logbookProcedures.checkPrint>;

/** SHA-256 of a file, worked out in the browser: nothing of it is sent. */
async function hashOf(file: File): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

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

function Answer({ told }: { told: Told }) {
  if (told.RESULTADO === '0')
    return (
      <p role="status">
        Ninguna impresión tiene ese código. Revise que esté completo; si se imprimió hace un momento, intente
        de nuevo en dos minutos. Si sigue sin aparecer, el papel no salió de este sistema.
      </p>
    );
  return (
    <>
      <p role="status">
        La impresión es auténtica: {told.DOCUMENTO},{' '}
        {told.PAGINAS === 1 ? '1 página' : `${told.PAGINAS} páginas`}, impresa el {formatDateTime(told.FECHA)}
        .
      </p>
      <p className="d-dimmed">
        Aquí no se muestra lo que dice. Compare con el papel qué documento es, cuántas páginas tiene y cuándo
        se imprimió.
      </p>
      <SameFile hash={told.SHA256} />
    </>
  );
}

/** Anybody's page: whether a print is genuine, by the code at its foot. */
export function PrintCheck() {
  const [code, setCode] = useState('');
  const [told, setTold] = useState<Told>();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    window.document.title = 'Comprobar una impresión · Despacho';
  }, []);
  const ask = async (): Promise<void> => {
    setBusy(true);
    setError(undefined);
    try {
      setTold(await call(logbookProcedures.checkPrint, { CODIGO: code }));
    } catch (thrown) {
      setError(errorText(thrown));
    } finally {
      setBusy(false);
    }
  };
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
        <p>Escriba el código de autenticidad que está al pie de cualquiera de sus páginas.</p>
        <PlainInput
          label="Código de autenticidad"
          value={code}
          autoComplete="off"
          placeholder="XXXX-XXXX-XXXX-XXXX"
          onChange={(next) => {
            setCode(next);
            setTold(undefined);
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
