import type { ReactNode } from 'react';
import { formatDate, localDateTime, localDay } from '../../shared/foundation/dates/date.ts';
import { serverNow } from '../api/serverClock.ts';
import { Icon } from '../kit/icons.tsx';
import { Button, IconButton } from '../kit/simple.tsx';
import type { OpenDocument } from './useDocument.ts';

/** The hour, and the day of another one. */
function savedText(at: Date): string {
  const [day, hour] = [localDay(at), localDateTime(at).slice(11, 19)];
  return day === localDay(serverNow())
    ? `Guardado a las ${hour}`
    : `Guardado el ${formatDate(day)} a las ${hour}`;
}

function saveText({ save, savedAt, refusal, readOnly, mayWrite, unread }: OpenDocument): {
  icon: string;
  text: string;
  look: string;
} {
  if (!mayWrite) return { icon: 'lock', text: 'Solo consulta', look: 'd-dimmed' };
  if (readOnly) return { icon: 'lock', text: 'Solo lectura en este estado', look: 'd-dimmed' };
  switch (save) {
    case 'offline':
      return { icon: 'warning', text: 'Sin conexión: se guarda aquí', look: 'd-warning' };
    case 'refused':
      return {
        icon: 'cross',
        text: `Sin guardar, se conserva aquí. ${refusal?.message ?? ''}`,
        look: 'd-error',
      };
    case 'conflict':
      return {
        icon: 'warning',
        text: 'Hay diferencias por revisar; lo suyo se conserva aquí',
        look: 'd-warning',
      };
    case 'pending':
    case 'saving':
      return { icon: 'clock', text: 'Guardando…', look: 'd-dimmed' };
    case 'saved': {
      const text = savedAt ? savedText(savedAt) : 'Guardado';
      if (unread.size === 0) return { icon: 'check', text, look: 'd-good' };
      const rest =
        unread.size === 1
          ? 'un dato que no se entiende; se conserva aquí'
          : `${unread.size} datos que no se entienden; se conservan aquí`;
      return { icon: 'warning', text: `${text}, salvo ${rest}`, look: 'd-warning' };
    }
  }
}

/** Whether everything is saved, undo and redo, and what the module adds. */
export function EditorFoot({ document, children }: { document: OpenDocument; children?: ReactNode }) {
  const { icon, text, look } = saveText(document);
  return (
    <footer className="d-editor-foot">
      <span className={look} role="status">
        <Icon name={icon} /> {text}
      </span>
      {document.save === 'refused' && (
        <Button variant="default" onClick={() => void document.session.saveNow()}>
          Guardar de nuevo
        </Button>
      )}
      <span className="d-grow" />
      {children}
      {!document.readOnly && (
        <>
          <IconButton
            icon="undo"
            label="Deshacer"
            disabled={!document.canUndo}
            onClick={() => document.session.undo()}
          />
          <IconButton
            icon="redo"
            label="Rehacer"
            disabled={!document.canRedo}
            onClick={() => document.session.redo()}
          />
        </>
      )}
    </footer>
  );
}
