import { createHash } from 'node:crypto';
import { Failure } from './failure.ts';
import { errorsOf, Refusal, type ApiProblem, type Client } from './client.ts';
import type { Header, Papers, Way } from './ways.ts';
import { locate, type DataSets, type Input } from './input.ts';

interface Opened {
  header: Header;
  problems: ApiProblem[];
}

interface Change {
  op: 'set';
  path: string;
  value: string | Record<string, string>[];
}

/** What the journey made, for the files it leaves behind. */
export interface Made {
  papers: Papers;
  /** What an authority answered and the proof of it; absent where nothing was sent. */
  answered?: { response: Uint8Array; evidence: unknown };
  summary: string[];
}

export type Step = <T>(name: string, work: () => Promise<T>) => Promise<T>;

const POLL_MS = 150;
const OUTCOME_MS = 120_000;
const PRINT_MS = 60_000;

/**
 * The main job, from signing in to the evidence of the authority's answer.
 * @param sends false ends with the papers: nothing is sealed, validated with an authority or sent.
 */
export async function travel(
  way: Way,
  client: Client,
  user: string,
  password: string,
  input: Input,
  step: Step,
  sends = true,
): Promise<Made> {
  const summary: string[] = [];
  await step('Iniciar sesión', () => client.call('users/login', { USUARIO: user, CLAVE: password }));

  const rate = await step('Consultar el tipo de cambio', () =>
    client.call<{ RESPUESTA: { referencia: string; fecha: string } }>('transmission/exchangeRate', {}),
  );
  summary.push(`Tipo de cambio de referencia al ${rate.RESPUESTA.fecha}: ${rate.RESPUESTA.referencia}`);

  const order = await step('Abrir la orden de trabajo', () =>
    withFile(input.order, () => client.call<Opened>('work-orders/create', { CUERPO: input.order.data })),
  );
  const orderId = order.header.ID;
  summary.push(
    `Orden de trabajo ${order.header.RESUMEN['NUMERO_ORDEN'] || order.header.RESUMEN['CORRELATIVO'] || orderId}`,
  );

  const invoices = await step('Importar las facturas', () => importInvoices(client, orderId, input));
  summary.push(`${invoices.count} facturas con ${invoices.lines} líneas`);

  await step('Registrar el documento de transporte', () =>
    withFile(input.transport, async () => {
      const opened = await client.call<Opened>('transport-documents/create', {
        ID_ORDEN: orderId,
        CUERPO: input.transport.data,
      });
      return refuseErrors(input.transport, opened.problems);
    }),
  );

  const dvas = await step('Derivar las declaraciones del valor (DVA)', () =>
    client.call<{ DOCUMENTOS: Opened[] }>('dva/derive', { ID_ORDEN: orderId }),
  );
  summary.push(`${dvas.DOCUMENTOS.length} DVA`);

  await step('Completar las DVA', async () => {
    for (const { header } of dvas.DOCUMENTOS) await complete(client, 'dva', header, input.header.dva, input);
  });

  const print = (procedure: string, params: Record<string, unknown>) => printed(client, procedure, params);
  const values = await step('Imprimir las DVA', () =>
    way.valuePapers(
      client,
      orderId,
      dvas.DOCUMENTOS.map(({ header }) => header.ID),
      print,
    ),
  );

  const { group, called, authority } = way;
  const derived = await step(`Derivar la ${called}`, () =>
    client.call<Opened>(`${group}/derive`, { ID_ORDEN: orderId }),
  );
  const completed = await step(`Completar la ${called}`, () =>
    complete(client, group, derived.header, input.header.declaration, input),
  );
  const { ID } = derived.header;

  await step('Revisar que no falte nada', async () => {
    const ready = await client.call<{ LISTA: boolean; problems: ApiProblem[] }>(`${group}/readiness`, { ID });
    if (!ready.LISTA)
      throw new Failure(`La ${called} no está lista:\n${locate(input.header, errorsOf(ready.problems))}`);
  });

  const { before } = way;
  const checked =
    before && sends
      ? await step(`Validar la ${called} con ${authority}`, () => before(client, completed))
      : completed;
  const messages = await step('Formar los mensajes', () => way.messages(client, ID));
  const declaration = async (): Promise<Papers> =>
    step(`Imprimir la ${called}`, async () => ({
      ...values,
      ...messages,
      [`${group}.pdf`]: await print(`${group}/print`, { ID }),
    }));

  if (!sends) return { papers: await declaration(), summary };

  await step(`Sellar y transmitir la ${called}`, () =>
    client.call(`${group}/${way.send}`, { ID, LOCK: checked.LOCK }),
  );
  const accepted = await step(`Esperar la respuesta de ${authority}`, () =>
    outcome(client, way, ID, (each, header) => each.NUMERO !== '' && header.RESUMEN[way.numberColumn] !== ''),
  );
  summary.push(`${called} aceptada: ${accepted.NUMERO}`);

  if (!isChannel(accepted.CANAL)) {
    await step('Solicitar el selectivo', () => client.call(`${group}/requestChannel`, { ID }));
  }
  const channel = await step('Esperar el canal', () =>
    outcome(client, way, ID, (each) => isChannel(each.CANAL)),
  );
  summary.push(`Canal: ${channel.CANAL}`);

  const evidence = await step('Bajar la evidencia', () =>
    client.call<Evidence>('transmission/evidence', { ID: accepted.ID }),
  );
  if (!evidence.INTEGRA) throw new Failure('La cadena de evidencia no está íntegra; avise al administrador.');
  const response = await step(`Bajar la respuesta de ${authority}`, () => downloadResponse(client, evidence));
  // As it was accepted: with its number, its signature and its channel.
  return { papers: await declaration(), answered: { response, evidence }, summary };
}

