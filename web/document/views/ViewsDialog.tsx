import { useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { errorText } from '../../api/apiError.ts';
import type { ColumnChoice } from '../../kit/columns.ts';
import { confirm, confirmDelete } from '../../kit/dialogs/dialogs.ts';
import { Button, IconButton, PlainInput } from '../../kit/simple.tsx';
import { ErrorState, Loading } from '../../kit/states.tsx';
import { Dialog } from '../../kit/windows.tsx';
import { addressOfView, narrowing, sameName, type SavedView } from './savedView.ts';
import { useViews } from './useViews.ts';

const LONGEST_NAME = 60;

interface Props {
  moduleId: string;
  columns: ColumnChoice;
  onChoose: (view: SavedView) => void;
  onClose: () => void;
}

/** The views of a list that a person named: opens one, removes one, keeps how the list stands now. */
export function ViewsDialog({ moduleId, columns, onChoose, onClose }: Props) {
  const { views, pending, error, keep, remove } = useViews(moduleId, true);
  const [address] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [failed, setFailed] = useState<{ message: string }>();
  const [busy, setBusy] = useState(false);
  /** One at a time: a name is known to be taken once its view is there. */
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setFailed(undefined);
    try {
      await work();
    } catch (thrown) {
      setFailed({ message: errorText(thrown) });
    } finally {
      setBusy(false);
    }
  };
  const save = (name: string): Promise<void> =>
    attempt(async () => {
      const there = sameName(views, name);
      if (there && !(await mayReplace(name))) return;
      const view = { name, address: narrowing(address), columns };
      const key = await keep(view, there);
      navigate(pathname + addressOfView({ key, ...view }), { replace: true });
      onClose();
    });
  const take = async (view: SavedView): Promise<void> => {
    if (await confirmDelete(`Se quita la vista «${view.name}».`)) await attempt(() => remove(view));
  };
  const wrong = error ?? failed;
  return (
    <Dialog title="Vistas guardadas" opened escapes onClose={onClose}>
      <div className="d-stack">
        {pending ? (
          <Loading />
        ) : (
          <ViewList views={views} onOpen={onChoose} onRemove={(view) => void take(view)} />
        )}
        {wrong && <ErrorState error={wrong} />}
        <NameForm pending={pending} busy={busy} onName={(name) => void save(name)} />
      </div>
    </Dialog>
  );
}

/** Whoever takes a name that is taken loses the view that has it, on all machines: that is said first. */
const mayReplace = (name: string): Promise<boolean> =>
  confirm(
    `¿Reemplazar la vista «${name}»?`,
    'Ya hay una vista con ese nombre: sus filtros, su orden y sus columnas pasan a ser los de la lista como está ahora. Para conservarla, cancele y escriba otro nombre.',
    'Reemplazar',
    true,
  );

function ViewList(props: {
  views: readonly SavedView[];
  onOpen: (view: SavedView) => void;
  onRemove: (view: SavedView) => void;
}) {
  const [address] = useSearchParams();
  const { pathname } = useLocation();
  if (props.views.length === 0)
    return (
      <p className="d-dimmed">
        Todavía no hay vistas de esta lista. Una vista recuerda los filtros, el orden y las columnas.
      </p>
    );
  return (
    <ul className="d-column-list">
      {props.views.map((view) => (
        <li key={view.key} className="d-row">
          <Link
            className="d-grow"
            aria-current={address.get('vista') === view.key ? 'true' : undefined}
            to={pathname + addressOfView(view)}
            onClick={() => props.onOpen(view)}
          >
            {view.name}
          </Link>
          <IconButton
            icon="cross"
            label={`Quitar la vista ${view.name}`}
            onClick={() => props.onRemove(view)}
          />
        </li>
      ))}
    </ul>
  );
}

function NameForm(props: { pending: boolean; busy: boolean; onName: (name: string) => void }) {
  const { pending, busy, onName } = props;
  const [name, setName] = useState('');
  return (
    <form
      className="d-row"
      onSubmit={(event) => {
        event.preventDefault();
        onName(name.trim());
      }}
    >
      <PlainInput
        label="Guardar la lista como está ahora, con el nombre"
        value={name}
        maxLength={LONGEST_NAME}
        onChange={setName}
      />
      <Button type="submit" loading={busy} disabled={name.trim() === '' || pending}>
        Guardar vista
      </Button>
    </form>
  );
}
