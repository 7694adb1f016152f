import { Suspense, useState } from 'react';
import { catalogue } from '../../../shared/catalogues/names.ts';
import { takenFormats } from '../../../shared/catalogues/fileRules.ts';
import { totalBytesRule } from '../../../shared/duca/files/rules.ts';
import type { SupportDocument } from '../../../shared/duca/files/supportDocument.ts';
import { ducaProcedures } from '../../../shared/duca/procedures.ts';
import { FILE_FIELDS, NO_FILE } from '../../../shared/foundation/files/facts.ts';
import { sizeText } from '../../../shared/foundation/text/sizeText.ts';
import type { Change } from '../../../shared/foundation/documents/patch.ts';
import { authorities } from '../../../shared/transmission/authorities.ts';
import { call } from '../../api/call.ts';
import { useMay } from '../../api/session.ts';
import type { OpenDuca } from '../ducaKind.ts';
import { confirmDelete } from '../../kit/dialogs/dialogs.ts';
import { useReference } from '../../kit/reference.ts';
import { toast } from '../../kit/toasts.ts';
import { DocumentFile } from './DocumentFile.tsx';
import { FilePicker } from '../../document/files/FilePicker.tsx';
import { FileWindows, type Shown } from './FileWindows.tsx';
import '../../document/files/files.css';
import { PapersPanel, takesPapers } from './PapersPanel.tsx';
import { SupportXmlButton } from './SupportXmlButton.tsx';
import type { UploadQueue } from '../../document/files/UploadQueue.ts';
import { useUploads } from '../../document/files/useUploads.ts';
import { useFileDrop } from '../../document/files/useFileDrop.ts';
import { lazy } from '../../kit/lazy.ts';

const AuthorityFiles = lazy(async () => ({
  default: (await import('../../transmission/AuthorityFiles.tsx')).AuthorityFiles,
}));

const linesOf = ({ body }: Pick<OpenDuca, 'body'>): readonly SupportDocument[] => body.DOCUMENTOS;

/** Changes that give a line, wherever it stands now, the facts of a file; none when a person took the line away. */
function factChanges(document: OpenDuca, line: string, facts: Record<string, string>): Change[] {
  const index = linesOf(document.session.snapshot()).findIndex((each) => each.ID_DOCUMENTO === line);
  return index < 0
    ? []
    : FILE_FIELDS.map((field) => ({
        op: 'set',
        path: `DOCUMENTOS[${index}].${field}`,
        value: facts[field] ?? '',
      }));
}

/** The files of box 54: one a line, dropped, chosen or photographed; what fails stays here until it is retried. */
export function FilesPanel({ document }: { document: OpenDuca }) {
  return (
    <>
      <SupportFiles document={document} />
      {takesPapers(document.header.ESTADO) && <PapersPanel ducaId={document.header.ID} />}
      {document.body.DUCA.NUMERO_DUCA !== '' && <FilesOfAuthority ducaId={document.header.ID} />}
    </>
  );
}

/** What the authority has of these files, once it has the declaration. */
function FilesOfAuthority({ ducaId }: { ducaId: string }) {
  const deliver = () => call(ducaProcedures.deliverFiles, { ID: ducaId });
  const may = useMay()('duca:transmit');
  const { country } = useReference();
  return (
    <Suspense>
      <AuthorityFiles
        kind="duca"
        id={ducaId}
        authority={`la ${authorities[country].name}`}
        deliver={may ? deliver : undefined}
      />
    </Suspense>
  );
}

/** Files on their way to their lines, as those are when one arrives; of what each is there for its line says. */
function useLineUploads(document: OpenDuca) {
  const [home] = useState({ id: document.header.ID, procedures: ducaProcedures });
  return useUploads(
    home,
    (file, line) => {
      const changes = factChanges(document, line, { ...file });
      document.session.edit(changes);
      if (changes.length > 0) return;
      toast('Archivo sin línea', `La línea de «${file.NOMBRE_ARCHIVO}» ya no está.`, 'bad');
      return false;
    },
    () => undefined,
  );
}

