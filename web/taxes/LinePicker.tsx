import { useEffect, useState } from 'react';
import { toThe } from '../../shared/foundation/documents/noun.ts';
import { capital } from '../../shared/foundation/text/capital.ts';
import { dottedTariff } from '../../shared/foundation/text/tariffCode.ts';
import type { TaxedKind } from '../../shared/taxes/taxedKind.ts';
import { jumpTo } from '../kit/jump.ts';
import { Button, IconButton, PlainInput } from '../kit/simple.tsx';
import { chooseLineAt } from './chosenLine.ts';
import './taxes.css';

interface Props<B> {
  kind: TaxedKind<B>;
  body: B;
  line: number;
  /** Of the line that is shown. */
  tariff: string;
  description: string;
}

/** The line of goods that a panel is about: the one whose row has the focus, or any other by its number. */
export function LinePicker<B>({ kind, body, line, tariff, description }: Props<B>) {
  const count = kind.count(body);
  const called = capital(kind.line.singular);
  const [typed, type] = useState(String(line + 1));
  useEffect(() => type(String(line + 1)), [line]);
  const choose = (index: number): void => {
    if (index >= 0 && index < count) chooseLineAt(`${kind.lines}[${index}]`);
  };
  const wrong = !/^\d+$/.test(typed) || Number(typed) < 1 || Number(typed) > count;
  return (
    <div className="d-stack">
      <div className="d-row u-picker">
        <IconButton
          icon="left"
          label={`${called} anterior`}
          disabled={line <= 0}
          onClick={() => choose(line - 1)}
        />
        <PlainInput
          label={`${called}, de ${count}`}
          value={typed}
          inputMode="numeric"
          {...(wrong ? { error: `Escriba un número del 1 al ${count}` } : {})}
          onChange={(value) => {
            type(value);
            if (/^\d+$/.test(value)) choose(Number(value) - 1);
          }}
        />
        <IconButton
          icon="right"
          label={`${called} siguiente`}
          disabled={line >= count - 1}
          onClick={() => choose(line + 1)}
        />
        <Button variant="default" onClick={() => jumpTo(`${kind.lines}[${line}].${kind.tariff}`)}>
          Ir {toThe(kind.line)}
        </Button>
      </div>
      <h3 className="u-fraction">
        {line + 1}. {dottedTariff(tariff) || 'Sin clasificación'} · {description || 'sin descripción'}
      </h3>
    </div>
  );
}
