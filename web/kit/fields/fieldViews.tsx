import { Suspense, type ComponentType } from 'react';
import { rowsInForce } from '../../../shared/foundation/documents/inForce.ts';
import type { CatalogueRow } from '../../../shared/foundation/documents/reference.ts';
import { kinds, shownValue } from '../../../shared/foundation/fields/kinds.ts';
import type { KindName } from '../../../shared/foundation/fields/field.ts';
import { otherNames } from '../../../shared/foundation/fields/codeMeant.ts';
import { remembered } from '../../../shared/foundation/remembered.ts';
import { codeLabel } from '../codeLabel.ts';
import { useReference } from '../reference.ts';
import type { Option } from './byKeyFirst.ts';
import { LineView, MONO } from './LineView.tsx';
import { ListView } from './ListView.tsx';
import { useTyping } from './useTyping.ts';
import { common, type ViewProps } from './viewProps.ts';
import { lazy } from '../lazy.ts';

const OfferedView = lazy(async () => ({ default: (await import('./OfferedView.tsx')).OfferedView }));

/** A line, with what its list offers where it has one; a plain line until that has come. */
const WrittenView = (props: ViewProps) =>
  props.field.offered === undefined || props.readOnly ? (
    <LineView {...props} />
  ) : (
    <Suspense fallback={<LineView {...props} />}>
      <OfferedView {...props} />
    </Suspense>
  );

function NoteView(props: ViewProps) {
  const { text, type, leave } = useTyping(props);
  return (
    <textarea
      {...common(props)}
      value={text}
      rows={3}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => leave()}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.shiftKey) leave(true);
      }}
    />
  );
}

/** One list for all fields that choose from it: a declaration asks for countries in ten places. */
const optionsOf = remembered((rows: readonly CatalogueRow[]): Option[] =>
  rows.map((row) => ({ value: row.CLAVE, label: codeLabel(row), also: otherNames(row) })),
);

function ChoiceView(props: ViewProps) {
  const reference = useReference();
  const { catalogue = '' } = props.field;
  const rows = rowsInForce(reference.rows(catalogue), reference.day);
  if (rows.length === 0) return <LineView {...props} />;
  // What was chosen while it ruled keeps its name, though nobody can choose it any more.
  const stored = reference.row(catalogue, props.value);
  return <ListView {...props} options={optionsOf(rows)} named={stored && codeLabel(stored)} />;
}

const YES_NO: Option[] = [
  { value: '1', label: 'Sí' },
  { value: '0', label: 'No' },
];
const FlagView = (props: ViewProps) => <ListView {...props} options={YES_NO} />;
const NoView = () => null;

/** What is only read: its words, on as many lines as they take; an input would cut them at its edge. */
export function ReadView(props: ViewProps) {
  const { field, value } = props;
  const rows = useReference().rows(field.catalogue ?? '');
  const named = field.kind === 'choice' ? rows.find(({ CLAVE }) => CLAVE === value) : undefined;
  const flag = field.kind === 'flag' ? YES_NO.find((each) => each.value === value) : undefined;
  const look = kinds[field.kind].align === 'right' ? 'd-number' : MONO.has(field.kind) ? 'd-code' : '';
  return field.kind === 'key' ? null : (
    <textarea
      {...common(props, look)}
      rows={1}
      value={named ? codeLabel(named) : (flag?.label ?? shownValue(value, field))}
    />
  );
}

/** The view of each kind; exhaustive, so that a kind without a view does not compile. */
export const fieldViews: Record<KindName, ComponentType<ViewProps>> = {
  text: WrittenView,
  note: NoteView,
  integer: LineView,
  decimal: LineView,
  date: LineView,
  dateTime: LineView,
  flag: FlagView,
  choice: ChoiceView,
  tariff: WrittenView,
  taxId: LineView,
  container: LineView,
  orderNumber: LineView,
  declarationNumber: LineView,
  reference: LineView,
  key: NoView,
};
