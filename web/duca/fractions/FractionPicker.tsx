import { useEffect, useState } from 'react';
import type { DucaBody } from '../../../shared/duca/dataSets.ts';
import { dottedTariff } from '../../../shared/foundation/text/tariffCode.ts';
import { jumpTo } from '../../kit/jump.ts';
import { Button, IconButton, PlainInput } from '../../kit/simple.tsx';
import { chooseFractionAt } from './chosenFraction.ts';

/** The fraction that a panel is about: the one whose row has the focus, or any other by its number. */
export function FractionPicker({ body, line }: { body: DucaBody; line: number }) {
  const count = body.FRACCIONES.length;
  const [typed, type] = useState(String(line + 1));
  useEffect(() => type(String(line + 1)), [line]);
  const choose = (index: number): void => {
    if (index >= 0 && index < count) chooseFractionAt(`FRACCIONES[${index}]`);
  };
  const wrong = !/^\d+$/.test(typed) || Number(typed) < 1 || Number(typed) > count;
  const fraction = body.FRACCIONES[line];
  return (
    <div className="d-stack">
      <div className="d-row u-picker">
        <IconButton
          icon="left"
          label="Fracción anterior"
          disabled={line <= 0}
          onClick={() => choose(line - 1)}
        />
        <PlainInput
          label={`Fracción, de ${count}`}
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
          label="Fracción siguiente"
          disabled={line >= count - 1}
          onClick={() => choose(line + 1)}
        />
        <Button variant="default" onClick={() => jumpTo(`FRACCIONES[${line}].CLASIFICACION_ARANCELARIA`)}>
          Ir a la fracción
        </Button>
      </div>
      {fraction && (
        <h3 className="u-fraction">
          {line + 1}. {dottedTariff(fraction.CLASIFICACION_ARANCELARIA) || 'Sin clasificación'} ·{' '}
          {fraction.DESCRIPCION || 'sin descripción'}
        </h3>
      )}
    </div>
  );
}
