import { useMemo } from 'react';
import { DUA_FORMATS, type DuaFormat } from '../../shared/dua/formatNames.ts';
import { writeDua, type WrittenDua } from '../../shared/dua/formats.ts';
import { duaProcedures } from '../../shared/dua/procedures.ts';
import { actToCome, SEALED_STATES } from '../../shared/transmission/declarationLife.ts';
import { errorText } from '../api/apiError.ts';
import { call } from '../api/call.ts';
import { useProcedure } from '../api/queries.ts';
import { download } from '../kit/grid/csv.ts';
import { useReference } from '../kit/reference.ts';
import { Button } from '../kit/simple.tsx';
import { Answered } from '../kit/states.tsx';
import { toast } from '../kit/toasts.ts';
import { useRemembered } from '../kit/useRemembered.ts';
import { LargeMessage } from '../transmission/sealing/LargeMessage.tsx';
import { envelopeNote, SEALED_NOTE } from '../transmission/sealing/messageNotes.ts';
import type { OpenDua } from './duaKind.ts';
import { prettyMessage } from './prettyMessage.ts';
import { duaWords } from './register/duaWords.ts';

const LABELS: Record<DuaFormat, string> = { XML: 'Datos (XML)', SOAP: 'Sobre SOAP', DECDAT: 'DAT-DEC' };
const TYPES: Record<DuaFormat, string> = {
  XML: 'application/xml',
  SOAP: 'application/xml',
  DECDAT: 'text/plain;charset=utf-8',
};
/** Lines that are shown; the file has them all. */
const SHOWN = 1500;

interface Props {
  document: Pick<OpenDua, 'header' | 'body'>;
}
interface InFormat extends Props {
  format: DuaFormat;
}

/** The declaration as the authority takes it: what was sealed of it, and until then as it is typed, for the act that goes. */
export function MessagePanel({ document }: Props) {
  const [format, show] = useRemembered<DuaFormat>('dua-message', 'XML');
  const isSealed = SEALED_STATES.includes(document.header.ESTADO);
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
        <SchemaButton regime={document.body.DECLARACION.CODIGO_REGIMEN} />
      </div>
      {format === 'SOAP' && (
        <p className="d-dimmed">
          {envelopeNote(isSealed ? undefined : actToCome(document.header.ESTADO), duaWords.change)}
        </p>
      )}
      {isSealed ? (
        <Sealed document={document} format={format} />
      ) : (
        <Typed document={document} format={format} />
      )}
    </div>
  );
}

/** Schema of the message for a regime, to save. */
function SchemaButton({ regime }: { regime: string }) {
  const save = async (): Promise<void> => {
    try {
      const { XSD, NOMBRE_ARCHIVO } = await call(duaProcedures.schema, { CODIGO_REGIMEN: regime });
      download(NOMBRE_ARCHIVO, XSD, 'application/xml');
    } catch (thrown) {
      toast('No se pudo descargar el esquema', errorText(thrown), 'bad');
    }
  };
  return (
    <Button variant="default" icon="download" disabled={regime === ''} onClick={() => void save()}>
      Esquema
    </Button>
  );
}

/** Written here, with today's lists, as it would go. */
function Typed({ document: { header, body }, format }: InFormat) {
  const reference = useReference();
  const act = actToCome(header.ESTADO);
  const written = useMemo(() => writeDua(body, reference, format, act), [body, reference, format, act]);
  return <Written written={written} format={format} />;
}

/** The very bytes that were sealed; the file of the desk, which is never sent, as it would be written today. */
function Sealed({ document, format }: InFormat) {
  const { ID, VERSION } = document.header;
  const question = { ID, VERSION, FORMATO: format, OPERACION: undefined };
  const asked = useProcedure(duaProcedures.message, question);
  return (
    <Answered of={asked} failed="No se pudo leer el mensaje que se selló.">
      {({ TEXTO: text, ENLACE, BYTES, NOMBRE_ARCHIVO: fileName, problems }) =>
        ENLACE === '' ? (
          <>
            {format !== 'DECDAT' && <p className="d-dimmed">{SEALED_NOTE}</p>}
            <Written written={{ text, fileName, problems }} format={format} />
          </>
        ) : (
          <LargeMessage
            bytes={BYTES}
            link={async () => (await call(duaProcedures.message, question)).ENLACE}
          />
        )
      }
    </Answered>
  );
}

/** A message to read, and its file to save. */
function Written({ written, format }: { written: WrittenDua; format: DuaFormat }) {
  const lines = useMemo(() => prettyMessage(written.text, format === 'DECDAT'), [written.text, format]);
  return (
    <>
      <div className="d-row d-row-end">
        <Button
          variant="default"
          icon="download"
          disabled={written.text === ''}
          onClick={() => download(written.fileName, written.text, TYPES[format])}
        >
          Descargar {format === 'DECDAT' ? '.decdat' : 'mensaje'}
        </Button>
      </div>
      {written.problems.map(({ message }) => (
        <p key={message} className="d-error">
          {message}
        </p>
      ))}
      <pre className="u-dua-message" tabIndex={0} role="region" aria-label="Mensaje de la DUA">
        {lines.slice(0, SHOWN).join('\n')}
      </pre>
      {lines.length > SHOWN && (
        <p className="d-dimmed">
          Se muestran {SHOWN} de {lines.length} líneas; el archivo las lleva todas.
        </p>
      )}
    </>
  );
}
