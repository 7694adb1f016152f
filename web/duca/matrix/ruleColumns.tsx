import type { matrixProcedures } from '../../../shared/duca/matrix/procedures.ts';
import type { Result } from '../../../shared/foundation/contracts/procedure.ts';
import { formatDate } from '../../../shared/foundation/dates/date.ts';
import type { TableColumn } from '../../kit/DataTable.tsx';
import { SampleMark } from '../../kit/SampleMark.tsx';
import { IconButton } from '../../kit/simple.tsx';
import { Badge } from '../../kit/states.tsx';

export type ListedRule = Result<typeof matrixProcedures.matrixRows>['FILAS'][number];

const TYPES: Record<string, { tone: 'progress' | 'neutral'; icon: string }> = {
  MANDATORIA: { tone: 'progress', icon: 'check' },
  CONDICIONAL: { tone: 'neutral', icon: 'question' },
};
const OTHER = { tone: 'neutral', icon: 'cross' } as const;

const plain = (name: keyof ListedRule, label: string): TableColumn<ListedRule> => ({
  name,
  label,
  sortable: true,
  text: (row) => row[name],
});

/** Columns of the matrix; with `edit`, a button at the end of each row. */
export const ruleColumns = (edit: ((row: ListedRule) => void) | undefined): TableColumn<ListedRule>[] => [
  plain('NODO_PADRE', 'Nodo padre'),
  plain('NODO', 'Nodo'),
  plain('REGIMEN', 'Modalidad'),
  plain('CLASE', 'Clase'),
  {
    ...plain('TIPO', 'Tipo'),
    render: ({ TIPO }) => <Badge label={TIPO} {...(TYPES[TIPO] ?? OTHER)} />,
  },
  {
    ...plain('VIGENTE_DESDE', 'Desde'),
    render: (row) => (
      <>
        {formatDate(row.VIGENTE_DESDE)} {row.ESTADO === 'futura' && <em>futura</em>}
      </>
    ),
  },
  {
    ...plain('VIGENTE_HASTA', 'Hasta'),
    render: (row) => (
      <>
        {row.VIGENTE_HASTA === '' ? '—' : formatDate(row.VIGENTE_HASTA)}{' '}
        {row.ESTADO === 'terminada' && <em>terminada</em>}
      </>
    ),
  },
  plain('FUENTE', 'Fuente'),
  {
    name: 'MUESTRA',
    label: 'Muestra',
    sortable: true,
    text: (row) => (row.MUESTRA === '1' ? 'MUESTRA' : ''),
    render: (row) => row.MUESTRA === '1' && <SampleMark />,
  },
  ...(edit
    ? [
        {
          name: 'ACCIONES',
          label: 'Cambiar',
          text: () => '',
          render: (row: ListedRule) =>
            row.ESTADO !== 'terminada' && (
              <IconButton
                icon="pencil"
                label={`Cambiar ${row.NODO_PADRE}.${row.NODO}, ${row.REGIMEN}, clase ${row.CLASE}`}
                onClick={() => edit(row)}
              />
            ),
        },
      ]
    : []),
];
