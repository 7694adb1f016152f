import { useDeferredValue, useEffect, useId, useMemo, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { IconButton } from './simple.tsx';
import { useRemembered } from './useRemembered.ts';

export interface PaneTab {
  id: string;
  label: ReactNode;
  /** Drawn only while the tab is open. */
  render: () => ReactNode;
}

const PANE_EVENT = 'despacho-pane';

/** Asks the page's right panel to show one of its tabs and takes the focus there. */
export const showPane = (tab: string): void => {
  document.dispatchEvent(new CustomEvent(PANE_EVENT, { detail: tab }));
};

/** Content with a panel at its right that can be folded; whether it is open, and its tab, are remembered. */
export function SplitPane({
  name,
  tabs,
  children,
}: {
  name: string;
  tabs: readonly PaneTab[];
  children: ReactNode;
}) {
  const [open, setOpen] = useRemembered(`panel.${name}`, true);
  const [chosen, choose] = useRemembered(`panel.${name}.tab`, tabs[0]?.id ?? '');
  const current = tabs.find((tab) => tab.id === chosen) ?? tabs[0];
  const id = useId();
  // Typing goes before its picture at the side; whoever works in the panel itself acts on nothing that is behind.
  const late = useDeferredValue(current);
  const [worked, setWorked] = useState(false);
  const drawn = worked || late?.id !== current?.id ? current : late;
  const content = useMemo(() => (open ? drawn?.render() : undefined), [open, drawn]);
  const noteWork = (event: React.SyntheticEvent): void =>
    setWorked(event.currentTarget.matches(':hover, :focus-within'));
  useEffect(() => {
    const onAsked = (event: Event): void => {
      const asked = (event as CustomEvent<string>).detail;
      if (!tabs.some((tab) => tab.id === asked)) return;
      setOpen(true);
      choose(asked);
      setTimeout(() => document.getElementById(`${id}-${asked}`)?.focus(), 0);
    };
    document.addEventListener(PANE_EVENT, onAsked);
    return () => document.removeEventListener(PANE_EVENT, onAsked);
  });
  if (!open || !current) {
    return (
      <div className="d-split">
        <div className="d-split-main">{children}</div>
        {current && <IconButton icon="left" label="Abrir el panel derecho" onClick={() => setOpen(true)} />}
      </div>
    );
  }
  const step = (event: React.KeyboardEvent): void => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    const next = tabs[(tabs.indexOf(current) + by + tabs.length) % tabs.length]!;
    choose(next.id);
    document.getElementById(`${id}-${next.id}`)?.focus();
  };
  return (
    <div className="d-split">
      <div className="d-split-main">{children}</div>
      <aside className="d-split-side" aria-label="Panel derecho" tabIndex={0}>
        <div className="d-row">
          <div className="d-tabs d-grow" role="tablist" aria-label="Panel derecho" onKeyDown={step}>
            {tabs.map((tab) => (
              <button
                key={tab.id}
                id={`${id}-${tab.id}`}
                type="button"
                role="tab"
                className="d-tab"
                aria-selected={tab === current}
                aria-controls={`${id}-panel`}
                tabIndex={tab === current ? 0 : -1}
                onClick={() => choose(tab.id)}
              >
                {tab.label}
              </button>
            ))}
          </div>
          <IconButton icon="right" label="Plegar el panel derecho" onClick={() => setOpen(false)} />
        </div>
        <div
          id={`${id}-panel`}
          role="tabpanel"
          aria-labelledby={`${id}-${current.id}`}
          onPointerEnter={noteWork}
          onPointerLeave={noteWork}
          onFocus={noteWork}
          onBlur={noteWork}
        >
          {content}
        </div>
      </aside>
    </div>
  );
}

export interface Step {
  label: string;
  /** Address of the document; absent while there is none. */
  to?: string;
  current?: boolean;
}

/** The way of the file: order → invoice → transport → DVA → DUCA → channel, each linked to its document. */
export const Stepper = ({ steps }: { steps: readonly Step[] }) => (
  <nav aria-label="Camino del expediente">
    <ol className="d-steps">
      {steps.map(({ label, to, current }) => (
        <li key={label} {...(current ? { 'aria-current': 'step' as const } : {})}>
          {to && !current ? (
            <Link to={to}>{label}</Link>
          ) : (
            <span className={to || current ? '' : 'd-dimmed'}>{label}</span>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
