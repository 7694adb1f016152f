import { useMemo, useState } from 'react';
import type { DucaBody, DucaFraction, DucaTax } from '../../shared/duca/dataSets.ts';
import { explainTax } from '../../shared/duca/explainTax.ts';
import { GROUPING } from '../../shared/duca/derive/group.ts';
import { countries } from '../../shared/countries/countries.ts';
import type { AnyBody } from '../../shared/foundation/fields/dataSet.ts';
import { formatAmount } from '../../shared/foundation/decimal/amount.ts';
import { dottedTariff } from '../../shared/foundation/text/tariffCode.ts';
import { useReference } from '../kit/reference.ts';
import { jumpTo } from '../kit/jump.ts';
import { Button } from '../kit/simple.tsx';
import './duca.css';

const STEP = 50;

/** Taxes of the declaration and of each fraction, each amount with how it came to be. */
export function TaxPanel({ body }: { body: AnyBody }) {
  const duca = body as unknown as DucaBody;
  const reference = useReference();
  const { symbol } = countries[reference.country].currency;
  const [shown, show] = useState(STEP);
  const taxes = useMemo(() => {
    const byFraction = new Map<string, DucaTax[]>();
    for (const each of duca.FRACCION_TRIBUTOS) {
      byFraction.set(each.ID_FRACCION, [...(byFraction.get(each.ID_FRACCION) ?? []), each]);
    }
    return byFraction;
  }, [duca.FRACCION_TRIBUTOS]);
  if (duca.TRIBUTOS.length === 0) {
    return (
      <p>
        No hay tributos liquidados. La modalidad {duca.DUCA.MODALIDAD || 'elegida'} no los causa, o falta la
        tasa de cambio.
      </p>
    );
  }
  return (
    <div className="d-stack u-tax">
      <table className="d-table">
        <caption className="d-hidden">Liquidación general</caption>
        <tbody>
          {duca.TRIBUTOS.map((each) => (
            <tr key={each.ID_TRIBUTO}>
              <th scope="row">{each.CODIGO_TRIBUTO}</th>
              <td className="d-number">
                {symbol} {formatAmount(each.IMPORTE, 2)}
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row">Total general</th>
            <td className="d-number">
              {symbol} {formatAmount(duca.DUCA.TOTAL_GENERAL, 2)}
            </td>
          </tr>
        </tbody>
      </table>
      <p className="d-dimmed">{GROUPING}</p>
      {duca.FRACCIONES.slice(0, shown).map((fraction, line) => (
        <FractionTaxes
          key={fraction.ID_FRACCION}
          body={duca}
          fraction={fraction}
          line={line}
          taxes={taxes.get(fraction.ID_FRACCION) ?? []}
        />
      ))}
      {shown < duca.FRACCIONES.length && (
        <Button variant="default" onClick={() => show(shown + STEP)}>
          Mostrar más fracciones ({duca.FRACCIONES.length - shown})
        </Button>
      )}
    </div>
  );
}

function FractionTaxes(props: {
  body: DucaBody;
  fraction: DucaFraction;
  line: number;
  taxes: readonly DucaTax[];
}) {
  const { body, fraction, line, taxes } = props;
  const reference = useReference();
  const [open, setOpen] = useState(line === 0);
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {line + 1}. {dottedTariff(fraction.CLASIFICACION_ARANCELARIA)} ·{' '}
        {formatAmount(fraction.TOTAL_TRIBUTOS || '0', 2)}
      </summary>
      {open &&
        taxes.map((tax) => {
          const explained = explainTax(body, fraction, tax, reference);
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
      {open && (
        <button
          type="button"
          className="d-link"
          onClick={() => jumpTo(`FRACCIONES[${line}].CLASIFICACION_ARANCELARIA`)}
        >
          Ir a la fracción
        </button>
      )}
    </details>
  );
}
