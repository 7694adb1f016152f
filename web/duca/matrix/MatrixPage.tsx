import { useEffect, useMemo, useRef, useState } from 'react';
import { catalogue } from '../../../shared/catalogues/names.ts';
import { matrixProcedures } from '../../../shared/duca/matrix/procedures.ts';
import { subjectOf } from '../../../shared/duca/matrix/rule.ts';
import { RULE_TYPES } from '../../../shared/duca/matrix/ruleTypes.ts';
import { messageNodes } from '../../../shared/duca/xml/nodes.ts';
import type { Result } from '../../../shared/foundation/contracts/procedure.ts';
import { formatDate } from '../../../shared/foundation/dates/date.ts';
import { useProcedure } from '../../api/queries.ts';
import { ListSearch } from '../../document/list/ListSearch.tsx';
import { DataTable } from '../../kit/DataTable.tsx';
import { Pages } from '../../kit/Pages.tsx';
import { PlainSelect, type PlainOption } from '../../kit/PlainSelect.tsx';
import { useReference } from '../../kit/reference.ts';
import { SampleNote } from '../../kit/SampleMark.tsx';
import { Button } from '../../kit/simple.tsx';
import { EmptyState, ErrorState, Loading } from '../../kit/states.tsx';
import { useAddress } from '../../kit/useAddress.ts';
import '../../catalogues/catalogues.css';
import { downloadMatrix, MatrixHistory } from './MatrixHistory.tsx';
import { MatrixImport } from './MatrixImport.tsx';
import { ruleColumns, type ListedRule } from './ruleColumns.tsx';
import { RuleDialog, type RuleDraft } from './RuleDialog.tsx';

const SIZE = 50;
type Matrix = Result<typeof matrixProcedures.matrixRows>;

const ANY: PlainOption = { value: '', label: 'Todas' };

/** The page of rows that the address asks for. */
function useMatrixRows() {
  const { read, page } = useAddress();
  return useProcedure(
    matrixProcedures.matrixRows,
    {
      TERMINO: read('q') || undefined,
      REGIMEN: read('modalidad') || undefined,
      CLASE: read('clase') || undefined,
      NODO_PADRE: read('padre') || undefined,
      TIPO: read('tipo') || undefined,
      HISTORIA: read('historia') === '1' || undefined,
      ORDEN: read('orden') || undefined,
      PAGINA: page,
      TAMANO: SIZE,
    },
    { keepPrevious: true },
  );
}

/** What the message asks by modality and class, with its history: looked at by administrators, changed by the operator's. */
export function MatrixPage() {
  const { read, put, page } = useAddress();
  const [edited, edit] = useState<{ rule: RuleDraft; known: boolean }>();
  const [importing, showImport] = useState(false);
  const [looking, showHistory] = useState(false);
  const list = useMatrixRows();
  useEffect(() => {
    window.document.title = 'Matriz de reglas · Despacho';
  }, []);
  const editable = list.data?.EDITABLE === '1';
  const columns = useMemo(
    () => ruleColumns(editable ? (rule) => edit({ rule, known: true }) : undefined),
    [editable],
  );
  if (list.isPending) return <Loading label="Abriendo la matriz" />;
  if (list.isError) {
    return (
      <>
        <h1 tabIndex={-1}>Matriz de reglas</h1>
        <ErrorState error={list.error} retry={() => void list.refetch()} />
      </>
    );
  }
  const { FILAS: rows, TOTAL: total, ...facts } = list.data;
  const keys = keysOf(rows);
  return (
    <div className="d-stack">
      <Head
        editable={editable}
        onHistory={() => showHistory(true)}
        onImport={() => showImport(true)}
        onAdd={() => edit({ rule: FIRST, known: false })}
      />
      <Origin facts={facts} />
      <Filters />
      <KeepFocus rows={rows} covered={edited !== undefined} />
      {rows.length === 0 ? (
        facts.FUENTE === '' ? null : (
          <EmptyState title="Ninguna fila coincide" text="Cambie el texto o quite los filtros." />
        )
      ) : (
        <>
          <DataTable
            label="Matriz de reglas"
            columns={columns}
            rows={rows}
            rowKey={(row) => keys.get(row)!}
            order={read('orden')}
            onOrder={(orden) => put({ orden })}
            onOpen={(row) => editable && row.ESTADO !== 'terminada' && edit({ rule: row, known: true })}
          />
          <Pages page={page} size={SIZE} total={total} onPage={(next) => put({ p: String(next) })} />
        </>
      )}
      {edited && <RuleDialog {...edited} facts={facts} onClose={() => edit(undefined)} />}
      {looking && <MatrixHistory onClose={() => showHistory(false)} />}
      {importing && <MatrixImport facts={facts} onClose={() => showImport(false)} />}
    </div>
  );
}

