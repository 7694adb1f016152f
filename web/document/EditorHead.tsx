import type { ReactNode } from 'react';
import { Button } from '../kit/simple.tsx';
import { ActionMenu } from '../kit/windows.tsx';
import { Stepper, type Step } from '../kit/panes.tsx';
import { StateBadge } from '../kit/states.tsx';
import type { OpenDocument } from './useDocument.ts';

export interface EditorAction {
  label: string;
  icon?: string;
  run: () => void | Promise<unknown>;
  /** The one main action of this state; stands at the right, the rest is in the menu. */
  main?: boolean;
  disabled?: boolean;
  danger?: boolean;
}

interface Props {
  title: string;
  document: OpenDocument;
  inUseBy: string | undefined;
  steps: readonly Step[];
  actions: readonly EditorAction[];
  note?: ReactNode;
}

/** Number, client, state, version, who has it open; the way of the file; the main action. */
export function EditorHead({ title, document, inUseBy, steps, actions, note }: Props) {
  const { header, definition } = document;
  const main = actions.find((action) => action.main);
  const rest = actions
    .filter((action) => action !== main)
    .map((action) => ({ ...action, run: () => void action.run() }));
  return (
    <header className="d-editor-head">
      {steps.length > 0 && <Stepper steps={steps} />}
      <div className="d-editor-title">
        <h1 tabIndex={-1} title={title}>
          {title}
        </h1>
        <StateBadge states={definition.states} state={header.ESTADO} />
        <span className="d-dimmed">Versión {header.VERSION}</span>
        {note}
        {inUseBy && <span className="d-warning">En uso por {inUseBy}</span>}
        <span className="d-grow" />
        <ActionMenu label="Acciones" actions={rest} />
        {main && (
          <Button
            icon={main.icon ?? 'check'}
            disabled={main.disabled ?? false}
            onClick={() => void main.run()}
          >
            {main.label}
          </Button>
        )}
      </div>
    </header>
  );
}
