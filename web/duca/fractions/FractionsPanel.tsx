import { useMemo, useState } from 'react';
import type { DucaBody } from '../../../shared/duca/dataSets.ts';
import { GROUPING } from '../../../shared/duca/derive/group.ts';
import type { AmountDifference } from '../../../shared/taxes/differences.ts';
import { explainGrouping } from '../../../shared/duca/regroup/explainGrouping.ts';
import { regroup, type Regrouping } from '../../../shared/duca/regroup/regroup.ts';
import { regroupingCosts } from '../../../shared/duca/regroup/regroupingCosts.ts';
import type { OpenDuca } from '../ducaKind.ts';
import { confirm } from '../../kit/dialogs/dialogs.ts';
import { useReference } from '../../kit/reference.ts';
import { Button, PlainInput } from '../../kit/simple.tsx';
import { ducaTaxed } from '../../../shared/duca/taxes/taxed.ts';
import { chooseLineAt, useChosenLine } from '../../taxes/chosenLine.ts';
import { DifferenceTable } from '../../taxes/DifferenceTable.tsx';
import { FractionGoods, type PlacedGoods } from './FractionGoods.tsx';
import { LinePicker } from '../../taxes/LinePicker.tsx';
import '../duca.css';

const ROUNDING =
  'Agrupar de otra forma no mueve ningún valor; los tributos, que se redondean en cada fracción, pueden variar en centavos.';
const NOTHING: ReadonlySet<string> = new Set();

/** The original goods of each fraction, why they are together, and the ways to group them otherwise. */
export function FractionsPanel({ document }: { document: OpenDuca }) {
  const body = document.body;
  const line = useChosenLine(ducaTaxed, body);
  const fraction = body.FRACCIONES[line];
  const goods = useMemo(() => placed(body, fraction?.ID_FRACCION), [body, fraction?.ID_FRACCION]);
  const lost = useMemo(() => withoutFraction(body), [body]);
  return (
    <div className="d-stack u-fractions">
      <p className="d-dimmed">
        {GROUPING} {ROUNDING}
      </p>
      {fraction && (
        <>
          <LinePicker
            kind={ducaTaxed}
            body={body}
            line={line}
            tariff={fraction.CLASIFICACION_ARANCELARIA}
            description={fraction.DESCRIPCION}
          />
          <Why body={body} line={line} />
          <Regroup key={fraction.ID_FRACCION} document={document} goods={goods} from={fraction.ID_FRACCION} />
        </>
      )}
      {lost.length > 0 && (
        <section className="d-stack" aria-label="Mercancías sin fracción">
          <h3 className="u-fraction">Sin fracción: {lost.length}</h3>
          <p className="d-dimmed">Su fracción se quitó o nunca la tuvieron. Elíjalas y póngalas en una.</p>
          <Regroup document={document} goods={lost} />
        </section>
      )}
      {!fraction && lost.length === 0 && <p>La declaración no tiene fracciones todavía.</p>}
    </div>
  );
}

const placed = ({ FRACCION_ITEMS }: DucaBody, id: string | undefined): PlacedGoods[] =>
  FRACCION_ITEMS.flatMap((item, index) => (item.ID_FRACCION === id ? [{ item, index }] : []));

function withoutFraction({ FRACCIONES, FRACCION_ITEMS }: DucaBody): PlacedGoods[] {
  const known = new Set(FRACCIONES.map((each) => each.ID_FRACCION));
  return FRACCION_ITEMS.flatMap((item, index) => (known.has(item.ID_FRACCION) ? [] : [{ item, index }]));
}

