import { localDateTime } from '../../shared/foundation/dates/date.ts';
import type { workOrderProcedures } from '../../shared/work-orders/procedures.ts';
import type { Audience } from '../../shared/work-orders/talk/audience.ts';
import type { StoryClass } from '../../shared/work-orders/talk/storyClasses.ts';
import type { Item, Write } from '../runtime/database.ts';
import type { HeaderRow, ImporterRow } from '../runtime/documents/rows.ts';
import { companyKey } from '../runtime/keys.ts';
import type { Call, Implementation } from '../runtime/executor.ts';
import { importerOf, knownRows } from './importerRows.ts';
import { checkSelf } from './notifications.ts';
import { ordersOf } from './orders.ts';

interface LogRow extends Item, ImporterRow {
  /** Whether the client's people read it too: notes of the agency are its own. */
  PARA?: Audience;
  /** What it is about, in an order's story; its own steps where it says nothing. */
  CLASE?: StoryClass;
  FECHA: string;
  USUARIO: string;
  TEXTO: string;
}

/** Line of an order's log, for the transaction of what it tells; the client's people read those for them alone. */
export const logWrite = (
  { services, scope }: Pick<Call<unknown>, 'services' | 'scope'>,
  order: Pick<HeaderRow, 'ID' | 'RESUMEN'>,
  TEXTO: string,
  {
    PARA = 'AGENCIA',
    CLASE = 'ORDEN',
    NIT = importerOf(order),
  }: Partial<Pick<LogRow, 'PARA' | 'CLASE' | 'NIT'>> = {},
): Write => ({
  kind: 'put',
  table: 'work-orders',
  item: {
    pk: companyKey(scope, order.ID),
    sk: `LOG#${services.id('bit')}`,
    FECHA: localDateTime(services.now()),
    USUARIO: scope.login,
    TEXTO,
    PARA,
    CLASE,
    NIT,
  },
  when: { absent: true },
});

/**
 * Lines on what costs come to, as they were written until 0.27 among the order's own steps: how an annulled declaration's
 * taxes and a later settlement were told.
 */
const OF_COSTS = [
  /^Se anuló .+: los tributos que cargó al cliente, .+, siguen en «Gastos»\./,
  / de otro modo que lo cargado a la orden: .+ en lugar de .+\. «Gastos» y la cuenta del cliente /,
];
const classOf = ({ CLASE = 'ORDEN', TEXTO }: Pick<LogRow, 'CLASE' | 'TEXTO'>): StoryClass =>
  CLASE === 'ORDEN' && OF_COSTS.some((form) => form.test(TEXTO)) ? 'GASTO' : CLASE;

/** Writes into the order's log; the answer has the shape of spec 7, RESULTADO 1 being success. */
export const log: Implementation<typeof workOrderProcedures.log> = async (call) => {
  checkSelf(call);
  const { input, services } = call;
  const header = await ordersOf(call).header(input.ID);
  await services.database.write(logWrite(call, header, input.TEXTO));
  return [{ RESULTADO: 1, DESCRIPCION: 'Anotado', FILAS_AFECTADAS: 1, ERRORES: [] }];
};

/**
 * The newest lines of an order's log, as far as they are for the caller: what costs come to is told to who may see costs
 * alone.
 */
export async function logOf(
  call: Pick<Call<unknown>, 'services' | 'scope'>,
  header: HeaderRow,
): Promise<(LogRow & { CLASE: StoryClass })[]> {
  const { services, scope } = call;
  const rows = await services.database.query<LogRow>('work-orders', {
    pk: companyKey(scope, header.ID),
    prefix: 'LOG#',
    descending: true,
    limit: 500,
  });
  const seesCosts = scope.permissions.has('work-orders.costos:read');
  const meant = rows
    .map((row) => ({ ...row, CLASE: classOf(row) }))
    .filter(
      ({ PARA, CLASE }) => (!scope.importers || PARA === 'CLIENTE') && (seesCosts || CLASE !== 'GASTO'),
    );
  return knownRows(call, header, meant);
}

export const logEntries: Implementation<typeof workOrderProcedures.logEntries> = async (call) => {
  const header = await ordersOf(call).header(call.input.ID);
  return (await logOf(call, header)).map(({ FECHA, USUARIO, TEXTO }) => ({ FECHA, USUARIO, TEXTO }));
};
