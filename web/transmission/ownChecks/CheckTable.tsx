import { Link } from 'react-router-dom';
import { addressOfDocument, type DocumentKind } from '../../../shared/foundation/documents/kind.ts';
import { CONDITION_WORDS } from '../../../shared/foundation/rules/own/conditionWords.ts';
import type { ListedOwnCheck } from '../../../shared/foundation/rules/own/procedures.ts';
import { DataTable, type TableColumn } from '../../kit/DataTable.tsx';
import { Button } from '../../kit/simple.tsx';

/** «es igual a «705»» */
export const saidOf = ({ CONDICION, COMPARADO }: Pick<ListedOwnCheck, 'CONDICION' | 'COMPARADO'>): string => {
  const { label, compares } = CONDITION_WORDS[CONDICION];
  return compares ? `${label} «${COMPARADO}»` : label;
};

const times = (count: number): string => (count === 1 ? '1 vez' : `${count} veces`);

interface CheckTableProps {
  kind: DocumentKind;
  checks: readonly ListedOwnCheck[];
  turn: (check: ListedOwnCheck) => void;
  edit: (check: ListedOwnCheck) => void;
}

const columnsOf = ({ kind, turn, edit }: CheckTableProps): readonly TableColumn<ListedOwnCheck>[] => [
  { name: 'NOMBRE', label: 'Campo', text: ({ NOMBRE }) => NOMBRE },
  { name: 'CONDICION', label: 'Avisa cuando', text: saidOf },
  { name: 'VALOR', label: 'Qué dice', text: ({ VALOR }) => VALOR },
  {
    name: 'ORIGEN',
    label: 'Hecha de',
    text: ({ ORIGEN }) => ORIGEN,
    render: ({ ORIGEN }) =>
      ORIGEN === '' ? 'A mano' : <Link to={addressOfDocument(kind, ORIGEN)}>Un rechazo</Link>,
  },
  {
    name: 'SEVERIDAD',
    label: 'Detiene',
    text: ({ SEVERIDAD }) => (SEVERIDAD === 'ERROR' ? 'Sí' : 'Solo avisa'),
  },
  { name: 'AVISOS', label: 'Avisó', right: true, text: ({ AVISOS }) => times(AVISOS) },
  { name: 'AYUDO', label: 'Ayudó', right: true, text: ({ AYUDO }) => times(AYUDO) },
  {
    name: 'ACTIVA',
    label: 'Activa',
    text: ({ ACTIVA }) => (ACTIVA === '1' ? 'Sí' : 'No'),
    render: (row) => (
      <label className="oc-switch">
        <input
          type="checkbox"
          role="switch"
          checked={row.ACTIVA === '1'}
          aria-label={`Activa: ${row.NOMBRE}, ${saidOf(row)}`}
          onChange={() => turn(row)}
        />
        {row.ACTIVA === '1' ? 'Activa' : 'Apagada'}
      </label>
    ),
  },
  {
    name: 'acciones',
    label: 'Acción',
    text: () => '',
    render: (row) => (
      <Button variant="subtle" onClick={() => edit(row)}>
        Cambiar
      </Button>
    ),
  },
];

export const CheckTable = (props: CheckTableProps) => (
  <DataTable
    label="Revisiones propias"
    columns={columnsOf(props)}
    rows={props.checks}
    rowKey={({ CLAVE }) => CLAVE}
    onOpen={props.edit}
  />
);