function Why({ body, line }: { body: DucaBody; line: number }) {
  const reference = useReference();
  const { why, siblings } = useMemo(() => explainGrouping(body, line, reference), [body, line, reference]);
  return (
    <>
      <p>{why}</p>
      {siblings.length > 0 && (
        <ul className="d-plain">
          {siblings.map((each) => (
            <li key={each.line}>
              <button
                type="button"
                className="d-link"
                onClick={() => chooseLineAt(`FRACCIONES[${each.line}]`)}
              >
                {each.why}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Which goods are marked, the fraction that is named for them, and the act with its answer. */
function useRegrouping(document: OpenDuca, goods: readonly PlacedGoods[]) {
  const reference = useReference();
  const body = document.body;
  const [marked, mark] = useState(NOTHING);
  const [other, setOther] = useState('');
  const [answer, setAnswer] = useState<{ text: string; bad: boolean }>({ text: '', bad: false });
  const items = goods.filter(({ item }) => marked.has(item.ID_ITEM)).map(({ item }) => item.ID_ITEM);
  const run = async (wanted: Regrouping | undefined): Promise<void> => {
    if (!wanted) {
      setAnswer({
        text: `Escriba en «Otra fracción» un número del 1 al ${body.FRACCIONES.length}.`,
        bad: true,
      });
      return;
    }
    const { session } = document;
    const shown = session.snapshot().body;
    const { changes, said, refused } = regroup(shown, wanted);
    if (refused !== undefined) return setAnswer({ text: refused, bad: true });
    const costs = regroupingCosts(shown, changes, reference);
    if (costs.length > 0 && !(await confirm('¿Desea reagrupar?', <Costs rows={costs} />, 'Reagrupar')))
      return setAnswer({ text: 'La agrupación quedó como estaba.', bad: false });
    if (session.snapshot().body !== shown)
      return setAnswer({ text: 'La declaración cambió mientras tanto: repita lo que pidió.', bad: true });
    setAnswer({ text: said, bad: false });
    session.edit(changes);
    mark(NOTHING);
    setOther('');
  };
  return { marked, mark, other, setOther, answer, items, run };
}

/**
 * The goods with a mark each, and what can be done with the marked ones; every act is one edit that can be undone, and one
 * that would move a tax says by how much and asks before.
 */
function Regroup(props: { document: OpenDuca; goods: readonly PlacedGoods[]; from?: string }) {
  const { document, goods, from } = props;
  const body = document.body;
  const { marked, mark, other, setOther, answer, items, run } = useRegrouping(document, goods);
  const to = /^\d+$/.test(other.trim()) ? body.FRACCIONES[Number(other) - 1]?.ID_FRACCION : undefined;
  return (
    <>
      <FractionGoods goods={goods} marked={marked} readOnly={document.readOnly} onMark={mark} />
      {!document.readOnly && (
        <>
          <div className="d-row">
            <Button disabled={items.length === 0} onClick={() => void run({ do: 'split', items })}>
              Separar en una fracción nueva
            </Button>
            {from !== undefined && (
              <Button variant="default" onClick={() => void run({ do: 'restore' })}>
                Volver a la agrupación propuesta
              </Button>
            )}
          </div>
          <div className="d-row u-picker">
            <PlainInput label="Otra fracción" inputMode="numeric" value={other} onChange={setOther} />
            <Button
              variant="default"
              disabled={items.length === 0}
              onClick={() => void run(to === undefined ? undefined : { do: 'move', items, to })}
            >
              Mover las marcadas
            </Button>
            {from !== undefined && (
              <Button
                variant="default"
                onClick={() => void run(to === undefined ? undefined : { do: 'join', from, to })}
              >
                Unir con ella
              </Button>
            )}
          </div>
        </>
      )}
      <p role="status" className={answer.bad ? 'd-error' : ''}>
        {answer.text}
      </p>
    </>
  );
}

function Costs({ rows }: { rows: readonly AmountDifference[] }) {
  return (
    <div className="d-stack">
      <p>
        Los valores quedan iguales. Los tributos se redondean en cada fracción, y con otras fracciones cambian
        así:
      </p>
      <DifferenceTable caption="Diferencia con la agrupación de ahora" rows={rows} />
    </div>
  );
}
