import { useEffect, useState, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { countries } from '../../../shared/countries/countries.ts';
import { COUNTRIES } from '../../../shared/countries/country.ts';
import type { Result } from '../../../shared/foundation/contracts/procedure.ts';
import { formatDate } from '../../../shared/foundation/dates/date.ts';
import { isOneOf } from '../../../shared/foundation/oneOf.ts';
import { priceProcedures } from '../../../shared/users/operator/priceProcedures.ts';
import { errorText } from '../../api/apiError.ts';
import { call } from '../../api/call.ts';
import './operator.css';

type Prices = Result<typeof priceProcedures.prices>;

const limit = (count: number): string => (count === 0 ? 'Sin límite' : String(count));

const Table = ({
  label,
  heads,
  children,
}: {
  label: string;
  heads: readonly string[];
  children: ReactNode;
}) => (
  <div className="d-table-wrap" role="region" aria-label={label} tabIndex={0}>
    <table className="d-table">
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
);

const Tables = ({ prices }: { prices: Prices }) => (
  <>
    {prices.MUESTRA === '1' && (
      <p>
        <strong>MUESTRA.</strong> {prices.FUENTE}.
      </p>
    )}
    <Table label="Precios" heads={['Qué', 'Desde', 'Precio']}>
      {prices.PRECIOS.map(({ CLAVE, VALOR, DESDE, MONEDA, PRECIO }) => (
        <tr key={CLAVE}>
          <td>{VALOR}</td>
          <td>{formatDate(DESDE)}</td>
          <td>
            {MONEDA} {PRECIO}
          </td>
        </tr>
      ))}
    </Table>
    <h2>Planes</h2>
    <Table label="Planes" heads={['Plan', 'Usuarios', 'Declaraciones al mes', 'Tokens de programas']}>
      {prices.PLANES.map(({ PLAN, NOMBRE, USUARIOS, DECLARACIONES, TOKENS }) => (
        <tr key={PLAN}>
          <td>{NOMBRE}</td>
          <td>{limit(USUARIOS)}</td>
          <td>{limit(DECLARACIONES)}</td>
          <td>{limit(TOKENS)}</td>
        </tr>
      ))}
    </Table>
    <p>
      Se cobra lo que la autoridad acepta, al precio del primer día de su mes. Lo que rechaza no se cobra ni
      cuenta para el plan.
    </p>
  </>
);

/** `/precios`: what a declaration costs, for anybody, without a sign-in. */
export function PricesPage() {
  const asked = useParams()['country']?.toUpperCase() ?? '';
  const PAIS = isOneOf(COUNTRIES, asked) ? asked : COUNTRIES[0];
  const [prices, setPrices] = useState<Prices>();
  const [failure, setFailure] = useState('');
  useEffect(() => {
    window.document.title = 'Precios · Despacho';
    call(priceProcedures.prices, { PAIS }).then(setPrices, (thrown: unknown) =>
      setFailure(errorText(thrown)),
    );
  }, [PAIS]);
  return (
    <main className="op-page">
      <h1>Precios de Despacho, {countries[PAIS].name}</h1>
      {failure !== '' && <p role="alert">{failure}</p>}
      {prices && <Tables prices={prices} />}
    </main>
  );
}
