import {
  LARGEST_BULK_BYTES,
  type BulkJob,
  type bulkProcedures,
  type BulkState,
} from '../../../../shared/foundation/documents/bulk.ts';
import type { AnyDocument } from '../../../../shared/foundation/documents/definition.ts';
import { localDateTime } from '../../../../shared/foundation/dates/date.ts';
import { invalidParam, refusal, rejected } from '../../../../shared/foundation/contracts/refusal.ts';
import { rowsOfRanges } from '../../../../shared/foundation/fields/rowRanges.ts';
import { cleanFileName } from '../../../../shared/foundation/text/fileName.ts';
import { sizeText } from '../../../../shared/foundation/text/sizeText.ts';
import { ConditionLost } from '../../database.ts';
import type { Call, Implementations } from '../../executor.ts';
import { madeFor } from '../ownImporters.ts';
import {
  AT_WORK,
  bulkAnswer,
  bulkKey,
  bulkNews,
  bulkObjects,
  bulkOf,
  bulkStateRefusal,
  isHeld,
  latestBulks,
  type BulkRow,
} from './jobRow.ts';
import { importRows, type Bulk } from './importRows.ts';

const FILES = 'files';

type Step = Call<{ ID_CARGA: string }>;

/** Implementations of the load of a kind's documents from a file (contracts: `bulkProcedures`); `createBulkWorker` does the work. */
export function bulkImplementations(
  definition: AnyDocument,
  bulk: Bulk,
): Implementations<ReturnType<typeof bulkProcedures>> {
  const { module } = definition;

  /** Moves a load on, on condition that nobody did meanwhile, with the message that has it worked on. */
  async function move(call: Step, row: BulkRow, set: Partial<BulkRow> & { ESTADO: BulkState }) {
    const { services, scope } = call;
    const works = AT_WORK.includes(set.ESTADO);
    const outgoing = works ? [services.outbox.row(bulkNews(scope, module, row.ID_CARGA))] : [];
    const next = { ...set, TURNO: '', HASTA: 0 };
    try {
      await services.database.write(
        {
          kind: 'update',
          table: module,
          key: bulkKey(scope, row.ID_CARGA),
          set: next,
          when: { equals: { ESTADO: row.ESTADO } },
        },
        ...outgoing,
      );
    } catch (error) {
      if (!(error instanceof ConditionLost)) throw error;
      throw bulkStateRefusal(await bulkOf(call, module, row.ID_CARGA), 'este paso');
    }
    await services.outbox.flush(outgoing);
    return bulkAnswer({ ...row, ...next });
  }

  return {
    importRows: importRows(definition, bulk),

    startBulk: async (call) => startBulk(call, definition),

    reviewBulk: async (call) => {
      const { services, scope, input } = call;
      const row = await bulkOf(call, module, input.ID_CARGA);
      // Asked again after a lost answer, it is under way.
      if (row.ESTADO === 'REVISANDO') return bulkAnswer(row);
      if (row.ESTADO !== 'ESPERA') throw bulkStateRefusal(row, 'otra revisión');
      if (!(await services.files.exists(scope, FILES, bulkObjects(module, row.ID_CARGA).file)))
        throw rejected(`«${row.NOMBRE_ARCHIVO}» todavía no llegó. Vuelva a enviarlo.`);
      return move(call, row, { ESTADO: 'REVISANDO' });
    },

    runBulk: async (call) => {
      const row = await bulkOf(call, module, call.input.ID_CARGA);
      if (row.ESTADO === 'CARGANDO') return bulkAnswer(row);
      // What was begun goes on as it was begun.
      if (row.ESTADO === 'DETENIDA') return move(call, row, { ESTADO: 'CARGANDO' });
      if (row.ESTADO !== 'REVISADA') throw bulkStateRefusal(row, 'cargarse');
      return move(call, row, { ESTADO: 'CARGANDO', CUALES: chosen(row, call.input.CUALES) });
    },

    stopBulk: async (call) => {
      const row = await bulkOf(call, module, call.input.ID_CARGA);
      if (row.ESTADO === 'DETENIDA') return bulkAnswer(row);
      if (row.ESTADO !== 'CARGANDO') throw bulkStateRefusal(row, 'ponerse en pausa');
      return move(call, row, { ESTADO: 'DETENIDA' });
    },

    bulkStatus: async (call): Promise<BulkJob> => {
      const row = await bulkOf(call, module, call.input.ID_CARGA);
      // Whoever had it went silent: whoever looks sends another.
      if (AT_WORK.includes(row.ESTADO) && row.HASTA > 0 && !isHeld(row, call.services))
        await call.services.outbox.nudge(bulkNews(call.scope, module, row.ID_CARGA));
      return bulkAnswer(row);
    },

    bulks: async (call) => (await latestBulks(call, module)).map(bulkAnswer),

    bulkErrors: async (call) => {
      const { services, scope, input } = call;
      const row = await bulkOf(call, module, input.ID_CARGA);
      const { errors, allErrors } = bulkObjects(module, row.ID_CARGA);
      const ended = row.ESTADO === 'TERMINADA';
      if (!ended && row.ERRORES === 0) throw refusal('not-found', { what: 'ningún archivo de errores' });
      const NOMBRE_ARCHIVO = cleanFileName(`errores_${row.NOMBRE_ARCHIVO.replace(/\.[^.]*$/, '')}.csv`);
      services.log.info('link.issued', { module, company: scope.company, id: row.ID_CARGA });
      const ENLACE = await services.files.link(scope, FILES, ended ? allErrors : errors, NOMBRE_ARCHIVO);
      return { ENLACE, NOMBRE_ARCHIVO };
    },
  };
}

