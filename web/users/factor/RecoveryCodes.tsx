import { useState } from 'react';
import { download } from '../../kit/grid/csv.ts';
import { Button } from '../../kit/simple.tsx';
import { toast } from '../../kit/toasts.ts';

const textOf = (login: string, codes: readonly string[]): string =>
  [
    'Despacho: códigos de recuperación',
    `Usuario: ${login}`,
    'Cada código sirve una vez, en lugar del segundo factor.',
    '',
    ...codes,
    '',
  ].join('\r\n');

/** Recovery codes, this once: to be copied, kept as a file or printed before going on. */
export function RecoveryCodes(props: { login: string; codes: readonly string[]; onDone: () => void }) {
  const { login, codes } = props;
  const [kept, setKept] = useState(false);
  return (
    <div className="d-stack">
      <div className="d-stack us-printed">
        <h2>Códigos de recuperación</h2>
        <p>
          Sirven para entrar si pierde el teléfono o la llave. Cada uno vale una vez y no se vuelven a
          mostrar: guárdelos fuera de esta computadora. Usuario <code>{login}</code>.
        </p>
        <ul className="us-codes" aria-label="Códigos de recuperación">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </div>
      <div className="d-row">
        <Button
          variant="default"
          icon="download"
          autoFocus
          onClick={() => download('despacho-codigos.txt', textOf(login, codes), 'text/plain')}
        >
          Descargar
        </Button>
        <Button variant="default" icon="print" onClick={() => window.print()}>
          Imprimir
        </Button>
        <Button
          variant="default"
          onClick={() =>
            void navigator.clipboard.writeText(textOf(login, codes)).then(() => toast('Códigos copiados'))
          }
        >
          Copiar
        </Button>
      </div>
      <label className="us-check">
        <input type="checkbox" checked={kept} onChange={(event) => setKept(event.currentTarget.checked)} />
        Ya los guardé
      </label>
      <div className="d-row">
        <Button disabled={!kept} onClick={props.onDone}>
          Continuar
        </Button>
      </div>
    </div>
  );
}
