import * as z from 'zod';
import type { CountryCode } from '../../../../shared/countries/country.ts';
import { addDays, localDay } from '../../../../shared/foundation/dates/date.ts';
import type { PastAuthorities } from './authorities.ts';
import type { SamplePlace } from './clients.ts';
import type { Desk } from './desk.ts';
import { describe, invoiceOf, SAMPLE, supplierOf, transportOf } from './papers.ts';
import { STAGES, type SampleOrder, type Stage } from './plan.ts';

const opened = z.object({ header: z.object({ ID: z.string(), LOCK: z.int() }) });
type Opened = z.infer<typeof opened>;
const derived = z.object({ DOCUMENTOS: z.array(opened) });

/** What an order is made with. */
export interface Making {
  desk: Desk;
  country: CountryCode;
  place: SamplePlace;
  past: PastAuthorities;
  /** The clock's moment. */
  now: () => Date;
  /** Moves the clock on to the next piece of work of the same sitting. */
  later: () => void;
  /** The user whom some orders are assigned to; undefined where there is none. */
  assistant: string | undefined;
  /** Of the company and the order, so that papers of two are told apart. */
  serial: number;
}

const reached = (order: SampleOrder, stage: Stage): boolean =>
  STAGES.indexOf(order.stage) >= STAGES.indexOf(stage);

/** Makes one order of the plan, from its opening as far as it went, by the calls that a person's work makes. */
export async function makeOrder(making: Making, order: SampleOrder): Promise<void> {
  const { desk, later } = making;
  const { header } = await openOrder(making, order);
  if (!reached(order, 'invoiced')) return;
  later();
  const facts = { ...making, today: localDay(making.now()) };
  const ID_ORDEN = header.ID;
  await desk('invoices/create', { ID_ORDEN, CUERPO: invoiceOf(order, facts) });
  await desk('transport-documents/create', { ID_ORDEN, CUERPO: transportOf(order, facts) });
  if (!reached(order, 'valued')) return;
  later();
  await value(making, header.ID);
  if (!reached(order, 'declared')) return;
  later();
  await declare(making, order, header.ID);
  if (!reached(order, 'closed')) return;
  later();
  const { header: now } = opened.parse(await desk('work-orders/open', { ID: header.ID }));
  await desk('work-orders/close', { ID: header.ID, LOCK: now.LOCK });
}

async function openOrder(making: Making, order: SampleOrder): Promise<Opened> {
  const { desk, place, country, now, assistant } = making;
  const client = place.clients[order.client]!;
  const today = localDay(now());
  const created = await desk('work-orders/create', {
    CUERPO: {
      ORDEN: {
        DESCRIPCION: `${SAMPLE}: ${describe(order)}`,
        REFERENCIA_CLIENTE: `MUESTRA-${making.serial}`,
        ID_PRIORIDAD: order.priority,
        FECHA_APERTURA: today,
        FECHA_ARRIBO: addDays(today, 4),
        FECHA_LIMITE: addDays(today, 9),
        NIT_IMPORTADOR: client.taxId,
        NOMBRE_IMPORTADOR: client.name,
        DIRECCION_IMPORTADOR: client.address,
        CIUDAD_IMPORTADOR: client.city,
        ID_PAIS_IMPORTADOR: country,
        ID_NIVEL_COMERCIAL: client.level,
        REGISTRO_IMPORTADOR: `R-${100 + order.client}`,
        ID_REGIMEN: place.regime,
        ID_MODALIDAD: place.modality,
        ID_ADUANA: place.office,
        ID_PAIS_PROCEDENCIA: supplierOf(order)?.country ?? 'CN',
      },
    },
  });
  const made = opened.parse(created);
  if (assistant !== undefined && order.priority === 'URGENTE') {
    await desk('work-orders/assign', {
      ID: made.header.ID,
      LOCK: made.header.LOCK,
      ID_USUARIO: assistant,
      MENSAJE: 'Urge: revise los papeles, por favor.',
    });
  }
  return made;
}

/** Questions of the value declaration (boxes 24 to 29), all answered «no». */
const NO = ['CASILLA_24', 'CASILLA_25', 'CASILLA_26', 'CASILLA_27', 'CASILLA_28', 'CASILLA_29'];

const patch = (desk: Desk, group: string, header: Opened['header'], values: Record<string, string>) =>
  desk(`${group}/patch`, {
    ID: header.ID,
    LOCK: header.LOCK,
    CAMBIOS: Object.entries(values).map(([path, value]) => ({ op: 'set', path, value })),
  });

async function value({ desk }: Making, orderId: string): Promise<void> {
  const { DOCUMENTOS } = derived.parse(await desk('dva/derive', { ID_ORDEN: orderId }));
  const answers = Object.fromEntries(NO.map((name) => [`DVA.${name}`, '0']));
  for (const { header } of DOCUMENTOS) await patch(desk, 'dva', header, answers);
}

/** Derives the country's declaration, and sends it where the order went so far. */
async function declare(making: Making, order: SampleOrder, orderId: string): Promise<void> {
  const { desk, place, past, later } = making;
  const { group, sending, declaration } = place;
  const { header } = opened.parse(await desk(`${group}/derive`, { ID_ORDEN: orderId }));
  if (Object.keys(declaration).length > 0) await patch(desk, group, header, declaration);
  if (!reached(order, 'sent')) return;
  later();
  for (const [index, procedure] of sending.entries()) {
    if (order.rejected && index === sending.length - 1) past.rejectNext(group);
    const { header: now } = opened.parse(await desk(`${group}/open`, { ID: header.ID }));
    await desk(`${group}/${procedure}`, { ID: header.ID, LOCK: now.LOCK });
    await past.pump();
  }
  if (order.rejected) return;
  later();
  await desk(`${group}/requestChannel`, { ID: header.ID });
  await past.pump();
}