/** What of the reviewed rows a person wants, as it is kept. Throws for all of a file of which some are wrong. */
function chosen(row: BulkRow, asked: string): string {
  const what = asked.trim();
  if (row.FILAS === 0)
    throw rejected('Ninguna fila está sin errores. Corrija el archivo y cárguelo de nuevo.');
  if (what === 'TODAS') {
    if (row.MALAS === 0) return 'BUENAS';
    throw rejected(
      `${row.MALAS} filas tienen errores, así que no se cargó ninguna. Corríjalas, o cargue solo las que no tienen errores.`,
    );
  }
  if (what === 'BUENAS' || rowsOfRanges(what, row.FILAS + row.MALAS)) return what;
  throw rejected(
    `«${what.slice(0, 40)}» no dice filas del archivo. Escríbalas como «2-81, 90»; la primera bajo el encabezado es la 2.`,
  );
}

/** Announces a file and answers the link that takes its bytes and no others. */
async function startBulk(
  { services, scope, input }: Call<{ NOMBRE: string; BYTES: number; HUELLA: string }>,
  { module }: AnyDocument,
) {
  const { NOMBRE, BYTES, HUELLA } = input;
  if (!/^[0-9a-f]{64}$/.test(HUELLA)) throw invalidParam('HUELLA', 'debe tener 64 cifras hexadecimales');
  if (BYTES === 0) throw rejected(`«${NOMBRE}» está vacío. Elija otro archivo.`);
  if (BYTES > LARGEST_BULK_BYTES)
    throw rejected(
      `«${NOMBRE}» pesa ${sizeText(BYTES)} y se admiten ${sizeText(LARGEST_BULK_BYTES)}. Divídalo en partes, cada una con su encabezado.`,
    );
  const ID_CARGA = services.id('car');
  const key = bulkKey(scope, ID_CARGA);
  const row: Omit<BulkRow, 'pk' | 'sk'> = {
    ID_CARGA,
    NOMBRE_ARCHIVO: NOMBRE,
    ESTADO: 'ESPERA',
    BYTES,
    AVANCE: 0,
    FILAS: 0,
    MALAS: 0,
    ERRORES: 0,
    HECHAS: 0,
    NUEVAS: 0,
    CAMBIADAS: 0,
    IGUALES: 0,
    RECHAZADAS: 0,
    PROBLEMAS: [],
    PIEZAS: 0,
    PASADAS: 0,
    CON_RECHAZO: [],
    CUALES: '',
    TURNO: '',
    HASTA: 0,
    CREADO: localDateTime(services.now()),
    CREADO_POR: scope.login,
    userId: scope.userId,
    userName: scope.userName,
    ...madeFor(scope),
  };
  const item = { ...row, ...key };
  await services.database.write({ kind: 'put', table: module, item, when: { absent: true } });
  const { url, headers } = await services.files.uploadLink(scope, FILES, bulkObjects(module, ID_CARGA).file, {
    contentType: 'text/csv',
    bytes: BYTES,
    sha256: HUELLA,
  });
  services.log.info('link.issued', { module, company: scope.company, id: ID_CARGA });
  return { ID_CARGA, ENLACE: url, ENCABEZADOS: headers };
}
