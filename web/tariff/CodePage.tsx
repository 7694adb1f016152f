import { useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import { catalogue } from '../../shared/catalogues/names.ts';
import { formatDate } from '../../shared/foundation/dates/date.ts';
import { dottedTariff, plainTariff } from '../../shared/foundation/text/tariffCode.ts';
import { codeFacts, type CodeFacts, type PreferenceOfCode } from '../../shared/tariff/codeFacts.ts';
import { chapterOf } from '../../shared/tariff/sections.ts';
import { headingsOver } from '../../shared/tariff/wholeText.ts';
import { useReference } from '../kit/reference.ts';
import { SampleMark } from '../kit/SampleMark.tsx';
import { Button } from '../kit/simple.tsx';
import { EmptyState } from '../kit/states.tsx';
import { toast } from '../kit/toasts.ts';

const UNIT_DATA: Readonly<Record<string, string>> = {
  VEHICULOS: 'Se declaran los datos de cada vehículo.',
  MAQUINARIA: 'Se declaran los datos de cada máquina.',
  AERONAVES: 'Se declaran los datos de cada aeronave.',
  EMBARCACIONES: 'Se declaran los datos de cada embarcación.',
};

const QUOTAS: Readonly<Record<string, string>> = {
  DENTRO: 'Dentro de contingente',
  FUERA: 'Fuera de contingente',
};

/** One code: where it stands, what goods of it owe today, and what agreements give. */
export function CodePage() {
  const { code = '' } = useParams();
  const plain = plainTariff(code);
  const facts = codeFacts(useReference(), plain);
  const shown = dottedTariff(plain);
  useEffect(() => {
    window.document.title = `${shown} · Arancel · Despacho`;
  }, [shown]);
  if (!facts) {
    return (
      <EmptyState
        title={`El arancel en vigor no tiene el inciso ${shown}`}
        text="Revise los dígitos o búsquelo por palabras."
        action={<Link to="/arancel">Ir al arancel</Link>}
      />
    );
  }
  return <Facts code={plain} facts={facts} />;
}

function Facts({ code, facts }: { code: string; facts: CodeFacts }) {
  const place = chapterOf(code);
  const over = headingsOver(useReference(), code);
  const copy = (): void => {
    void navigator.clipboard.writeText(code).then(() => toast('Código copiado', code, 'good'));
  };
  return (
    <div className="d-stack t-code-page">
      <nav aria-label="Lugar en el arancel">
        <Link to="/arancel">Arancel</Link>
        {place && (
          <>
            {' › '}
            <span>
              {place.section.number} {place.section.title}
            </span>
            {' › '}
            <Link to={`/arancel?capitulo=${place.chapter.code}`}>
              {place.chapter.code} {place.chapter.title}
            </Link>
          </>
        )}
      </nav>
      {over.length > 0 && (
        <ol className="t-headings" aria-label="Títulos del inciso">
          {over.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
      )}
      <div className="d-row d-list-head">
        <h1 tabIndex={-1}>
          <span className="t-code">{dottedTariff(code)}</span> {facts.row.VALOR}
        </h1>
        <Button variant="default" onClick={copy}>
          Copiar código
        </Button>
      </div>
      <p>
        Unidad: {facts.unit || 'sin unidad en el arancel cargado'}. {UNIT_DATA[facts.unitGroup] ?? ''}
        {facts.described && ' Pide descripciones mínimas.'}
      </p>
      <Taxes facts={facts} />
      {facts.permits.length > 0 && <Permits list={facts.permits} />}
      <Preferences list={facts.preferences} />
    </div>
  );
}

const Taxes = ({ facts }: { facts: CodeFacts }) => (
  <section aria-labelledby="taxes">
    <h2 id="taxes">Tributos</h2>
    <table className="d-table">
      <thead>
        <tr>
          <th scope="col">Tributo</th>
          <th scope="col" className="d-number">
            Tasa %
          </th>
          <th scope="col">Fuente</th>
        </tr>
      </thead>
      <tbody>
        {facts.taxes.map(({ tax, name, rate, source, sample }) => (
          <tr key={tax}>
            <th scope="row">
              {tax} <span className="d-dimmed">{name}</span>
            </th>
            <td className="d-number" data-label="Tasa %">
              {rate}
            </td>
            <td data-label="Fuente">
              {source} {sample && <SampleMark />}
            </td>
          </tr>
        ))}
        {facts.specific.map(({ tax, name, what }) => (
          <tr key={`${tax} ${what}`}>
            <th scope="row">
              {tax} <span className="d-dimmed">{name}</span>
            </th>
            <td className="d-number" data-label="Tasa %">
              Por regla
            </td>
            <td data-label="Fuente">{what}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

const Permits = ({ list }: { list: CodeFacts['permits'] }) => (
  <section aria-labelledby="permits">
    <h2 id="permits">Permisos no arancelarios</h2>
    <ul>
      {list.map(({ what, office }) => (
        <li key={`${office} ${what}`}>
          {what}
          {office !== '' && <span className="d-dimmed"> {office}</span>}
        </li>
      ))}
    </ul>
  </section>
);

function Preferences({ list }: { list: readonly PreferenceOfCode[] }) {
  const reference = useReference();
  const countryOf = (each: string): string => reference.row(catalogue.countries, each)?.VALOR ?? each;
  return (
    <section aria-labelledby="preferences">
      <h2 id="preferences">Preferencias por acuerdo</h2>
      {list.length === 0 ? (
        <p className="d-dimmed">Ningún acuerdo cargado lo favorece.</p>
      ) : (
        <table className="d-table">
          <thead>
            <tr>
              <th scope="col">Acuerdo</th>
              <th scope="col">Origen</th>
              <th scope="col" className="d-number">
                DAI %
              </th>
              <th scope="col">Condición</th>
            </tr>
          </thead>
          <tbody>
            {list.map(({ agreement, name, origins, rate, quota, until, what }) => (
              <tr key={`${agreement} ${quota} ${what}`}>
                <th scope="row">{name}</th>
                <td data-label="Origen">
                  {origins.length === 0 ? 'Cualquiera' : origins.map(countryOf).join(', ')}
                </td>
                <td className="d-number" data-label="DAI %">
                  {rate}
                </td>
                <td>
                  {[what, QUOTAS[quota] ?? '', until === '' ? '' : `hasta el ${formatDate(until)}`]
                    .filter((each) => each !== '')
                    .join('; ')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
