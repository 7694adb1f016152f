import { useMemo } from 'react';
import type { ManifestBody } from '../../shared/manifests/dataSets.ts';
import { sampleMatrix } from '../../shared/manifests/data/sampleMatrix.ts';
import { buildManifestXml } from '../../shared/manifests/xml/buildManifestXml.ts';
import { prettyXml } from '../duca/xml/prettyXml.ts';
import { download } from '../kit/grid/csv.ts';
import { useReference } from '../kit/reference.ts';
import { SampleNote } from '../kit/SampleMark.tsx';
import { Button } from '../kit/simple.tsx';
import './manifests.css';

/** Lines that are shown; the file has them all. */
const SHOWN = 1500;

/** The manifest as SARAH takes it, written as it is typed, and its file to save. */
export function MessagePanel({ body }: { body: ManifestBody }) {
  const reference = useReference();
  const { text, problems } = useMemo(() => {
    const { bytes, problems: found } = buildManifestXml(body, reference);
    return { text: bytes === undefined ? '' : new TextDecoder().decode(bytes), problems: found };
  }, [body, reference]);
  const lines = useMemo(() => (text === '' ? [] : prettyXml(text, []).lines), [text]);
  const name = `manifiesto-${body.MANIFIESTO.NUMERO_PREIMPRESO || 'sin-numero'}.xml`;
  return (
    <div className="d-stack">
      <SampleNote source={sampleMatrix.source} />
      <div className="d-row d-row-end">
        <Button
          variant="default"
          icon="download"
          disabled={text === ''}
          onClick={() => download(name, text, 'application/xml')}
        >
          Descargar mensaje
        </Button>
      </div>
      {problems.map(({ message }) => (
        <p key={message} className="d-error">
          {message}
        </p>
      ))}
      <pre className="u-manifest-message" tabIndex={0} role="region" aria-label="Mensaje del manifiesto">
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
