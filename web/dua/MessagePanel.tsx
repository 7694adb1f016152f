import { useMemo } from 'react';
import type { DuaBody } from '../../shared/dua/dataSets.ts';
import { DUA_FORMATS, type DuaFormat } from '../../shared/dua/formatNames.ts';
import { writeDua } from '../../shared/dua/formats.ts';
import { duaProcedures } from '../../shared/dua/procedures.ts';
import { errorText } from '../api/apiError.ts';
import { call } from '../api/call.ts';
import { download } from '../kit/grid/csv.ts';
import { useReference } from '../kit/reference.ts';
import { Button } from '../kit/simple.tsx';
import { toast } from '../kit/toasts.ts';
import { useRemembered } from '../kit/useRemembered.ts';
import { prettyMessage } from './prettyMessage.ts';

const LABELS: Record<DuaFormat, string> = { XML: 'Datos (XML)', SOAP: 'Sobre SOAP', DECDAT: 'DAT-DEC' };
const TYPES: Record<DuaFormat, string> = {
  XML: 'application/xml',
  SOAP: 'application/xml',
  DECDAT: 'text/plain;charset=utf-8',
};
/** Lines that are shown; the file has them all. */
const SHOWN = 1500;

/** The declaration as the authority takes it, written as it is typed, and its file to save. */
export function MessagePanel({ body }: { body: DuaBody }) {
  const reference = useReference();
  const [format, show] = useRemembered<DuaFormat>('dua-message', 'XML');
  const written = useMemo(() => writeDua(body, reference, format, 'R'), [body, reference, format]);
  const lines = useMemo(() => prettyMessage(written.text, format === 'DECDAT'), [written, format]);
  const regime = body.DECLARACION.CODIGO_REGIMEN;
  const saveSchema = async (): Promise<void> => {
    try {
      const { XSD, NOMBRE_ARCHIVO } = await call(duaProcedures.schema, { CODIGO_REGIMEN: regime });
      download(NOMBRE_ARCHIVO, XSD, 'application/xml');
    } catch (thrown) {
      toast('No se pudo descargar el esquema', errorText(thrown), 'bad');
    }
  };
  return (
    <div className="d-stack">
      <div className="d-row">
        {DUA_FORMATS.map((each) => (
          <button
            key={each}
            type="button"
            className="d-chip"
            aria-pressed={format === each}
            onClick={() => show(each)}
          >
            {LABELS[each]}
          </button>
        ))}
        <span className="d-grow" />
        <Button
          variant="default"
          icon="download"
          disabled={written.text === ''}
          onClick={() => download(written.fileName, written.text, TYPES[format])}
        >
          Descargar {format === 'DECDAT' ? '.decdat' : 'mensaje'}
        </Button>
        <Button variant="default" icon="download" disabled={regime === ''} onClick={() => void saveSchema()}>
          Esquema
        </Button>
      </div>
      {written.problems.map(({ message }) => (
        <p key={message} className="d-error">
          {message}
        </p>
      ))}
      {format === 'SOAP' && (
        <p className="d-dimmed">El sobre de su registro; usuario y clave ante la autoridad no se muestran.</p>
      )}
      <pre className="u-dua-message" tabIndex={0} role="region" aria-label="Mensaje de la DUA">
        {lines.slice(0, SHOWN).join('\n')}
      </pre>
      {lines.length > SHOWN && (
        <p className="d-dimmed">
          Se muestran {SHOWN} de {lines.length} líneas; el archivo las lleva todas.
        </p>
      )}
    </div>
  );
}
