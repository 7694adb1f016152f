import { countText } from '../../../shared/foundation/text/countText.ts';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { documentKinds, type KindName } from '../../../shared/documentKinds.ts';
import { all, found } from '../../../shared/foundation/documents/noun.ts';
import { addressOfDocument, titleOf } from '../../../shared/foundation/documents/kind.ts';
import { useProcedure } from '../../api/queries.ts';
import { useSession } from '../../api/session.ts';
import { contractsOf } from '../../document/kindContracts.ts';
import { PlainSelect } from '../../kit/PlainSelect.tsx';
import { Button, PlainInput } from '../../kit/simple.tsx';
import { ErrorState, Loading, StateBadge } from '../../kit/states.tsx';

const SIZE = 20;

interface Asked {
  module: KindName;
  term: string;
  state: string;
}

/** Search by kind, words and state beside whatever page is shown; the page stays (spec 2, top bar). */
export function CustomSearch() {
  const { permissions } = useSession();
  const kinds = documentKinds.filter(({ module }) => permissions.includes(`${module}:read`));
  const [typed, type] = useState<Asked>({ module: kinds[0]?.module ?? 'work-orders', term: '', state: '' });
  const [asked, ask] = useState<Asked>();
  const kind = kinds.find(({ module }) => module === typed.module);
  if (!kind) return <p className="d-dimmed">No tiene documentos en los que buscar.</p>;
  const states = Object.entries(kind.states.states).map(([value, { label }]) => ({ value, label }));
  return (
    <form
      className="d-stack"
      onSubmit={(event) => {
        event.preventDefault();
        ask(typed);
      }}
    >
      <PlainSelect
        label="Documento"
        value={typed.module}
        options={kinds.map(({ module, plural }) => ({ value: module, label: plural }))}
        onChange={(module) => type({ ...typed, module: module as KindName, state: '' })}
      />
      <PlainInput
        label="Número, cliente o palabras"
        maxLength={100}
        value={typed.term}
        onChange={(term) => type({ ...typed, term })}
      />
      <PlainSelect
        label="Estado"
        value={typed.state}
        options={[{ value: '', label: 'Cualquiera' }, ...states]}
        onChange={(state) => type({ ...typed, state })}
      />
      <Button type="submit" icon="search">
        Buscar
      </Button>
      {asked && <Results asked={asked} />}
    </form>
  );
}

function Results({ asked }: { asked: Asked }) {
  const navigate = useNavigate();
  const kind = documentKinds.find(({ module }) => module === asked.module)!;
  const list = useProcedure(contractsOf(kind).list, {
    TERMINO: asked.term.trim() || undefined,
    FILTROS: asked.state === '' ? undefined : { ESTADO: asked.state },
    ORDEN: undefined,
    CURSOR: undefined,
    TAMANO: SIZE,
  });
  if (list.isPending) return <Loading label="Buscando" />;
  if (list.isError) return <ErrorState error={list.error} retry={() => void list.refetch()} />;
  const { rows, total, orMore } = list.data;
  const filters = new URLSearchParams({
    ...(asked.term.trim() ? { q: asked.term.trim() } : {}),
    ...(asked.state ? { estado: asked.state } : {}),
  });
  return (
    <>
      <p role="status">
        {total === 0
          ? 'Nada coincide con la búsqueda'
          : `${orMore ? 'más de ' : ''}${countText(total)} ${found(kind.noun, total)}`}
      </p>
      <ul className="d-work">
        {rows.map((row) => (
          <li key={row.ID}>
            <StateBadge states={kind.states} state={row.ESTADO} />
            <Link to={addressOfDocument(kind, row.ID)}>{titleOf(kind, row.RESUMEN)}</Link>
          </li>
        ))}
      </ul>
      {(orMore || total > rows.length) && (
        <Button variant="default" onClick={() => navigate(`${addressOfDocument(kind)}?${filters}`)}>
          Ver {all(kind.noun)} en {kind.plural}
        </Button>
      )}
    </>
  );
}