interface TextFile {
  path: string;
  text: string;
}

/** Refusals that name fields are told in terms of the file that the values came from. */
async function withFile<T>(file: TextFile, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    refuseErrors(file, error.problems);
    const [, path] = /«([A-Z][\w[\].]*)»/.exec(error.message) ?? [];
    if (path) throw new Failure(`Datos por corregir:\n${locate(file, [{ path, message: error.message }])}`);
    throw error;
  }
}

function refuseErrors(file: TextFile, problems: readonly ApiProblem[]): void {
  const errors = errorsOf(problems);
  if (errors.length > 0) throw new Failure(`Datos por corregir:\n${locate(file, errors)}`);
}

interface Imported {
  CREADAS: number;
  invoices: { NUMERO_FACTURA: string; LINEAS: number; problems: ApiProblem[] }[];
  problems: { row: number; message: string }[];
}

async function importInvoices(
  client: Client,
  orderId: string,
  input: Input,
): Promise<{ count: number; lines: number }> {
  const send = (CONFIRMAR: boolean): Promise<Imported> =>
    client.call('invoices/importCsv', { ID_ORDEN: orderId, CSV: input.invoices.text, CONFIRMAR });
  const preview = await send(false);
  const wrong = [
    ...preview.problems.map((each) => each.message),
    ...preview.invoices.flatMap((each) =>
      errorsOf(each.problems).map((one) => `Factura ${each.NUMERO_FACTURA}: ${one.message}`),
    ),
  ];
  if (wrong.length > 0)
    throw new Failure(`${input.invoices.path}:\n${wrong.map((each) => `  ${each}`).join('\n')}`);
  const created = await send(true);
  return { count: created.CREADAS, lines: created.invoices.reduce((sum, each) => sum + each.LINEAS, 0) };
}

/** Writes what `header.json` adds to a derived declaration and returns its new header. */
async function complete(
  client: Client,
  group: string,
  header: Header,
  data: DataSets,
  input: Input,
): Promise<Header> {
  const CAMBIOS = Object.entries(data).flatMap(([dataSet, content]): Change[] =>
    Array.isArray(content)
      ? [{ op: 'set', path: dataSet, value: content }]
      : Object.entries(content).map(([field, value]) => ({ op: 'set', path: `${dataSet}.${field}`, value })),
  );
  if (CAMBIOS.length === 0) return header;
  return withFile(input.header, async () => {
    const saved = await client.call<Opened>(`${group}/patch`, { ID: header.ID, LOCK: header.LOCK, CAMBIOS });
    return saved.header;
  });
}

interface Print {
  ESTADO: 'LISTA' | 'EN_PROCESO' | 'FALLIDA';
  IMPRESION: string;
  ENLACE: string;
  PROBLEMAS: ApiProblem[];
}

async function printed(
  client: Client,
  procedure: string,
  params: Record<string, unknown>,
): Promise<Uint8Array> {
  let made = await client.call<Print>(procedure, params);
  for (const until = Date.now() + PRINT_MS; made.ESTADO === 'EN_PROCESO';) {
    if (Date.now() > until) throw new Failure('La impresión no terminó en un minuto.');
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    made = await client.call<Print>(`${procedure}Status`, { ...params, IMPRESION: made.IMPRESION });
  }
  if (made.ESTADO === 'FALLIDA') {
    throw new Failure(
      `No se pudo imprimir:\n${made.PROBLEMAS.map((each) => `  ${each.message}`).join('\n')}`,
    );
  }
  return client.download(made.ENLACE);
}

interface Transmission {
  ID: string;
  ESTADO: string;
  SABEMOS: string;
  NUMERO: string;
  CANAL: string;
}

interface Status {
  header: Header;
  problems: ApiProblem[];
  TRANSMISIONES: Transmission[];
}

/** An authority may accept first and assign the channel only when asked. */
const isChannel = (code: string): boolean => code !== '' && code !== 'PENDIENTE';

interface Evidence {
  INTEGRA: boolean;
  ENLACES: { NOMBRE: string; SHA256: string; URL: string }[];
}

/** The authority's last answer, byte for byte: its hash must be the one that the evidence names. */
async function downloadResponse(client: Client, evidence: Evidence): Promise<Uint8Array> {
  const link = evidence.ENLACES.findLast((each) => each.NOMBRE.includes('respuesta'));
  if (!link) throw new Failure('La evidencia no trae la respuesta de la autoridad.');
  const bytes = await client.download(link.URL);
  if (createHash('sha256').update(bytes).digest('hex') !== link.SHA256) {
    throw new Failure('La respuesta bajada no tiene la huella que dice la evidencia.');
  }
  return bytes;
}

/** First transmission of the declaration that satisfies; ends with what is known when the authority rejects or takes too long. */
async function outcome(
  client: Client,
  { group }: Way,
  id: string,
  enough: (each: Transmission, header: Header) => boolean,
): Promise<Transmission> {
  let known = '';
  for (const until = Date.now() + OUTCOME_MS; Date.now() < until;) {
    const status = await client.call<Status>(`${group}/status`, { ID: id });
    const found = status.TRANSMISIONES.find((each) => enough(each, status.header));
    if (found) return found;
    const rejected = status.TRANSMISIONES.find((each) => each.ESTADO === 'REJECTED');
    if (rejected)
      throw new Failure(
        `${rejected.SABEMOS}\n${status.problems.map((each) => `  ${each.message}`).join('\n')}`,
      );
    known = status.TRANSMISIONES[0]?.SABEMOS ?? '';
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Failure(`La autoridad no ha respondido todavía. Lo que se sabe: ${known}`);
}