/** What a person does with the lines and their files. */
function lineActs(document: OpenDuca, queue: UploadQueue) {
  /** Files without a line get one each, for a person to say what they are. */
  const addLines = (files: readonly File[]): void => {
    const made = files.map((file) => ({ file, key: crypto.randomUUID() }));
    document.session.edit([
      {
        op: 'insert',
        path: 'DOCUMENTOS',
        lines: made.map(({ key }) => ({ ID_DOCUMENTO: key, LINEA: '0' })),
      },
    ]);
    made.forEach(({ file, key }) => queue.add(key, file));
  };
  const addTo = (line: string, [first, ...more]: readonly File[]): void => {
    if (first) queue.add(line, first);
    if (more.length > 0) addLines(more);
  };
  const setKind = (line: string, value: string): void => {
    const index = linesOf(document).findIndex((each) => each.ID_DOCUMENTO === line);
    document.session.edit([{ op: 'set', path: `DOCUMENTOS[${index}].CODIGO_DOCUMENTO`, value }]);
  };
  const remove = async (line: string): Promise<void> => {
    if (await confirmDelete()) document.session.edit(factChanges(document, line, NO_FILE));
  };
  return { addLines, addTo, setKind, remove };
}

/** How many lines have their file, and what they weigh together; `onFiles` is absent for whoever only looks. */
function FilesHead(props: { document: OpenDuca; onFiles: ((files: readonly File[]) => void) | undefined }) {
  const { document, onFiles } = props;
  const reference = useReference();
  const lines = linesOf(document);
  const total = lines.reduce((sum, each) => sum + Number(each.BYTES_ARCHIVO || '0'), 0);
  const limit = totalBytesRule(reference);
  const attached = lines.filter((each) => each.ID_ARCHIVO).length;

  return (
    <div className="d-row">
      <h3 id="title-support-files" className="d-grow">
        Archivos de soporte{' '}
        <span className="d-dimmed">
          ({attached} de {lines.length}
          {attached > 0 && `, ${sizeText(total)}${limit > 0 ? ` de ${sizeText(limit)}` : ''}`})
        </span>
      </h3>
      {onFiles && <FilePicker label="Agregar archivos" many onFiles={onFiles} />}
      <SupportXmlButton document={document} disabled={attached === 0} />
    </div>
  );
}

function SupportFiles({ document }: { document: OpenDuca }) {
  const reference = useReference();
  const { queue, uploads } = useLineUploads(document);
  const [shown, show] = useState<Shown>();
  const writes = useMay()('duca:write') && !document.readOnly;
  const lines = linesOf(document);
  const kinds = [
    { value: '', label: 'Elija qué documento es' },
    ...reference
      .rows(catalogue.supportDocuments)
      .map((row) => ({ value: row.CLAVE, label: `${row.CLAVE} · ${row.VALOR}` })),
  ];
  const { addLines, addTo, setKind, remove } = lineActs(document, queue);
  const { over, handlers } = useFileDrop((files, target) => {
    const row = target.closest<HTMLElement>('[data-line]')?.dataset['line'];
    if (row === undefined) addLines(files);
    else addTo(row, files);
  });
  return (
    <section
      className={over ? 'u-files u-files-over' : 'u-files'}
      aria-labelledby="title-support-files"
      {...(writes ? handlers : {})}
    >
      <FilesHead document={document} onFiles={writes ? addLines : undefined} />
      {writes && (
        <p className="d-dimmed">
          Arrastre archivos sobre su documento, o aquí para agregar una línea por archivo. Se admiten{' '}
          {takenFormats(reference)}; las fotografías se reducen antes de enviarse.
        </p>
      )}
      <ul className="d-plain">
        {lines.map((each, index) => (
          <DocumentFile
            key={each.ID_DOCUMENTO}
            document={each}
            title={`${index + 1}. ${reference.row(catalogue.supportDocuments, each.CODIGO_DOCUMENTO)?.VALOR ?? 'Documento sin tipo'}`}
            uploads={uploads.filter((upload) => upload.line === each.ID_DOCUMENTO)}
            queue={queue}
            writes={writes}
            onFiles={(files) => addTo(each.ID_DOCUMENTO, files)}
            onView={() => show({ kind: 'view', ducaId: document.header.ID, document: each })}
            onPages={(file) => show({ kind: 'pages', ducaId: document.header.ID, document: each, file })}
            onRemove={() => void remove(each.ID_DOCUMENTO)}
            kinds={kinds}
            onKind={(kind) => setKind(each.ID_DOCUMENTO, kind)}
          />
        ))}
      </ul>
      <FileWindows
        shown={shown}
        onClose={() => show(undefined)}
        onMade={(line, file) => queue.add(line, file)}
      />
    </section>
  );
}
