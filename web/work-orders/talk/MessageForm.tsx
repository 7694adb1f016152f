import { useState } from 'react';
import type { AttachedFile } from '../../../shared/foundation/files/procedures.ts';
import type { Audience } from '../../../shared/work-orders/talk/audience.ts';
import {
  MOST_TEXT,
  talkProcedures as procedures,
  type Place,
} from '../../../shared/work-orders/talk/procedures.ts';
import { useAction, useProcedure } from '../../api/queries.ts';
import { FilePicker } from '../../document/files/FilePicker.tsx';
import { UploadProgress } from '../../document/files/UploadProgress.tsx';
import { PlainSelect } from '../../kit/PlainSelect.tsx';
import { Button, IconButton, PlainInput, PlainText } from '../../kit/simple.tsx';
import { ErrorState } from '../../kit/states.tsx';
import { useOrderHome } from './orderHome.ts';
import { useUploads } from './useUploads.ts';

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

/** Writes a message, with whom it names and the files that go with it. What fails stays written. */
export function MessageForm({ orderId, threadId, audience, place, titled, onSent }: Props) {
  const say = useAction(procedures.say);
  const people = useProcedure(procedures.threads, { ID: orderId }).data?.PERSONAS ?? [];
  const [text, setText] = useState('');
  const [subject, setSubject] = useState('');
  const [named, name] = useState<readonly string[]>([]);
  const [files, setFiles] = useState<readonly AttachedFile[]>([]);
  const home = useOrderHome(orderId);
  const { queue, uploads } = useUploads(home, (file) => setFiles((before) => [...before, file]));
  const able = people.filter(
    ({ CLIENTE, IdUsuario }) => (audience === 'CLIENTE' || CLIENTE === '0') && !named.includes(IdUsuario),
  );
  const send = async (): Promise<void> => {
    const sent = await say.mutateAsync({
      ID: orderId,
      ID_HILO: threadId,
      PARA: threadId === undefined ? audience : undefined,
      ASUNTO: threadId === undefined && subject.trim() !== '' ? subject : undefined,
      LUGAR: threadId === undefined ? place : undefined,
      TEXTO: text,
      MENCIONES: named.length > 0 ? [...named] : undefined,
      ARCHIVOS: files.length > 0 ? files.map(({ ID_ARCHIVO }) => ID_ARCHIVO) : undefined,
    });
    setText('');
    setSubject('');
    name([]);
    setFiles([]);
    onSent(sent.ID_HILO);
  };
  const nameOf = (id: string): string =>
    people.find(({ IdUsuario }) => IdUsuario === id)?.NombreUsuario ?? id;
  return (
    <form
      className="d-stack t-screen"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') void send().catch(() => undefined);
      }}
    >
      {titled && <PlainInput label="Asunto" maxLength={120} value={subject} onChange={setSubject} />}
      <PlainText
        label={threadId === undefined ? 'Mensaje' : 'Respuesta'}
        maxLength={MOST_TEXT}
        value={text}
        onChange={setText}
      />
      {(named.length > 0 || files.length > 0) && (
        <ul className="d-plain">
          {named.map((id) => (
            <li key={id} className="d-row">
              Nombra a {nameOf(id)}
              <IconButton
                icon="cross"
                label={`No nombrar a ${nameOf(id)}`}
                onClick={() => name(named.filter((each) => each !== id))}
              />
            </li>
          ))}
          {files.map((file) => (
            <li key={file.ID_ARCHIVO} className="d-row">
              Va «{file.NOMBRE_ARCHIVO}»
              <IconButton
                icon="cross"
                label={`No enviar ${file.NOMBRE_ARCHIVO}`}
                onClick={() => setFiles(files.filter((each) => each !== file))}
              />
            </li>
          ))}
        </ul>
      )}
      {uploads.map((upload) => (
        <UploadProgress key={upload.id} upload={upload} queue={queue} />
      ))}
      {say.isError && <ErrorState error={say.error} safe="Lo que escribió sigue aquí." />}
      <div className="d-row">
        {able.length > 0 && (
          <PlainSelect
            label="Nombrar a"
            value=""
            options={[
              { value: '', label: 'Nadie más' },
              ...able.map(({ IdUsuario, NombreUsuario }) => ({ value: IdUsuario, label: NombreUsuario })),
            ]}
            onChange={(id) => id !== '' && name([...named, id])}
          />
        )}
        <FilePicker
          label="Adjuntar"
          of="al mensaje"
          many
          onFiles={(all) => all.forEach((file) => queue.add(audience, file))}
        />
        <span className="d-grow" />
        <Button type="submit" icon="send" disabled={text.trim() === ''} loading={say.isPending}>
          Enviar
        </Button>
      </div>
    </form>
  );
}
