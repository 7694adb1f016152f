import { useSettled } from '../kit/useSettled.ts';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { documentKinds } from '../../shared/documentKinds.ts';
import { addressOfDocument } from '../../shared/foundation/documents/kind.ts';
import { dottedTariff } from '../../shared/foundation/text/tariffCode.ts';
import { MOST_ASKED, productProcedures } from '../../shared/products/procedures.ts';
import type { Suggestion } from '../../shared/products/rankSuggestions.ts';
import { suggestAmong } from '../../shared/products/suggestAmong.ts';
import { OFFLINE } from '../api/apiError.ts';
import { useProcedure } from '../api/queries.ts';
import { useMay } from '../api/session.ts';
import { Icon } from '../kit/icons.tsx';
import { Button } from '../kit/simple.tsx';
import { knownLines, linesToAsk, originOf, type GoodsLine, type KnownLine } from './knownLines.ts';
import { useProductsAtHand } from './productsAtHand.ts';
import './products.css';

const STALE_MS = 60_000;

const addressOf = ({ MODULO, ID }: Suggestion): string =>
  addressOfDocument(
    documentKinds.find(({ module }) => module === MODULO)!,
    ID,
  );

/** What the company itself says of the classification of lines: its products and its accepted declarations. */
export function ProposedCodes({
  lines,
  onUse,
}: {
  lines: readonly GoodsLine[];
  /** Codes without points by the keys of their lines. */
  onUse: (codes: ReadonlyMap<string, string>) => void;
}) {
  const may = useMay()('products:read');
  const text = useSettled(JSON.stringify(linesToAsk(lines, MOST_ASKED)));
  const asked = useMemo(() => JSON.parse(text) as GoodsLine[], [text]);
  const LINEAS = asked.map(({ CODIGO, PROVEEDOR, TEXTO }) => ({ CODIGO, PROVEEDOR, TEXTO }));
  const found = useProcedure(
    productProcedures.suggest,
    { LINEAS },
    { enabled: may && LINEAS.length > 0, staleTime: STALE_MS },
  );
  const atHand = useProductsAtHand(may && LINEAS.length > 0);
  const offline = found.error?.code === OFFLINE;
  const answers = found.data ?? (offline ? asked.map((line) => suggestAmong(line, atHand)) : []);
  const here = new Map(lines.map((line) => [line.key, line.code]));
  const known = knownLines(asked, answers).filter(({ line }) => here.get(line.key) === line.code);
  if (known.length === 0) return null;
  const coded = known.filter(({ line, first }) => line.code === '' && first.POR === 'CODIGO');
  const use = (chosen: readonly [GoodsLine, Suggestion][]): void =>
    onUse(new Map(chosen.map(([line, { PARTIDA }]) => [line.key, PARTIDA])));
  return (
    <section className="p-known" aria-labelledby="title-known-codes">
      <div className="d-row">
        <h3 id="title-known-codes" className="d-grow" role="status">
          <Icon name="book" /> Clasificaciones que su empresa ya conoce ({known.length})
          {offline && <span className="d-dimmed"> Sin conexión: de sus productos más recientes.</span>}
        </h3>
        {coded.length > 1 && (
          <Button variant="default" onClick={() => use(coded.map(({ line, first }) => [line, first]))}>
            Usar las {coded.length} que da el código
          </Button>
        )}
      </div>
      <ul>
        {known.map((each) => (
          <Known key={each.line.key} known={each} onUse={(chosen) => use([[each.line, chosen]])} />
        ))}
      </ul>
    </section>
  );
}

function Known({ known, onUse }: { known: KnownLine; onUse: (chosen: Suggestion) => void }) {
  const { line, first, rest } = known;
  return (
    <li>
      <span>
        Línea {line.number} · {line.TEXTO || line.CODIGO}
        {line.code !== '' && <span className="d-warning"> dice {dottedTariff(line.code)}</span>}
      </span>
      {[first, ...rest].map((each) => (
        <span key={each.PARTIDA} className="p-choice">
          <Button
            variant="default"
            aria-label={`Usar ${dottedTariff(each.PARTIDA)} en la línea ${line.number}`}
            onClick={() => onUse(each)}
          >
            <span className="d-code">{dottedTariff(each.PARTIDA)}</span>
          </Button>
          <Link className="d-dimmed" to={addressOf(each)}>
            {originOf(each)}
          </Link>
        </span>
      ))}
    </li>
  );
}
