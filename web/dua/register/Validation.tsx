import { duaProcedures } from '../../../shared/dua/procedures.ts';
import { formatAmount } from '../../../shared/foundation/decimal/amount.ts';
import type { Result } from '../../../shared/foundation/contracts/procedure.ts';
import { useProcedure } from '../../api/queries.ts';
import { jumpTo } from '../../kit/jump.ts';
import { ErrorState, Loading, ProblemList } from '../../kit/states.tsx';
import type { OpenDua } from '../duaKind.ts';

type Validated = Result<typeof duaProcedures.validation>;
type Liquidation = NonNullable<Validated['LIQUIDACION']>;

const lempiras = (value: string): string => (value === '' ? '—' : `L ${formatAmount(value, 2)}`);

/** What SARAH said when the declaration was last validated: its liquidation beside ours, and why they differ. */
export function Validation({ document }: { document: OpenDua }) {
  const { ID, LOCK } = document.header;
  const validation = useProcedure(
    duaProcedures.validation,
    { ID },
    { keepPrevious: true, staleTime: 0, every: false },
  );
  if (validation.isPending) return <Loading />;
  if (validation.isError)
    return <ErrorState error={validation.error} retry={() => void validation.refetch()} />;
  const { data } = validation;
  if (data.ID_TRANSMISION === '')
    return <p>Todavía no se ha validado. «Validar» pregunta a SARAH cuánto liquida, sin registrar nada.</p>;
  return (
    <section className="d-stack" aria-label="Validación de SARAH" key={LOCK}>
      <p>{data.FRASE}</p>
      {data.DE_ESTA_VERSION === '0' && document.body.DECLARACION.ID_SARAH === '' && (
        <p className="d-dimmed">
          Es de la versión {data.VERSION}; la declaración cambió después. Valide otra vez antes de registrar.
        </p>
      )}
      {data.problems.length > 0 && <ProblemList problems={data.problems} onJump={jumpTo} />}
      {data.LIQUIDACION && <Beside {...data.LIQUIDACION} />}
      {data.LIQUIDACION &&
        (data.DIFERENCIAS.length === 0 ? (
          <p>SARAH liquida lo mismo que la declaración, ítem por ítem.</p>
        ) : (
          <Differences all={data.DIFERENCIAS} />
        ))}
    </section>
  );
}

function Beside({ NUESTRA, SARAH, TRIBUTOS }: Liquidation) {
  const totals = (['TOTAL_PAGAR', 'TOTAL_GARANTIZAR'] as const).map((name) => ({
    CONCEPTO: name === 'TOTAL_PAGAR' ? 'Total a pagar' : 'Total a garantizar',
    NUESTRO: NUESTRA[name],
    IMPORTE: SARAH[name],
  }));
  return (
    <table className="d-table">
      <caption className="d-hidden">Liquidación de la declaración y de SARAH</caption>
      <thead>
        <tr>
          <th scope="col">Concepto</th>
          <th scope="col" className="d-number">
            Declaración
          </th>
          <th scope="col" className="d-number">
            SARAH
          </th>
        </tr>
      </thead>
      <tbody>
        {[...TRIBUTOS, ...totals].map(({ CONCEPTO, NUESTRO, IMPORTE }) => (
          <tr key={CONCEPTO}>
            <th scope="row">{CONCEPTO}</th>
            <td className="d-number">{lempiras(NUESTRO)}</td>
            <td className="d-number">{lempiras(IMPORTE)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Differences = ({ all }: { all: Validated['DIFERENCIAS'] }) => (
  <ul aria-label="Diferencias con SARAH">
    {all.map(({ ITEM, CONCEPTO, NUESTRO, SARAH, DIFERENCIA, EXPLICACION }) => (
      <li key={`${ITEM}|${CONCEPTO}`}>
        <strong>
          {ITEM === '' ? '' : `Ítem ${ITEM}: `}
          {CONCEPTO}
        </strong>{' '}
        {lempiras(NUESTRO)} aquí, {lempiras(SARAH)} en SARAH (diferencia {lempiras(DIFERENCIA)}).{' '}
        {EXPLICACION}
      </li>
    ))}
  </ul>
);
