import { Suspense, type ReactNode } from 'react';
import { Button } from '../kit/simple.tsx';
import { ActionMenu } from '../kit/ActionMenu.tsx';
import { showPane } from '../kit/panes.tsx';
import { StateBadge } from '../kit/states.tsx';
import { chooseDensity, DENSITIES, useDensity, type Density } from '../kit/theme/density.ts';
import { ProblemCounts } from './problems/ProblemCounts.tsx';
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
  actions: readonly EditorAction[];
  note?: ReactNode;
}

/** Number, client, state, version, who has it open, what it lacks and the main action; stays while the form scrolls. */
export function EditorHead({ title, document, inUseBy, actions, note }: Props) {
  const { header, definition } = document;
  const main = actions.find((action) => action.main);
  const rest = actions
    .filter((action) => action !== main)
    .map((action) => ({ ...action, run: () => void action.run() }));
  const density = useDensity();
  const other: Density = density === 'comoda' ? 'compacta' : 'comoda';
  const look = {
    label: `Vista ${DENSITIES[other].toLowerCase()}`,
    icon: 'expand',
    run: () => chooseDensity(other),
  };
  return (
    <header className="d-editor-head">
      <h1 tabIndex={-1} title={title}>
        {title}
      </h1>
      <StateBadge states={definition.states} state={header.ESTADO} />
      <span className="d-dimmed d-version">Versión {header.VERSION}</span>
      {note !== undefined && (
        <span className="d-head-note">
          <Suspense>{note}</Suspense>
        </span>
      )}
      {inUseBy && (
        <span className="d-warning d-in-use" title={`En uso por ${inUseBy}`}>
          En uso por {inUseBy}
        </span>
      )}
      <span className="d-grow" />
      {!document.readOnly && (
        <button
          type="button"
          className="d-head-problems"
          aria-describedby="d-head-problems-hint"
          onClick={() => showPane('problems')}
        >
          <ProblemCounts problems={document.problems} />
          <span id="d-head-problems-hint" className="d-hidden">
            Ver los problemas
          </span>
        </button>
      )}
      <ActionMenu label="Acciones" actions={rest.length === 0 ? rest : [...rest, look]} />
      {main && (
        <Button icon={main.icon ?? 'check'} disabled={main.disabled ?? false} onClick={() => void main.run()}>
          {main.label}
        </Button>
      )}
    </header>
  );
}
