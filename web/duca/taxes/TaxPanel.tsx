import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { countries } from '../../../shared/countries/countries.ts';
import type { DucaBody } from '../../../shared/duca/dataSets.ts';
import { ducaProcedures } from '../../../shared/duca/procedures.ts';
import { explainFractionTax, explainValue } from '../../../shared/duca/taxes/explainFraction.ts';
import { explainGrandTotal, explainRate, explainTotal } from '../../../shared/duca/taxes/explainTotals.ts';
import { settledLines } from '../../../shared/duca/taxes/settledLines.ts';
import { formatAmount } from '../../../shared/foundation/decimal/amount.ts';
import { errorText } from '../../api/apiError.ts';
import { call } from '../../api/call.ts';
import { queryKey } from '../../api/queries.ts';
import { saved } from '../../document/saved.ts';
import type { OpenDuca } from '../ducaKind.ts';
import { useReference } from '../../kit/reference.ts';
import { showPane } from '../../kit/panes.tsx';
import { Button } from '../../kit/simple.tsx';
import { useChosenFraction } from '../fractions/chosenFraction.ts';
import { FractionPicker } from '../fractions/FractionPicker.tsx';
import '../duca.css';

const STALE = 'duca.stale-taxes';

/** Taxes of another day or other lists, and the way to settle by those of now; nothing that was typed changes. */
function Stale({ document }: { document: OpenDuca }) {
  const client = useQueryClient();
  const { session } = document;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const stale = document.problems.find(({ code }) => code === STALE);
  if (!stale) return null;
  const settle = async (): Promise<void> => {
    setBusy(true);
    setFailure('');
    try {
      await call(ducaProcedures.patch, { ...(await saved(document)), CAMBIOS: [] });
      await session.reload();
      await client.invalidateQueries({ queryKey: queryKey({ group: 'duca' }) });
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

/** Taxes of the declaration and of the fraction in hand, each amount with how it came to be. */
export function TaxPanel({ document }: { document: OpenDuca }) {
  const body = document.body;
  const reference = useReference();
  const line = useChosenFraction(body);
  return (
    <div className="d-stack u-tax">
      <Stale document={document} />
      {body.TRIBUTOS.length === 0 ? (
        <p>
          No hay tributos liquidados. La modalidad {body.DUCA.MODALIDAD || 'elegida'} no los causa, falta la
          tasa de cambio, o a cada fracción le falta algo que dice «Problemas».
        </p>
      ) : (
        <Totals body={body} />
      )}
      <p className="d-dimmed">{explainRate(body, document.derived, reference)}</p>
      {line >= 0 && (
        <>
          <FractionPicker body={body} line={line} />
          <FractionTaxes body={body} line={line} />
          <div className="d-row">
            <Button variant="default" onClick={() => showPane('fractions', true)}>
              Ver sus mercancías
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

function Totals({ body }: { body: DucaBody }) {
  const { symbol } = countries[useReference().country].currency;
  return (
    <table className="d-table">
      <caption className="d-hidden">Liquidación general</caption>
      <tbody>
        {body.TRIBUTOS.map((each) => (
          <tr key={each.ID_TRIBUTO}>
            <th scope="row">{each.CODIGO_TRIBUTO}</th>
            <td className="d-dimmed">{explainTotal(body, each.CODIGO_TRIBUTO)}</td>
            <td className="d-number">
              {symbol} {formatAmount(each.IMPORTE, 2)}
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row">Total general</th>
          <td className="d-dimmed">{explainGrandTotal(body)}</td>
          <td className="d-number">
            {symbol} {formatAmount(body.DUCA.TOTAL_GENERAL, 2)}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function FractionTaxes({ body, line }: { body: DucaBody; line: number }) {
  const reference = useReference();
  const fraction = body.FRACCIONES[line]!;
  const taxes = body.FRACCION_TRIBUTOS.filter((each) => each.ID_FRACCION === fraction.ID_FRACCION);
  if (taxes.length === 0) {
    const reasons = settledLines(body, reference)[line]?.unsettled ?? [];
    return (
      <>
        {reasons.map(({ code, field, reason }) => (
          <p key={`${code} ${field}`} className="d-error">
            Sin liquidar: {reason}.
          </p>
        ))}
        {reasons.length === 0 && <p>La fracción no tiene tributos.</p>}
      </>
    );
  }
  return (
    <>
      <dl aria-label="Valor en aduana">
        <dt>Valor en aduana</dt>
        <dd>{explainValue(body, fraction)}</dd>
      </dl>
      {taxes.map((tax) => {
        const explained = explainFractionTax(body, fraction, tax, reference);
        return (
          <dl key={tax.ID_TRIBUTO} aria-label={tax.CODIGO_TRIBUTO}>
            <dt>{tax.CODIGO_TRIBUTO}</dt>
            <dd>{formatAmount(tax.IMPORTE, 2)}</dd>
            <dt>Base</dt>
            <dd>{explained.base}</dd>
            <dt>Cálculo</dt>
            <dd>
              {explained.formula}, {explained.rounding}
            </dd>
            <dt>Fuente</dt>
            <dd>{explained.source}</dd>
          </dl>
        );
      })}
      <p>
        Total de la fracción: <strong>{formatAmount(fraction.TOTAL_TRIBUTOS, 2)}</strong>, suma de{' '}
        {taxes.length} tributos.
      </p>
    </>
  );
}
