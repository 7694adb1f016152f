import { useMemo, useState } from 'react';
import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import type { AnyRecord } from '../../../shared/foundation/fields/dataSet.ts';
import { Icon } from '../icons.tsx';
import { Button } from '../simple.tsx';
import { Dialog } from '../windows.tsx';
import { controlText, isProven } from './controlText.ts';
import type { DecimalSign, GridColumn, PastedLine } from './paste.ts';
import { PasteAside } from './PasteAside.tsx';
import { PasteColumns } from './PasteColumns.tsx';
import { PasteFills } from './PasteFills.tsx';
import { blanksIn, filled, readPlan, type Answers, type Reading } from './pasteReading.ts';
import type { PastePlan } from './pastePlan.ts';
import { useWindowOver } from './windowOver.ts';

interface Props {
  plan: PastePlan;
  /** All columns of the sheet. */
  columns: readonly GridColumn[];
  reference: Reference;
  /** Columns whose blanks are asked for. */
  asked: readonly string[];
  /** A new line as it begins. */
  start: AnyRecord;
  /** Lines from the marked cell on, over which the block can be written. */
  over: readonly AnyRecord[];
  /** Whether it is written over the marked line and those below, unless the person says otherwise. */
  beginsOver: boolean;
  /** Number of the marked line. */
  from: number;
  onPaste: (lines: PastedLine[], over: boolean) => void;
  onClose: () => void;
}

const SIGNS: readonly (readonly [DecimalSign | undefined, string])[] = [
  ['point', 'Punto para decimales: 1,234.50'],
  ['comma', 'Coma para decimales: 1.234,50'],
  [undefined, 'No lo sé: marcar cada cantidad dudosa'],
];

/** How the block is read with the person's answers, the lines under it, and the columns that it leaves blank. */
function usePasteReading(props: Props) {
  const { plan, columns, reference } = props;
  const [over, setOver] = useState(props.over.length === 0 || props.beginsOver);
  const [answers, setAnswers] = useState<Answers>(() => {
    const fills = Object.fromEntries(props.asked.map((name) => [name, props.start[name] ?? '']));
    const first: Answers = { targets: plan.targets, taken: new Set(), fills };
    const { commas, points } = readPlan(plan, first, columns, reference).signs;
    return commas === points ? first : { ...first, sign: commas ? 'comma' : 'point' };
  });
  const reading = useMemo(
    () => readPlan(plan, answers, columns, reference),
    [plan, answers, columns, reference],
  );
  const { lines } = reading;
  const before = lines.map((_, index) => (over ? props.over[index] : undefined) ?? props.start);
  const missing = props.asked.flatMap((name) => {
    const column = columns.find((each) => each.name === name);
    const count = column ? blanksIn(lines, name, before).length : 0;
    return column && count > 0 ? [{ column, count }] : [];
  });
  return { over, setOver, answers, setAnswers, reading, before, missing };
}

/** How a block is understood, before it is pasted: its columns, the rows left out, what is missing; one step of undo. */
export function PastePreview(props: Props) {
  const { plan, columns, reference } = props;
  useWindowOver();
  const { over, setOver, answers, setAnswers, reading, before, missing } = usePasteReading(props);
  const { lines, signs } = reading;
  const wrong = lines.reduce((count, line) => count + Object.keys(line.rejected).length, 0);
  const title = lines.length === 1 ? 'Antes de pegar 1 línea' : `Antes de pegar ${lines.length} líneas`;
  return (
    <Dialog title={title} opened onClose={props.onClose} widest>
      <div className="d-stack d-paste">
        <PasteAside
          plan={plan}
          aside={reading.aside}
          taken={answers.taken}
          onTaken={(taken) => setAnswers({ ...answers, taken })}
        />
        {(signs.commas || signs.either > 0) && (
          <SignChoice sign={answers.sign} onChange={(sign) => setAnswers({ ...answers, sign })} />
        )}
        <PasteColumns
          plan={plan}
          reading={reading}
          every={columns}
          targets={answers.targets}
          onTargets={(targets) => setAnswers({ ...answers, targets })}
        />
        {missing.length > 0 && (
          <PasteFills
            missing={missing}
            total={lines.length}
            reference={reference}
            fills={answers.fills}
            onFills={(fills) => setAnswers({ ...answers, fills })}
          />
        )}
        {props.over.length > 0 && <PlaceChoice over={over} from={props.from} onChange={setOver} />}
        <ControlSums controls={reading.controls} columns={columns} />
        {wrong > 0 && <WrongCells count={wrong} />}
        <div className="d-row d-row-end">
          <Button variant="default" onClick={props.onClose}>
            Cancelar
          </Button>
          <Button
            data-autofocus
            disabled={lines.length === 0}
            onClick={() => props.onPaste(filled(lines, answers.fills, before), over)}
          >
            {lines.length === 1 ? 'Pegar 1 línea' : `Pegar ${lines.length} líneas`}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

const WrongCells = ({ count }: { count: number }) => (
  <p className="d-warning">
    <Icon name="warning" />{' '}
    {count === 1
      ? '1 celda no se entiende; quedará marcada con su razón.'
      : `${count} celdas no se entienden; quedarán marcadas con su razón.`}
  </p>
);

const SignChoice = (props: {
  sign: DecimalSign | undefined;
  onChange: (sign: DecimalSign | undefined) => void;
}) => (
  <fieldset className="d-panel">
    <legend>¿Cómo separan los decimales estas cantidades?</legend>
    <div className="d-row">
      {SIGNS.map(([sign, label]) => (
        <label key={label}>
          <input
            type="radio"
            name="decimal-sign"
            checked={props.sign === sign}
            onChange={() => props.onChange(sign)}
          />{' '}
          {label}
        </label>
      ))}
    </div>
  </fieldset>
);

const PlaceChoice = (props: { over: boolean; from: number; onChange: (over: boolean) => void }) => (
  <fieldset className="d-panel">
    <legend>¿Dónde se pegan?</legend>
    <div className="d-row">
      <label>
        <input type="radio" name="paste-where" checked={!props.over} onChange={() => props.onChange(false)} />{' '}
        Al final, como líneas nuevas
      </label>
      <label>
        <input type="radio" name="paste-where" checked={props.over} onChange={() => props.onChange(true)} />{' '}
        Desde la línea {props.from}, sobre lo que hay
      </label>
    </div>
  </fieldset>
);

/** What the list says of its totals, beside what its lines add up to. */
const ControlSums = (props: { controls: Reading['controls']; columns: readonly GridColumn[] }) =>
  props.controls.length > 0 && (
    <ul className="d-plain">
      {props.controls.map((control) => {
        const { field } = props.columns.find(({ name }) => name === control.column)!;
        const proven = isProven(control);
        return (
          <li key={control.column} className={proven ? 'd-good' : 'd-warning'}>
            <Icon name={proven ? 'check' : 'warning'} /> {controlText(control, field)}
          </li>
        );
      })}
    </ul>
  );
