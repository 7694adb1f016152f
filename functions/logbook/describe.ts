import * as z from 'zod';
import { capital } from '../../shared/foundation/text/capital.ts';
import { diffBodies } from '../../shared/foundation/documents/diff.ts';
import { stateOf } from '../../shared/foundation/documents/states.ts';
import { labelOf } from '../../shared/foundation/fields/label.ts';
import { deviceOf } from '../../shared/users/device.ts';
import { PRINTED_FILE, type LoggedChange, type LogLine } from '../../shared/logbook/line.ts';
import { Refusal } from '../../shared/foundation/contracts/refusal.ts';
import { localDateTime } from '../../shared/foundation/dates/date.ts';
import { DocumentStore } from '../runtime/documents/store.ts';
import { happenedPlace, type HappenedRow, type HappenedTo } from '../runtime/journal.ts';
import type { TenantScope } from '../runtime/scope.ts';
import type { Services } from '../runtime/services.ts';
import { definitionOf } from '../../shared/documentDefinitions.ts';

/** Changes that a line lists, and signs of a value: a load of lines is told by its versions. */
const [MOST_CHANGES, LONGEST] = [200, 300] as const;

/** What a line says before it has its place in the chain. */
export type Described = Omit<LogLine, 'N' | 'REGISTRADO' | 'ANTERIOR' | 'HUELLA'>;

interface Parts {
  services: Services;
  scope: TenantScope;
}

/** As the journal sealed it. */
const changedRows = z.array(
  z.object({ field: z.string(), before: z.unknown().optional(), after: z.unknown().optional() }),
);

const asText = (value: unknown): string => {
  const text = typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
};

/** A program names itself where a browser says what it is. */
const isProgram = (device: string): boolean => device.startsWith('Programa «');

interface Told {
  action: string;
  changes: LoggedChange[];
}

/** What a save did, by the version that it made and the one before it. */
async function saved({ services, scope }: Parts, { module, id, version }: HappenedTo): Promise<Told> {
  const definition = definitionOf(module);
  if (!definition || version === undefined) return { action: '', changes: [] };
  const store = new DocumentStore(definition, services, scope);
  try {
    const [facts, after, before] = await Promise.all([
      store.savedAs(id, version),
      store.content(id, version),
      version > 1 ? store.content(id, version - 1) : undefined,
    ]);
    const changes = diffBodies(definition.dataSets, before?.body ?? {}, after.body);
    return {
      action: facts?.ACCION ?? '',
      changes: changes.map(({ path, before: was, after: is, kind }) => ({
        CAMPO: labelOf(definition.dataSets, path),
        RUTA: path,
        ANTES: kind === 'removed' ? 'línea' : asText(was),
        DESPUES: kind === 'added' ? 'línea' : asText(is),
      })),
    };
  } catch (error) {
    // Where a version is not there any more, its line still says who made it and when.
    if (error instanceof Refusal) return { action: '', changes: [] };
    throw error;
  }
}

function moved({ module, state }: HappenedTo): LoggedChange[] {
  if (!state) return [];
  const states = definitionOf(module)?.states;
  const label = (name: string): string => (states && name !== '' ? stateOf(states, name).label : name);
  return [{ CAMPO: 'Estado', RUTA: 'ESTADO', ANTES: label(state.before), DESPUES: label(state.after) }];
}

function administered({ services, scope }: Parts, row: HappenedRow): LoggedChange[] {
  if (!row.changed) return [];
  const plain = services.sealer.open(scope.company, happenedPlace(row.sk), row.changed);
  return changedRows
    .parse(JSON.parse(Buffer.from(plain).toString('utf8')))
    .filter(({ before, after }) => asText(before) !== asText(after))
    .map(({ field, before, after }) => ({
      CAMPO: field,
      RUTA: field,
      ANTES: asText(before),
      DESPUES: asText(after),
    }));
}

type Printed = NonNullable<HappenedTo['print']>;

const printedPages = ({ code, pages }: Printed): string =>
  `imprimir${code === '' ? ' un borrador' : ''}, ${pages === 1 ? '1 página' : `${pages} páginas`}`;

/** The file of a print in its line, by which the chain vouches for the very bytes. */
const printedFile = ({ sha256 }: Printed): LoggedChange => ({
  CAMPO: 'Archivo (SHA-256)',
  RUTA: PRINTED_FILE,
  ANTES: '',
  DESPUES: sha256,
});

/** What a line says of one thing that a change was made to. */
async function describeOne(
  parts: Parts,
  row: HappenedRow,
  to: HappenedTo | undefined,
  rows: readonly LoggedChange[],
): Promise<Described> {
  const { action, changes } = to ? await saved(parts, to) : { action: '', changes: [] };
  const all = [...(to ? moved(to) : []), ...(to?.print ? [printedFile(to.print)] : []), ...changes, ...rows];
  const done = to?.print ? printedPages(to.print) : action || row.action || 'cambiar el estado';
  return {
    FECHA: localDateTime(row.at),
    USUARIO: row.login,
    DIRECCION: row.address,
    DISPOSITIVO: row.address === '' || isProgram(row.device) ? row.device : deviceOf(row.device),
    MODULO: to?.module ?? row.module,
    ID: to?.id ?? '',
    VERSION: to?.version ?? null,
    ACCION: capital(done),
    CAMBIOS: all.slice(0, MOST_CHANGES),
    MAS: Math.max(0, all.length - MOST_CHANGES),
    CODIGO: to?.print?.code ?? '',
  };
}

/** Lines of one happening: one for each thing that it was done to, or one that says what was called. */
export const describe = (parts: Parts, row: HappenedRow): Promise<Described[]> =>
  Promise.all(
    (row.to.length > 0 ? row.to : [undefined]).map((to, index) =>
      // What rows of administration held stands in the first alone.
      describeOne(parts, row, to, index === 0 ? administered(parts, row) : []),
    ),
  );
