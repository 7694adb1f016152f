import { useDeferredValue, useState } from 'react';
import { countries } from '../../shared/countries/countries.ts';
import type { CountryCode } from '../../shared/countries/country.ts';
import type { DocumentHeader } from '../../shared/foundation/documents/header.ts';
import type { Role } from '../../shared/parties/fields/party.ts';
import { partyProcedures } from '../../shared/parties/procedures.ts';
import { OFFERED } from '../../shared/parties/states.ts';
import { useProcedure } from '../api/queries.ts';
import { useReference } from '../kit/reference.ts';
import { PlainInput } from '../kit/simple.tsx';
import { EmptyState, ErrorState, Loading } from '../kit/states.tsx';
import { Dialog } from '../kit/windows.tsx';
import './parties.css';

const SHOWN = 30;

/** What tells two cards of one name apart. */
const toldApart = ({ RESUMEN }: DocumentHeader, country: CountryCode): string => {
  const taxId = countries[country].formatTaxId(RESUMEN['NIT'] ?? '');
  return [taxId || RESUMEN['IDENTIFICACION'], RESUMEN['CIUDAD'], RESUMEN['ID_PAIS']]
    .filter(Boolean)
    .join(' · ');
};

/** Asks for one card of a role; some letters of its name or its number are enough, and Enter takes the first. */
export function PartyPicker(props: {
  role: Role;
  title: string;
  opened: boolean;
  onClose: () => void;
  onPick: (id: string) => void;
}) {
  const [typed, setTyped] = useState('');
  const { country } = useReference();
  const term = useDeferredValue(typed.trim());
  const cards = useProcedure(
    partyProcedures.list,
    {
      TERMINO: term === '' ? undefined : term,
      // Asked for, not left out of a page: newer ones that were archived would fill it.
      FILTROS: { ID_ROL: props.role, ESTADO: OFFERED },
      ORDEN: undefined,
      CURSOR: undefined,
      TAMANO: SHOWN,
    },
    { enabled: props.opened, keepPrevious: true },
  );
  const rows = cards.data?.rows ?? [];
  const [first] = rows;
  return (
    <Dialog title={props.title} opened={props.opened} onClose={props.onClose}>
      <div className="d-stack">
        <PlainInput
          label="Buscar por nombre, número o ciudad"
          type="search"
          data-autofocus
          value={typed}
          onChange={setTyped}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !first || cards.isFetching) return;
            event.preventDefault();
            props.onPick(first.ID);
          }}
        />
        {cards.isPending && <Loading />}
        {cards.isError && <ErrorState error={cards.error} retry={() => void cards.refetch()} />}
        {cards.data && rows.length === 0 && <NoCards term={term} more={cards.data.next !== undefined} />}
        <ul className="d-picks">
          {rows.map((row) => (
            <li key={row.ID}>
              <button type="button" onClick={() => props.onPick(row.ID)}>
                <b>{row.RESUMEN['NOMBRE'] || 'Sin nombre'}</b>
                <span className="d-muted">{toldApart(row, country)}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

/** Why there is nothing to choose: a page is not all that there is. */
function NoCards({ term, more }: { term: string; more: boolean }) {
  if (term === '' && more)
    return (
      <EmptyState
        title="Las más recientes están archivadas"
        text="Escriba el nombre o el número de la que busca."
      />
    );
  return (
    <EmptyState
      title={term === '' ? 'Todavía no hay fichas' : 'Ninguna ficha coincide'}
      text="Llene los datos en el documento y guárdelos con «Guardar en mis catálogos», o cree la ficha en Mis catálogos."
    />
  );
}
