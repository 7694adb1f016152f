import type { ReactNode } from 'react';
import { Icon } from '../kit/icons.tsx';
import { Button, IconButton } from '../kit/simple.tsx';
import { saveText } from './saveText.ts';
import type { OpenDocument } from './useDocument.ts';

function saidOf(document: OpenDocument): ReturnType<typeof saveText> {
  const { readOnly, mayWrite } = document;
  if (!mayWrite) return { icon: 'lock', text: 'Solo consulta', look: 'd-dimmed' };
  if (readOnly) return { icon: 'lock', text: 'Solo lectura en este estado', look: 'd-dimmed' };
  return saveText(document);
}

/** Whether everything is saved, undo and redo, and what the module adds. */
export function EditorFoot({ document, children }: { document: OpenDocument; children?: ReactNode }) {
  const { icon, text, look } = saidOf(document);
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
