import { useEffect, useMemo, useRef, useState } from 'react';
import type { DucaBody } from '../../../shared/duca/dataSets.ts';
import { ducaProcedures } from '../../../shared/duca/procedures.ts';
import type { AnyBody } from '../../../shared/foundation/fields/dataSet.ts';
import type { ActToCome } from '../../../shared/transmission/declarationLife.ts';
import { call } from '../../api/call.ts';
import { download } from '../../kit/grid/csv.ts';
import { jumpTo } from '../../kit/jump.ts';
import { Button } from '../../kit/simple.tsx';
import { Loading } from '../../kit/states.tsx';
import { useRemembered } from '../../kit/useRemembered.ts';
import { LargeMessage } from '../../transmission/sealing/LargeMessage.tsx';
import { envelopeNote, SEALED_NOTE } from '../../transmission/sealing/messageNotes.ts';
import { ducaWords } from '../sealing/ducaWords.ts';
import { SchemaButton } from './SchemaButton.tsx';
import { useXml } from './useXml.ts';
import { useXmlPreferences } from './useXmlPreferences.ts';
import type { XmlAnswer, XmlFormat } from './xmlMessages.ts';
import { XmlOptions } from './XmlOptions.tsx';
import '../duca.css';
import { targetOf } from '../../kit/targetOf.ts';

/** The two outputs (spec 7, transmission). */
const FORMATS: readonly { id: XmlFormat; label: string }[] = [
  { id: 'XML', label: 'XML' },
  { id: 'SOAP', label: 'Sobre SOAP' },
];

const LINE_PX = 18;
const SHOWN = 60;
/** `inputId` of the kit puts this before the path of a field. */
const FIELD_ID = /^f-(.+)$/;

interface Props {
  body: AnyBody;
  name: string;
  version: number;
  act: ActToCome;
  /** Id of a declaration that is sealed: its own bytes are shown, whatever the options. */
  sealed?: string;
}

/** A link lasts a minute, so each download asks for its own. */
const linkOf = async (ID: string, VERSION: number, FORMATO: XmlFormat): Promise<string> =>
  (await call(ducaProcedures.xml, { ID, VERSION, FORMATO })).ENLACE;

/** Path of the field that has, or had last, the focus; '' until one had. */
function useFieldInHand(): string {
  const [field, follow] = useState('');
  useEffect(() => {
    const onFocus = (event: FocusEvent): void => {
      const path = FIELD_ID.exec(targetOf(event)?.id ?? '')?.[1];
      if (path) follow(path);
    };
    window.document.addEventListener('focusin', onFocus);
    return () => window.document.removeEventListener('focusin', onFocus);
  }, []);
  return field;
}

/** The live message: only the lines in sight are drawn; the line of the field in hand is marked, and a click goes back. */
export function XmlPanel({ body, name, version, act, sealed }: Props) {
  const { preferences, change } = useXmlPreferences();
  const [format, show] = useRemembered<XmlFormat>('duca-xml', 'XML');
  const wish = useMemo(() => ({ format, preferences, act, version }), [format, preferences, act, version]);
  const duca = body as DucaBody;
  const { MODALIDAD, CLASE } = duca.DUCA;
  const xml = useXml(duca, wish, sealed);
  const field = useFieldInHand();
  if (!xml) return <Loading label="Escribiendo el XML" />;
  if (xml.failure) return <p className="d-error">{xml.failure}</p>;
  if (xml.elsewhere && sealed !== undefined)
    return <LargeMessage bytes={xml.bytes} link={() => linkOf(sealed, version, format)} />;
  return (
    <div className="d-stack">
      <div className="d-row">
        {FORMATS.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            className="d-chip"
            aria-pressed={format === id}
            onClick={() => show(id)}
          >
            {label}
          </button>
        ))}
        <span className="d-dimmed">
          {(xml.bytes / 1000).toFixed(1)} kB · {xml.lines.length} líneas
        </span>
        <span className="d-grow" />
        <SchemaButton modality={MODALIDAD} classCode={CLASE} />
        <Button
          variant="default"
          icon="download"
          onClick={() =>
            download(`${name}${format === 'SOAP' ? '-soap' : ''}.xml`, xml.text, 'application/xml')
          }
        >
          Descargar
        </Button>
      </div>
      {format === 'SOAP' && (
        <p className="d-dimmed">{envelopeNote(sealed === undefined ? act : undefined, ducaWords.change)}</p>
      )}
      {xml.problems.map((message) => (
        <p key={message} className="d-error">
          {message}
        </p>
      ))}
      {sealed === undefined ? (
        <XmlOptions preferences={preferences} change={change} />
      ) : (
        <p className="d-dimmed">{SEALED_NOTE}</p>
      )}
      <Lines xml={xml} field={field} />
    </div>
  );
}

/** The lines in sight, and among them that of the field in hand. */
function Lines({ xml, field }: { xml: XmlAnswer; field: string }) {
  const [top, scrollTo] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const marked = field === '' ? -1 : xml.paths.indexOf(field);
  useEffect(() => {
    const element = box.current;
    if (marked < 0 || !element) return;
    const at = marked * LINE_PX;
    if (at < element.scrollTop || at > element.scrollTop + element.clientHeight - LINE_PX) {
      element.scrollTop = Math.max(0, at - element.clientHeight / 2);
    }
  }, [marked]);
  const first = Math.max(0, Math.floor(top / LINE_PX) - 10);
  return (
    <div
      ref={box}
      className="u-xml"
      tabIndex={0}
      role="region"
      aria-label="XML de la DUCA"
      onScroll={(event) => scrollTo(event.currentTarget.scrollTop)}
    >
      <ol className="u-xml-lines" ref={heightOf(xml.lines.length)}>
        {xml.lines.slice(first, first + SHOWN).map((line, index) => (
          <Line
            key={first + index}
            line={line}
            path={xml.paths[first + index] ?? ''}
            marked={first + index === marked}
            place={placeOf(first + index)}
          />
        ))}
      </ol>
    </div>
  );
}

/** Sizes go through the object model: the page's policy allows no style attributes in markup. */
const heightOf =
  (lines: number) =>
  (element: HTMLElement | null): void => {
    if (element) element.style.height = `${lines * LINE_PX}px`;
  };
const placeOf =
  (line: number) =>
  (element: HTMLElement | null): void => {
    if (element) element.style.top = `${line * LINE_PX}px`;
  };

const PARTS = /^(\s*)(<\/?[^>]+>)(?:([^<]*)(<\/[^>]+>))?$/;

function Line(props: {
  line: string;
  path: string;
  marked: boolean;
  place: (element: HTMLElement | null) => void;
}) {
  const { line, path, marked, place } = props;
  const [, indent = '', open = line, text = '', close = ''] = PARTS.exec(line) ?? [];
  return (
    <li
      ref={place}
      className={marked ? 'u-xml-marked' : ''}
      onDoubleClick={() => void (path !== '' && jumpTo(path))}
      title={path}
    >
      {indent}
      <span className="u-xml-tag">{open}</span>
      {text}
      <span className="u-xml-tag">{close}</span>
    </li>
  );
}
