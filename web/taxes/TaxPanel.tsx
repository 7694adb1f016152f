import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { countries } from '../../shared/countries/countries.ts';
import { formatAmount } from '../../shared/foundation/decimal/amount.ts';
import { heading, ofThe } from '../../shared/foundation/documents/noun.ts';
import type { AnyBody } from '../../shared/foundation/fields/dataSet.ts';
import { explainRate } from '../../shared/taxes/explainSums.ts';
import type { TaxedKind, ToldLine, ToldSum } from '../../shared/taxes/taxedKind.ts';
import { errorText } from '../api/apiError.ts';
import { call } from '../api/call.ts';
import { queryKey } from '../api/queries.ts';
import { saved } from '../document/saved.ts';
import type { DocumentContracts } from '../document/session/sessionWorld.ts';
import type { OpenDocument } from '../document/useDocument.ts';
import { useReference } from '../kit/reference.ts';
import { Button } from '../kit/simple.tsx';
import { useChosenLine } from './chosenLine.ts';
import { LinePicker } from './LinePicker.tsx';
import './taxes.css';

interface Props<B extends AnyBody> {
  kind: TaxedKind<B>;
  document: OpenDocument<B>;
  procedures: Pick<DocumentContracts, 'patch'>;
  /** What else is to be done with the line in hand. */
  beside?: ReactNode;
}

/** Taxes of a declaration and of the line in hand, each amount with how it came to be (product 18). */
export function TaxPanel<B extends AnyBody>({ kind, document, procedures, beside }: Props<B>) {
  const { body, derived } = document;
  const reference = useReference();
  const line = useChosenLine(kind, body);
  const sums = kind.sums(body, reference);
  const told = kind.told(body, line, reference);
  const known = derived && kind.rate(derived);
  return (
    <div className="d-stack u-tax">
      <Stale document={document} procedures={procedures} />
      {sums.length === 0 ? <p>{kind.nothing(body)}</p> : <Sums sums={sums} />}
      <p className="d-dimmed">{explainRate(kind.rate(body), known, kind.rateCalled, reference)}</p>
      {told && (
        <>
          <LinePicker
            kind={kind}
            body={body}
            line={line}
            tariff={told.tariff}
            description={told.description}
          />
          <LineTaxes kind={kind} told={told} />
          {beside && <div className="d-row">{beside}</div>}
        </>
      )}
    </div>
  );
}

/** Taxes of another day or other lists, and the way to settle by those of now; nothing that was typed changes. */
function Stale<B extends AnyBody>({ document, procedures }: Omit<Props<B>, 'kind'>) {
  const client = useQueryClient();
  const { session, definition } = document;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const stale = document.problems.find(({ code }) => code === `${definition.module}.stale-taxes`);
  if (!stale) return null;
  const settle = async (): Promise<void> => {
    setBusy(true);
    setFailure('');
    try {
      await call(procedures.patch, { ...(await saved(document)), CAMBIOS: [] });
      await session.reload();
      await client.invalidateQueries({ queryKey: queryKey({ group: definition.module }) });
    } catch (thrown) {
      setFailure(errorText(thrown));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="d-stack" role="group" aria-label="Tributos de otras reglas">
      <p className="d-error">{stale.message}</p>
      {!document.readOnly && (
        <div className="d-row">
          <Button loading={busy} onClick={() => void settle()}>
            Volver a liquidar
          </Button>
        </div>
      )}
      {failure && (
        <p className="d-error" role="alert">
          {failure}
        </p>
      )}
    </div>
  );
}

function Sums({ sums }: { sums: readonly ToldSum[] }) {
  const { symbol } = countries[useReference().country].currency;
  return (
    <table className="d-table u-sums">
      <caption className="d-hidden">Liquidación de la declaración</caption>
      <tbody>
        {sums.map(({ key, label, name, said, amount }) => (
          <tr key={key}>
            <th scope="row" title={name || undefined}>
              {label}
              {name && <span className="d-hidden">, {name}</span>}
            </th>
            <td className="d-dimmed">{said}</td>
            <td className="d-number">
              {symbol} {formatAmount(amount, 2)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function LineTaxes<B>({ kind, told }: { kind: TaxedKind<B>; told: ToldLine }) {
  const { symbol } = countries[useReference().country].currency;
  if (told.taxes.length === 0)
    return (
      <>
        {told.unsettled.map(({ code, field, reason }) => (
          <p key={`${code} ${field}`} className="d-error">
            Sin liquidar: {reason}.
          </p>
        ))}
        {told.unsettled.length === 0 && <p>{heading(kind.line)} no tiene tributos.</p>}
      </>
    );
  const { length: count } = told.taxes;
  return (
    <>
      <dl aria-label="Valor en aduana">
        <dt>Valor en aduana</dt>
        <dd>{told.value}</dd>
      </dl>
      {told.taxes.map(({ key, code, name, amount, base, formula, rounding, source }) => (
        <dl key={key} aria-label={code}>
          <dt title={name || undefined}>{code}</dt>
          <dd>
            {formatAmount(amount, 2)}
            {name && <span className="d-dimmed"> · {name}</span>}
          </dd>
          <dt>Base</dt>
          <dd>{base}</dd>
          <dt>Cálculo</dt>
          <dd>
            {formula}, {rounding}
          </dd>
          <dt>Fuente</dt>
          <dd>{source}</dd>
        </dl>
      ))}
      <p>
        Total {ofThe(kind.line)}:{' '}
        <strong>
          {symbol} {formatAmount(told.total, 2)}
        </strong>
        , {count === 1 ? 'de un solo tributo' : `suma de ${count} tributos`}.
      </p>
    </>
  );
}