function Head(props: { editable: boolean; onHistory: () => void; onImport: () => void; onAdd: () => void }) {
  const { editable, onHistory, onImport, onAdd } = props;
  return (
    <div className="d-row d-list-head">
      <h1 tabIndex={-1}>Matriz de reglas</h1>
      <span className="d-grow" />
      <Button variant="default" icon="download" onClick={() => void downloadMatrix()}>
        CSV
      </Button>
      <Button variant="default" onClick={onHistory}>
        Historia
      </Button>
      {editable && (
        <>
          <Button variant="default" icon="file" onClick={onImport}>
            Cargar CSV
          </Button>
          <Button icon="plus" onClick={onAdd}>
            Agregar fila
          </Button>
        </>
      )}
    </div>
  );
}

/** Where the matrix comes from, since when, whether it is a sample, and who changes it. */
function Origin({ facts }: { facts: Omit<Matrix, 'FILAS' | 'TOTAL'> }) {
  const { today } = useReference();
  return (
    <>
      {facts.FUENTE === '' ? (
        <p className="d-dimmed">
          Su país no tiene matriz de reglas: ninguna fila pide ni prohíbe campos de sus declaraciones. Puede
          cargar una con un archivo CSV.
        </p>
      ) : facts.MUESTRA === '1' ? (
        <SampleNote source={facts.FUENTE} />
      ) : (
        <p className="d-dimmed">
          {facts.FUENTE} · rige desde {formatDate(facts.VIGENTE_DESDE)}
        </p>
      )}
      {facts.ESTAMPA_TIEMPO !== '' && facts.VIGENTE_DESDE > today && (
        <p className="d-warning">
          Rige desde {formatDate(facts.VIGENTE_DESDE)}. Hasta el día anterior rige la matriz que trae el
          producto, que es una muestra.
        </p>
      )}
      {facts.EDITABLE !== '1' && (
        <p className="d-dimmed">La cambia un administrador de la empresa que opera la plataforma.</p>
      )}
    </>
  );
}

/** What of the matrix is looked at; the address keeps it. */
function Filters() {
  const reference = useReference();
  const { read, put } = useAddress();
  const codes = (name: string): PlainOption[] => [
    ANY,
    ...reference.rows(name).map(({ CLAVE, VALOR }) => ({ value: CLAVE, label: `${CLAVE} · ${VALOR}` })),
  ];
  const filter = (name: string, label: string, options: readonly PlainOption[]) => (
    <PlainSelect
      label={label}
      value={read(name)}
      options={options}
      onChange={(value) => put({ [name]: value })}
    />
  );
  return (
    <div className="c-filters">
      <ListSearch label="Buscar nodo" value={read('q')} onChange={(q) => put({ q })} />
      {filter('modalidad', 'Modalidad', codes(catalogue.modalities))}
      {filter('clase', 'Clase', codes(catalogue.declarationClasses))}
      {filter('padre', 'Nodo padre', [{ ...ANY, label: 'Todos' }, ...[...messageNodes.keys()].map(same)])}
      {filter('tipo', 'Tipo', [{ ...ANY, label: 'Todos' }, ...RULE_TYPES.map(same)])}
      <button
        type="button"
        className="d-chip"
        aria-pressed={read('historia') === '1'}
        onClick={() => put({ historia: read('historia') === '1' ? '' : '1' })}
      >
        Con las terminadas
      </button>
    </div>
  );
}

/**
 * Rows by what they speak of, counted from the one that began last: after a change the new row stands in the place of the
 * one that was changed, and the focus in it stays.
 */
function keysOf(rows: readonly ListedRule[]): Map<ListedRule, string> {
  const counts = new Map<string, number>();
  return new Map(
    rows.toReversed().map((row) => {
      const subject = subjectOf(row);
      const count = counts.get(subject) ?? 0;
      counts.set(subject, count + 1);
      return [row, `${subject} ${count}`];
    }),
  );
}

/**
 * A row that was taken away takes the focus with it, while the window over it is open or after: the table has it then,
 * or the heading, not the whole page.
 */
function KeepFocus({ rows, covered }: { rows: readonly ListedRule[]; covered: boolean }) {
  const inTable = useRef(false);
  useEffect(() => {
    const note = (event: FocusEvent): void => {
      const at = event.target as HTMLElement;
      if (!at.closest('[role="dialog"]')) inTable.current = at.closest('.d-table-wrap') !== null;
    };
    window.document.addEventListener('focusin', note);
    return () => window.document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (covered || !inTable.current) return;
    // After the window gave the focus back to what is still there.
    const timer = setTimeout(() => {
      if (window.document.activeElement === window.document.body)
        window.document.querySelector<HTMLElement>('.d-table-wrap, h1')?.focus();
    }, 0);
    return () => clearTimeout(timer);
  }, [rows, covered]);
  return null;
}

const same = (value: string): PlainOption => ({ value, label: value });

/** Where a new row begins. */
const FIRST: RuleDraft = {
  NODO_PADRE: 'duca',
  NODO: 'control',
  CLASE: '*',
  REGIMEN: '*',
  TIPO: 'CONDICIONAL',
};
