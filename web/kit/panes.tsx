import { useDeferredValue, useEffect, useId, useMemo, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { IconButton } from './simple.tsx';
import { useNarrow } from './grid/useNarrow.ts';
import { useRemembered } from './useRemembered.ts';

export interface PaneView {
  id: string;
  label: string;
  /** Drawn only while it is shown. */
  render: () => ReactNode;
}

export interface PaneTab {
  id: string;
  label: ReactNode;
  /** Drawn only while the tab is open; or the ways in which what it holds is seen, the first to begin with. */
  render: (() => ReactNode) | readonly PaneView[];
}

const PANE_EVENT = 'despacho-pane';

interface Asked {
  place: string;
  wide: boolean;
}

/** Asks the page's right panel to show one of its tabs or views, wide if so wished, and takes the focus there. */
export const showPane = (place: string, wide = false): void => {
  const detail: Asked = { place, wide };
  window.document.dispatchEvent(new CustomEvent(PANE_EVENT, { detail }));
};

const viewsOf = ({ render }: PaneTab): readonly PaneView[] => (typeof render === 'function' ? [] : render);

/** Tab of a place that is asked for: its own id, or that of one of its views. */
const tabOf = (tabs: readonly PaneTab[], place: string): PaneTab | undefined =>
  tabs.find((tab) => tab.id === place || viewsOf(tab).some((view) => view.id === place));

interface Props {
  name: string;
  tabs: readonly PaneTab[];
  children: ReactNode;
}

/** Whether a panel is open and wide, and which of its tabs and views is chosen. */
function usePanel(name: string, tabs: readonly PaneTab[]) {
  const narrow = useNarrow(992);
  const beside = useRemembered(`panel.${name}`, true);
  const over = useState(false);
  const [open, setOpen] = narrow ? over : beside;
  const [wide, widen] = useState(false);
  const [chosen, choose] = useRemembered(`panel.${name}.tab`, tabs[0]?.id ?? '');
  const [views, setViews] = useRemembered<Record<string, string>>(`panel.${name}.views`, {});
  const current = tabOf(tabs, chosen) ?? tabs[0];
  const id = useId();
  return { id, narrow, open, setOpen, wide, widen, current, choose, views, setViews };
}

type Panel = ReturnType<typeof usePanel>;

/** Opens the panel for whoever asks for one of its tabs, and by its keys. */
function usePanelKeys(tabs: readonly PaneTab[], panel: Panel): void {
  const { id, open, setOpen, wide, widen, choose, views, setViews } = panel;
  useEffect(() => {
    const onAsked = (event: Event): void => {
      const asked = (event as CustomEvent<Asked>).detail;
      const tab = tabOf(tabs, asked.place);
      if (!tab) return;
      setOpen(true);
      widen(asked.wide);
      choose(tab.id);
      if (tab.id !== asked.place) setViews({ ...views, [tab.id]: asked.place });
      setTimeout(() => window.document.getElementById(`${id}-${tab.id}`)?.focus(), 0);
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'F8') return;
      event.preventDefault();
      if (event.shiftKey) {
        setOpen(true);
        widen(!wide || !open);
      } else setOpen(!open);
    };
    window.document.addEventListener(PANE_EVENT, onAsked);
    window.document.addEventListener('keydown', onKey);
    return () => {
      window.document.removeEventListener(PANE_EVENT, onAsked);
      window.document.removeEventListener('keydown', onKey);
    };
  });
}

/** What the open tab shows, and the view of it. */
function useDrawn({ open, current, views }: Panel) {
  // Typing goes before its picture at the side; whoever works in the panel itself acts on nothing that is behind.
  const late = useDeferredValue(current);
  const [worked, setWorked] = useState(false);
  const drawn = worked || late?.id !== current?.id ? current : late;
  const view = drawn && (viewsOf(drawn).find((each) => each.id === views[drawn.id]) ?? viewsOf(drawn)[0]);
  const content = useMemo(() => {
    if (!open || !drawn) return undefined;
    return typeof drawn.render === 'function' ? drawn.render() : view?.render();
  }, [open, drawn, view]);
  const noteWork = (event: React.SyntheticEvent): void =>
    setWorked(event.currentTarget.matches(':hover, :focus-within'));
  return { drawn, view, content, noteWork };
}

