import { Link } from 'react-router-dom';
import type { Result } from '../../shared/foundation/contracts/procedure.ts';
import { formatDateTime } from '../../shared/foundation/dates/date.ts';
import { addressOfDocument } from '../../shared/foundation/documents/kind.ts';
import { documentKinds } from '../../shared/documentKinds.ts';
import { APPLICATIONS, type ModuleName } from '../../shared/foundation/modules.ts';
import { isOneOf } from '../../shared/foundation/oneOf.ts';
import { logbookProcedures, type LogbookSeal, type ShownLine } from '../../shared/logbook/procedures.ts';
import { applications } from '../../shared/users/applications.ts';
import { useProcedure } from '../api/queries.ts';
import { useMay } from '../api/session.ts';
import { DayRange } from '../document/list/DayRange.tsx';
import { DataTable, type TableColumn } from '../kit/DataTable.tsx';
import { PageTitle } from '../kit/PageTitle.tsx';
import { Filters } from '../kit/Filters.tsx';
import { PlainSelect } from '../kit/PlainSelect.tsx';
import { Button, PlainInput } from '../kit/simple.tsx';
import { EmptyState, ErrorState, Loading } from '../kit/states.tsx';
import { useAddress } from '../kit/useAddress.ts';
import { Changes } from './Changes.tsx';
import { ExportLogbook } from './ExportLogbook.tsx';
import './logbook.css';

const nameOf = (module: string): string =>
  isOneOf(APPLICATIONS, module) ? applications[module].name : module;

const titleOf = ({ TITULO, ID }: ShownLine): string => TITULO || ID;

/** Ids of documents: a few letters of their kind and a long random part. */
const DOCUMENT_ID = /^[a-z]+-[0-9a-z]{16,}$/;

/** Where the page of what a line is about lies; '' where there is none. */
const addressOf = ({ MODULO, ID }: ShownLine): string => {
  if (ID === '') return '';
  if (MODULO === 'users') return `/permisosUsuarios/${ID}`;
  const kind = documentKinds.find(({ module }) => module === MODULO);
  // What a company settles for a whole kind, such as its own checks, is told under the kind and is no document.
  return kind && DOCUMENT_ID.test(ID) ? addressOfDocument(kind, ID) : '';
};

/** Whose logbook is shown: of the person's company, or of the platform, whose people have no pages of documents. */
const LOGBOOKS = {
  company: {
    title: 'Bitácora',
    lines: logbookProcedures.lines,
    exportLines: logbookProcedures.exportLines,
    addressOf,
    remedy: 'Avise a quien opera Despacho.',
  },
  platform: {
    title: 'Bitácora de la plataforma',
    lines: logbookProcedures.platformLines,
    exportLines: logbookProcedures.exportPlatformLines,
    addressOf: () => '',
    remedy:
      'Si se restauró una copia de antes, es de esperar. Si no, alguien con acceso a los datos quitó anotaciones: conserve los registros del servidor y búsquelas en una copia de antes.',
  },
};
type Whose = keyof typeof LOGBOOKS;

const columns = (
  addressOf: (line: ShownLine) => string,
  narrow: (id: string) => void,
): readonly TableColumn<ShownLine>[] => [
  { name: 'N', label: 'N.º', right: true, text: (row) => String(row.N) },
  { name: 'FECHA', label: 'Cuándo', text: (row) => formatDateTime(row.FECHA) },
  { name: 'USUARIO', label: 'Quién', text: (row) => row.NOMBRE },
  {
    name: 'DIRECCION',
    label: 'Desde',
    text: (row) => [row.DISPOSITIVO, row.DIRECCION].filter((part) => part !== '').join(', '),
  },
  { name: 'MODULO', label: 'Módulo', text: (row) => nameOf(row.MODULO) },
  {
    name: 'ID',
    label: 'Documento',
    text: titleOf,
    render: (row) =>
      row.ID !== '' && (
        <span className="lb-document">
          <span className="lb-name" title={titleOf(row)}>
            {addressOf(row) === '' ? titleOf(row) : <Link to={addressOf(row)}>{titleOf(row)}</Link>}
          </span>
          <button
            type="button"
            className="d-link"
            aria-label={`Solo este: ${titleOf(row)}`}
            onClick={() => narrow(row.ID)}
          >
            Solo este
          </button>
        </span>
      ),
  },
  {
    name: 'ACCION',
    label: 'Qué',
    text: (row) => row.ACCION,
    render: (row) => <Changes line={row} />,
  },
];

const FILTERS = ['usuario', 'modulo', 'documento', 'desde', 'hasta'] as const;

