import type { KindName } from '../../../shared/foundation/fields/field.ts';
import { kinds } from '../../../shared/foundation/fields/kinds.ts';
import { decimalKey } from './decimalKey.ts';
import { useTyping } from './useTyping.ts';
import { common, type ViewProps } from './viewProps.ts';

/** Kinds whose letters and figures are told apart sign by sign. */
export const MONO: ReadonlySet<KindName> = new Set([
  'tariff',
  'taxId',
  'container',
  'orderNumber',
  'declarationNumber',
]);

/** How a value is written where guessing goes wrong: day first. */
const PATTERNS: Partial<Record<KindName, string>> = { date: 'dd/mm/aaaa', dateTime: 'dd/mm/aaaa hh:mm' };

/** A value on one line, as it is written and shown. */
export function LineView(props: ViewProps) {
  const { text, type, leave } = useTyping(props);
  const kind = kinds[props.field.kind];
  const look = kind.align === 'right' ? 'd-number' : MONO.has(props.field.kind) ? 'd-code' : '';
  return (
    <input
      {...common(props, look)}
      value={text}
      inputMode={kind.inputMode}
      autoComplete="off"
      placeholder={props.readOnly ? undefined : (PATTERNS[props.field.kind] ?? kind.show?.(''))}
      onChange={(event) => type(event.currentTarget.value)}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={() => leave()}
      onKeyDown={(event) => {
        if (kind.align === 'right' && decimalKey(event)) return;
        if (event.key === 'Enter') leave(true);
      }}
    />
  );
}
