import type { Audience } from '../../../shared/work-orders/talk/audience.ts';
import { MOST_TEXT, talkProcedures as procedures } from '../../../shared/work-orders/talk/procedures.ts';
import type { Place } from '../../../shared/work-orders/talk/thread.ts';
import { useAction, useProcedure } from '../../api/queries.ts';
import { FilePicker } from '../../document/files/FilePicker.tsx';
import { UploadProgress } from '../../document/files/UploadProgress.tsx';
import { PlainSelect } from '../../kit/PlainSelect.tsx';
import { Button, IconButton, PlainInput, PlainText } from '../../kit/simple.tsx';
import { ErrorState } from '../../kit/states.tsx';
import { useOrderHome } from './orderHome.ts';
import { useUploads } from '../../document/files/useUploads.ts';
import { NOTHING } from './messageDraft.ts';
import { useMessageDraft } from './useMessageDraft.ts';

interface Props {
  orderId: string;
  /** The thread that is answered; without one a new thread begins. */
  threadId?: string | undefined;
  audience: Audience;
  /** Where it is asked from. */
  place?: Place | undefined;
  /** Whether a new thread says in a line what it is about. */
  titled?: boolean;
  onSent: (threadId: string) => void;
}

/** Writes a message, with whom it names and the files that go with it. What fails, or is left half written, stays written. */
export function MessageForm(props: Props) {
  const { orderId, threadId, audience, titled } = props;
  const draft = useDraft(props);
  const { say, write, setText, setSubject } = draft;
  const { text, subject, named } = draft.written;
  const people = useProcedure(procedures.threads, { ID: orderId }).data?.PERSONAS ?? [];
  // Whom the message may name follows for whom it is; what was written stays.
  const readers = named.filter(
    (id) => audience === 'CLIENTE' || people.find(({ IdUsuario }) => IdUsuario === id)?.CLIENTE !== '1',
  );
  const nameOf = (id: string) => people.find(({ IdUsuario }) => IdUsuario === id)?.NombreUsuario ?? id;
  const { queue, uploads } = useUploads(useOrderHome(orderId), (file) =>
    write(({ files }) => ({ files: [...files, file] })),
  );
  const able = people.filter(
    ({ CLIENTE, IdUsuario }) => (audience === 'CLIENTE' || CLIENTE === '0') && !named.includes(IdUsuario),
  );
  return (
    <form
      className="d-stack t-screen"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '' && uploads.length === 0) void draft.send(readers).catch(() => undefined);
      }}
    >
      {titled && <PlainInput label="Asunto" maxLength={120} value={subject} onChange={setSubject} />}
      <PlainText
        label={threadId === undefined ? 'Mensaje' : 'Respuesta'}
        maxLength={MOST_TEXT}
        value={text}
        onChange={setText}
      />
      <Going goes={draft.goes(readers, nameOf)} />
      {uploads.map((upload) => (
        <UploadProgress key={upload.id} upload={upload} queue={queue} />
      ))}
      {say.isError && <ErrorState error={say.error} safe="Lo que escribió sigue aquí." />}
      <div className="d-row">
        <Naming people={able} onName={(id) => write(() => ({ named: [...named, id] }))} />
        <FilePicker
          label="Adjuntar"
          of="al mensaje"
          many
          onFiles={(all) => all.forEach((file) => queue.add(audience, file))}
        />
        <span className="d-grow" />
        <Button
          type="submit"
          icon="send"
          disabled={text.trim() === '' || uploads.length > 0}
          loading={say.isPending}
        >
          Enviar
        </Button>
      </div>
    </form>
  );
}

/** Whom a message names and what goes with it, each to be taken back. */
function Going({ goes }: { goes: readonly { key: string; text: string; drop: () => void }[] }) {
  if (goes.length === 0) return null;
  return (
    <ul className="d-plain">
      {goes.map(({ key, text, drop }) => (
        <li key={key} className="d-row">
          {text}
          <IconButton icon="cross" label={`Quitar: ${text}`} onClick={drop} />
        </li>
      ))}
    </ul>
  );
}

/** The place of a message in its order: its thread, or the document that it asks about. */
const placeOf = ({ orderId, threadId, place }: Props): string =>
  `${orderId}/${threadId ?? `nuevo-${place?.ID_DOCUMENTO ?? ''}`}`;

/** What is written and not sent yet, and the way to send it. */
function useDraft(props: Props) {
  const { orderId, threadId, audience, place, onSent } = props;
  const say = useAction(procedures.say);
  const { written, write } = useMessageDraft(placeOf(props));
  const { text, subject, named, files } = written;
  const begins = threadId === undefined;
  const send = async (readers: readonly string[]): Promise<void> => {
    const sent = await say.mutateAsync({
      ID: orderId,
      ID_HILO: threadId,
      PARA: begins ? audience : undefined,
      ASUNTO: begins && subject.trim() !== '' ? subject : undefined,
      LUGAR: begins ? place : undefined,
      TEXTO: text,
      MENCIONES: readers.length > 0 ? [...readers] : undefined,
      ARCHIVOS: files.length > 0 ? files.map(({ ID_ARCHIVO }) => ID_ARCHIVO) : undefined,
    });
    write(() => NOTHING);
    onSent(sent.ID_HILO);
  };
  const goes = (readers: readonly string[], nameOf: (id: string) => string) => [
    ...readers.map((id) => ({
      key: id,
      text: `Nombra a ${nameOf(id)}`,
      drop: () => write(() => ({ named: named.filter((each) => each !== id) })),
    })),
    ...files.map((file) => ({
      key: file.ID_ARCHIVO,
      text: `Va «${file.NOMBRE_ARCHIVO}»`,
      drop: () => write(() => ({ files: files.filter((each) => each !== file) })),
    })),
  ];
  const setText = (said: string) => write(() => ({ text: said }));
  const setSubject = (said: string) => write(() => ({ subject: said }));
  return { say, send, goes, written, write, setText, setSubject };
}

/** Names one more person of those who may read the message. */
function Naming(props: {
  people: readonly { IdUsuario: string; NombreUsuario: string }[];
  onName: (id: string) => void;
}) {
  const { people, onName } = props;
  if (people.length === 0) return null;
  const options = people.map(({ IdUsuario, NombreUsuario }) => ({ value: IdUsuario, label: NombreUsuario }));
  return (
    <PlainSelect
      label="Nombrar a"
      value=""
      options={[{ value: '', label: 'Nadie más' }, ...options]}
      onChange={(id) => id !== '' && onName(id)}
    />
  );
}
