import { Link } from 'react-router-dom';
import { countries } from '../../../shared/countries/countries.ts';
import type { AnyDocument } from '../../../shared/foundation/documents/definition.ts';
import type { DocumentKind } from '../../../shared/foundation/documents/kind.ts';
import type { Field } from '../../../shared/foundation/fields/field.ts';
import type { DocumentHeader } from '../../../shared/foundation/documents/header.ts';
import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import { formatDateTime, formatWhen } from '../../../shared/foundation/dates/date.ts';
import { fieldColumn, type TableColumn } from '../../kit/DataTable.tsx';
import { StateBadge } from '../../kit/states.tsx';
import { addressOfDocument } from '../../../shared/foundation/documents/kind.ts';
import { hasRefusedChange, isRejected } from '../../../shared/foundation/documents/rejection.ts';

/** What a list needs of a kind of document: never its fields and checks. */
export type ListedKind = DocumentKind & Pick<AnyDocument, 'columns'>;

/** People know 'USD' and 'FOB' by heart, but not that '705' is a bill of lading, nor what a letter stands for; a word is read as it is named. */
const named = (key: string, rows: readonly { CLAVE: string; VALOR: string }[]): string =>
  /^\d+$|^\w$|\w{4}/.test(key) ? (rows.find((each) => each.CLAVE === key)?.VALOR ?? key) : key;

/** Most characters of a word for a code; what is longer names, and gives up its width. */
const NAME_LENGTH = 20;

/** The day of a moment, or its hour when it is of today; all of it on pointing. Nothing at all of none: a card names no blank. */
const When = ({ moment, today }: { moment: string; today: string }) =>
  moment === '' ? null : <span title={formatDateTime(moment)}>{formatWhen(moment, today)}</span>;

/** Column of what the definition sums up: tax ids as they are written, codes by their name where people do not know them by heart. */
function summaryColumn(name: string, field: Field, reference: Reference): TableColumn<DocumentHeader> {
  const valueOf = (row: DocumentHeader): string => row.RESUMEN[name] ?? '';
  const column = fieldColumn(name, field, valueOf);
  if (field.kind === 'taxId') {
    const { formatTaxId } = countries[reference.country];
    return { ...column, text: (row) => formatTaxId(valueOf(row)) };
  }
  if (field.kind === 'dateTime')
    return { ...column, render: (row) => <When moment={valueOf(row)} today={reference.today} /> };
  if (field.kind !== 'choice' || field.catalogue === undefined) return column;
  const rows = reference.rows(field.catalogue);
  return {
    ...column,
    long: rows.some(({ VALOR }) => VALOR.length > NAME_LENGTH),
    text: (row) => named(valueOf(row), rows),
  };
}

/**
 * Columns of a list: what names the document, its state beside it, then what the definition sums up; what is not named
 * stands aside until somebody wants it.
 */
export function listColumns(
  definition: ListedKind,
  names: readonly string[] | undefined,
  reference: Reference,
): TableColumn<DocumentHeader>[] {
  const every = Object.keys(definition.columns);
  const own = (wanted: readonly string[]) =>
    wanted.flatMap((name) => {
      const field = definition.columns[name];
      return field ? [summaryColumn(name, field, reference)] : [];
    });
  const [first, ...rest] = own(names ?? every);
  const aside = names ? own(every.filter((name) => !names.includes(name))) : [];
  return [
    ...(first
      ? [
          {
            ...first,
            render: (row: DocumentHeader) => (
              <Link to={addressOfDocument(definition, row.ID)}>{first.text(row) || 'Sin número'}</Link>
            ),
          },
        ]
      : []),
    {
      name: 'ESTADO',
      label: 'Estado',
      sortable: true,
      text: (row) => definition.states.states[row.ESTADO]?.label ?? row.ESTADO,
      render: (row) => (
        <>
          <StateBadge states={definition.states} state={row.ESTADO} />
          {row.RECHAZO && isRejected(definition, row) && (
            <p className="d-rejected" title={row.RECHAZO}>
              {hasRefusedChange(definition, row) && 'La autoridad rechazó el cambio: '}
              {row.RECHAZO}
            </p>
          )}
        </>
      ),
    },
    ...rest,
    {
      name: 'MODIFICADO',
      label: 'Modificado',
      sortable: true,
      text: (row) => formatDateTime(row.MODIFICADO),
      render: (row) => <When moment={row.MODIFICADO} today={reference.today} />,
    },
    ...aside.map((column) => ({ ...column, aside: true })),
  ];
}