/**
 * Content with a panel at its right that can be folded (F8) and made wide over the content (Shift+F8); whether it is
 * open, its tab and the view of each are remembered. On a small screen the panel lies over the content while it is
 * looked at, a tap away from wherever the person is.
 */
export function SplitPane({ name, tabs, children }: Props) {
  const panel = usePanel(name, tabs);
  const { narrow, open, setOpen, wide, widen, current } = panel;
  const drawing = useDrawn(panel);
  usePanelKeys(tabs, panel);
  const strip = narrow && <Strip tabs={tabs} />;
  if (!open || !current) {
    return (
      <div className="d-split">
        {strip}
        <div className="d-split-main">{children}</div>
        {current && !narrow && (
          <IconButton icon="left" label="Abrir el panel derecho" onClick={() => setOpen(true)} />
        )}
      </div>
    );
  }
  return (
    <div className={wide ? 'd-split d-split-wide' : 'd-split'}>
      {strip}
      {/* Whoever goes to the form from a panel that lies over it sees where they are. */}
      <div
        className="d-split-main"
        onFocus={() => {
          widen(false);
          if (narrow) setOpen(false);
        }}
      >
        {children}
      </div>
      <aside
        className="d-split-side"
        aria-label="Panel derecho"
        onKeyDown={(event) => narrow && event.key === 'Escape' && setOpen(false)}
      >
        <PanelHead tabs={tabs} panel={panel} current={current} />
        <PanelBody panel={panel} current={current} drawing={drawing} />
      </aside>
    </div>
  );
}

/** On a small screen: the way to each tab. */
const Strip = ({ tabs }: { tabs: readonly PaneTab[] }) => (
  <div className="d-split-strip" role="group" aria-label="Paneles">
    {tabs.map((tab) => (
      <button key={tab.id} type="button" className="d-chip" onClick={() => showPane(tab.id)}>
        {tab.label}
      </button>
    ))}
  </div>
);

/** The tabs, and how wide the panel is; arrows go from tab to tab. */
function PanelHead(props: { tabs: readonly PaneTab[]; panel: Panel; current: PaneTab }) {
  const { tabs, panel, current } = props;
  const { id, narrow, wide, widen, setOpen, choose } = panel;
  const step = (event: React.KeyboardEvent): void => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    const next = tabs[(tabs.indexOf(current) + by + tabs.length) % tabs.length]!;
    choose(next.id);
    window.document.getElementById(`${id}-${next.id}`)?.focus();
  };
  return (
    <div className="d-split-head">
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
      {!narrow && (
        <IconButton
          icon="expand"
          label={wide ? 'Angostar el panel derecho' : 'Ensanchar el panel derecho'}
          aria-pressed={wide}
          aria-keyshortcuts="Shift+F8"
          onClick={() => widen(!wide)}
        />
      )}
      <IconButton
        icon={narrow ? 'cross' : 'right'}
        label="Plegar el panel derecho"
        aria-keyshortcuts="F8"
        onClick={() => setOpen(false)}
      />
    </div>
  );
}

function PanelBody(props: { panel: Panel; current: PaneTab; drawing: ReturnType<typeof useDrawn> }) {
  const { id, views, setViews } = props.panel;
  const { drawn, view, content, noteWork } = props.drawing;
  return (
    <div
      id={`${id}-panel`}
      role="tabpanel"
      aria-labelledby={`${id}-${props.current.id}`}
      onPointerEnter={noteWork}
      onPointerLeave={noteWork}
      onFocus={noteWork}
      onBlur={noteWork}
    >
      {drawn && view && (
        <div className="d-views" role="group" aria-label="Qué se ve">
          {viewsOf(drawn).map((each) => (
            <button
              key={each.id}
              type="button"
              className="d-chip"
              aria-pressed={each.id === view.id}
              onClick={() => setViews({ ...views, [drawn.id]: each.id })}
            >
              {each.label}
            </button>
          ))}
        </div>
      )}
      {content}
    </div>
  );
}

export interface Step {
  label: string;
  /** Address of the document; absent while there is none. */
  to?: string;
  current?: boolean;
}

/**
 * The way of the file: order → invoice → transport → DVA → DUCA → channel, each linked to its document. Without steps its
 * line is kept for those that come.
 */
export const Stepper = ({ steps }: { steps: readonly Step[] }) =>
  steps.length === 0 ? (
    <div className="d-steps" />
  ) : (
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