/** How people narrow the logbook; what they chose lives in its address. */
function LogbookFilters() {
  const { read, put } = useAddress();
  return (
    <div className="d-row lb-filters" role="search" aria-label="Filtros de la bitácora">
      <Filters>
        <DayRange
          label="Días"
          from={read('desde')}
          until={read('hasta')}
          onChange={({ desde, hasta }) => put({ desde, hasta })}
        />
        <PlainSelect
          label="Módulo"
          value={read('modulo')}
          options={[
            { value: '', label: 'Todos' },
            ...APPLICATIONS.map((module: ModuleName) => ({ value: module, label: nameOf(module) })),
          ]}
          onChange={(modulo) => put({ modulo })}
        />
        <PlainInput label="Usuario" value={read('usuario')} onChange={(usuario) => put({ usuario })} />
        <PlainInput
          label="Documento (su número)"
          value={read('documento')}
          onChange={(documento) => put({ documento })}
        />
        {FILTERS.some((name) => read(name) !== '') && (
          <Button variant="subtle" onClick={() => put(Object.fromEntries(FILTERS.map((name) => [name, ''])))}>
            Quitar filtros
          </Button>
        )}
      </Filters>
    </div>
  );
}

/** Up to where the logbook is sealed, and what is missing of it. */
function Seal({ seal: { N, SELLADO, FALTAN }, remedy }: { seal: LogbookSeal; remedy: string }) {
  if (FALTAN.length > 0)
    return (
      <div className="d-stack" role="alert">
        <p className="d-error">La bitácora no está íntegra. {remedy}</p>
        <ul>
          {FALTAN.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
    );
  if (N === 0) return null;
  return (
    <p className="d-dimmed">
      Sellada hasta la anotación {N} el {formatDateTime(SELLADO)}; nada falta al final.
    </p>
  );
}

/** Whether there is nothing at all: of many lines a page looks at some, and may find none among them. */
const isEmpty = ({ LINEAS, ANTERIOR, SIGUIENTE }: Result<typeof logbookProcedures.lines>): boolean =>
  LINEAS.length === 0 && ANTERIOR === '' && SIGUIENTE === '';

/** One page of lines, with the way to newer and older ones. */
function Lines({ found, whose }: { found: Result<typeof logbookProcedures.lines>; whose: Whose }) {
  const { put, page } = useAddress();
  const { LINEAS, ANTERIOR, SIGUIENTE } = found;
  const back = (): void => put({ p: page > 2 ? String(page - 1) : '', c: ANTERIOR });
  const forward = (): void => put({ p: String(page + 1), c: SIGUIENTE });
  return (
    <>
      <DataTable
        label="Anotaciones de la bitácora"
        columns={columns(LOGBOOKS[whose].addressOf, (documento) => put({ documento }))}
        rows={LINEAS}
        rowKey={(row) => String(row.N)}
      />
      <div className="d-row">
        <span role="status">
          {LINEAS.length === 1 ? '1 anotación' : `${LINEAS.length} anotaciones`} en la página {page}
          {LINEAS.length === 0 && ': hay más que todavía no se miraron'}
        </span>
        <Button variant="default" disabled={ANTERIOR === ''} onClick={back}>
          Más recientes
        </Button>
        <Button variant="default" disabled={SIGUIENTE === ''} onClick={forward}>
          Más antiguas
        </Button>
      </div>
    </>
  );
}

/** 'Bitácora' (spec 2): every change, newest first, by person, module, document and day. */
export function LogbookPage({ whose = 'company' }: { whose?: Whose }) {
  const { read } = useAddress();
  const may = useMay();
  const { title, lines, exportLines, remedy } = LOGBOOKS[whose];
  const asked = {
    DESDE: read('desde') || undefined,
    HASTA: read('hasta') || undefined,
    USUARIO: read('usuario') || undefined,
    MODULO: read('modulo') || undefined,
    DOCUMENTO: read('documento') || undefined,
    CURSOR: read('c') || undefined,
  };
  const list = useProcedure(lines, asked, { keepPrevious: true, staleTime: 0 });
  return (
    <div className="d-stack">
      <div className="d-row d-list-head">
        <PageTitle>{title}</PageTitle>
        <span className="d-grow" />
        {may(exportLines.permission) && <ExportLogbook contract={exportLines} />}
      </div>
      {list.data && <Seal seal={list.data.SELLO} remedy={remedy} />}
      <LogbookFilters />
      {list.isPending ? (
        <Loading />
      ) : list.isError ? (
        <ErrorState error={list.error} retry={() => void list.refetch()} />
      ) : isEmpty(list.data) ? (
        <EmptyState
          icon="clock"
          title="Sin anotaciones"
          text={
            FILTERS.some((name) => read(name) !== '')
              ? 'Nadie cambió nada que coincida con los filtros. Quite alguno.'
              : 'Cada cambio queda aquí con quién lo hizo, cuándo, desde dónde y qué había antes.'
          }
        />
      ) : (
        <Lines found={list.data} whose={whose} />
      )}
    </div>
  );
}
