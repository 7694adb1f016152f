import { useDeferredValue, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { catalogue } from '../../../shared/catalogues/names.ts';
import { formatDateTime } from '../../../shared/foundation/dates/date.ts';
import { formatAmount } from '../../../shared/foundation/decimal/amount.ts';
import { compare } from '../../../shared/foundation/decimal/decimal.ts';
import { countries } from '../../../shared/countries/countries.ts';
import type { DeclarationBody } from '../../../shared/transmission/acceptedVersions.ts';
import { PAID } from '../../../shared/taxes/paid.ts';
import { amendmentChanges, type OwedChange } from '../../../shared/transmission/amendmentChanges.ts';
import { useProcedure } from '../../api/queries.ts';
import { differenceGroups } from '../../document/history/differenceRows.ts';
import { DifferenceTable } from '../../document/history/DifferenceTable.tsx';
import type { OpenDocument } from '../../document/useDocument.ts';
import { jumpTo } from '../../kit/jump.ts';
import { useReference } from '../../kit/reference.ts';
import { ErrorState, Loading } from '../../kit/states.tsx';
import type { SealingScreens } from './screens.ts';

interface Props<B extends DeclarationBody> {
  screens: SealingScreens<B>;
  document: OpenDocument<B>;
  /** Address of a field, where the fields themselves are not on this page. */
  at?: (path: string) => string;
}

/** Why an accepted declaration is being changed, and what it says and owes otherwise than what was accepted. */
export function Amendment<B extends DeclarationBody>({ screens, document, at }: Props<B>) {
  const { ID } = document.header;
  const asked = useProcedure(screens.procedures.amendment, { ID }, { keepPrevious: true, staleTime: 0 });
  if (asked.isPending) return <Loading />;
  if (asked.isError) return <ErrorState error={asked.error} retry={() => void asked.refetch()} />;
  const { MOTIVO, USUARIO, FECHA, BASE } = asked.data;
  return (
    <section className="d-stack" aria-label={`Cambios de la ${screens.words.change.noun}`}>
      <p>
        {USUARIO} la abrió el {formatDateTime(FECHA)}: {MOTIVO}
      </p>
      <Changes screens={screens} document={document} base={BASE} {...(at ? { at } : {})} />
    </section>
  );
}

function Changes<B extends DeclarationBody>({ screens, document, base, at }: Props<B> & { base: number }) {
  const navigate = useNavigate();
  const pick = (path: string): void => void (at ? navigate(at(path)) : jumpTo(path));
  const { procedures, definition, owed } = screens;
  const body = useDeferredValue(document.body);
  const accepted = useProcedure(procedures.open, { ID: document.header.ID, VERSION: base });
  const was = accepted.data?.body as B | undefined;
  const changes = useMemo(
    () => was && amendmentChanges(definition.dataSets, owed, was, body),
    [was, body, definition, owed],
  );
  if (accepted.isError) return <ErrorState error={accepted.error} retry={() => void accepted.refetch()} />;
  if (!changes) return <Loading />;
  const groups = differenceGroups(definition.dataSets, changes.differences);
  if (groups.length === 0) return <p className="d-dimmed">Todavía no cambia nada de lo aceptado.</p>;
  return (
    <>
      {changes.owed.length === 0 && <p>Los tributos no cambian.</p>}
      {changes.owed.map((each) => (
        <Taxes key={each.OBLIGACION} change={each} />
      ))}
      {groups.map((group) => (
        <DifferenceTable key={group.title} {...group} head={['Aceptado', 'Ahora']} onPick={pick} />
      ))}
    </>
  );
}

/** What is paid, or guaranteed, more or less; nobody is asked for a tax that stays as it was. */
function Taxes({ change }: { change: OwedChange }) {
  const reference = useReference();
  const { symbol } = countries[reference.country].currency;
  const settled = change.OBLIGACION === PAID ? 'a pagar' : 'a garantizar';
  const money = (amount: string): string => `${symbol} ${formatAmount(amount, 2)}`;
  const signed = (amount: string): string => (compare(amount, '0') > 0 ? `+${money(amount)}` : money(amount));
  const rows = [
    ...change.taxes.map(({ CONCEPTO, ...amounts }) => ({
      key: CONCEPTO,
      name: reference.row(catalogue.taxes, CONCEPTO)?.VALOR ?? CONCEPTO,
      ...amounts,
    })),
    { ...change, key: '', name: `Total ${settled}` },
  ];
  return (
    <table className="d-difference" aria-label={`Tributos ${settled} que cambian`}>
      <caption>Tributos {settled}</caption>
      <thead>
        <tr>
          <th scope="col">Tributo</th>
          <th scope="col">Aceptado</th>
          <th scope="col">Ahora</th>
          <th scope="col">Diferencia</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, ANTES, DESPUES, DIFERENCIA }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>{money(ANTES)}</td>
            <td>{money(DESPUES)}</td>
            <td>{signed(DIFERENCIA)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
