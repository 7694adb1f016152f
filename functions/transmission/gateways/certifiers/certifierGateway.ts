import type { Answer } from '../../../../shared/transmission/classify.ts';
import { noFacts, type ResultFacts } from '../../../../shared/transmission/facts.ts';
import type { Problem } from '../../../../shared/foundation/rules/problem.ts';
import type { Codes } from '../codes.ts';
import {
  wireFacts,
  type Asked,
  type Brought,
  type DoorParts,
  type Exchanged,
  type Finding,
  type Gateway,
  type Limits,
} from '../gateway.ts';
import { broughtOf, whoseHash } from '../answers.ts';
import { basic } from '../../outside/credentials.ts';

/** What is asked of a certifier. */
export type CertifierOperation = 'CERTIFICAR' | 'CONSULTAR' | 'ESTADO';

export interface CertifierRequest {
  operacion: CertifierOperation;
  referencia?: string;
  version?: string;
  huella?: string;
  /** The sealed bytes in base 64. */
  documento?: string;
}

/** What a certifier said, whatever its form; '' where it said nothing. */
export interface CertifierSaid {
  codigo: string;
  mensaje: string;
  referencia: string;
  huella: string;
  numero: string;
  certificado: string;
  /** yyyy-mm-ddThh:mm:ss, the certifier's own time. */
  fecha: string;
  errores: readonly string[];
}

/** How one certifier is spoken to; everything else is the same for all of them. */
export interface CertifierDialect {
  contentType: string;
  write: (request: CertifierRequest) => string;
  /** Undefined for whatever is no answer of a certifier: a page, half an answer, garbage. */
  read: (text: string) => CertifierSaid | undefined;
}

const MAX_BYTES = 256 * 1024;

const CODES: Codes = {
  '00': { sent: 'accepted', asked: 'found' },
  '01': { sent: 'processing', asked: 'processing' },
  '10': { sent: 'rejected', asked: 'refused' },
  '20': { sent: 'duplicate', asked: 'registered' },
  '40': { asked: 'absent' },
};
const BUSY = '30';

const objection = (message: string): Problem => ({
  code: 'certifier.objection',
  path: '',
  message,
  severity: 'error',
});

const factsOf = (said: CertifierSaid): ResultFacts => ({
  ...noFacts,
  NUMERO: said.numero,
  FIRMA: said.certificado,
  FECHA: said.fecha,
  CODIGO: said.codigo,
  MENSAJE: said.mensaje,
  PROBLEMAS: said.errores.map(objection),
  FALTAN: said.numero !== '' && said.certificado === '' ? ['FIRMA'] : [],
});

/** An exchange, before what it means is read. */
type Done = Omit<Exchanged, 'facts'>;

/** Says one thing to a certifier and keeps what went over the wire. */
async function converse(
  { wire, endpoint, now, credentials }: DoorParts,
  dialect: CertifierDialect,
  request: CertifierRequest,
  { timeoutMs, mayStillSend, at }: Limits,
): Promise<Done> {
  const startedAt = now();
  const text = dialect.write(request);
  const exchange = await wire(
    {
      url: endpoint,
      headers: { 'content-type': dialect.contentType, authorization: basic(credentials) },
      body: Buffer.from(text, 'utf8'),
      timeoutMs,
      maxBytes: MAX_BYTES,
      ...(mayStillSend ? { mayStillSend } : {}),
    },
    at,
  );
  // The password travels in a header and is no part of what is kept.
  return { operation: request.operacion, startedAt, endedAt: now(), request: text, wire: exchange };
}

const saidIn = (dialect: CertifierDialect, { wire: { left, failure, response } }: Done) =>
  left && !failure && response?.status === 200 ? readBytes(dialect, response.bytes) : undefined;

function heard(dialect: CertifierDialect, { wire }: Done): Exchanged['facts'] {
  const { failure, response } = wire;
  if (!failure && (response?.status === 401 || response?.status === 403))
    return { left: 'something', status: 200, answer: refused(response.status) };
  return wireFacts(wire, (bytes) => answerOf(readBytes(dialect, bytes)));
}

const question = ({ key, hash }: Asked): CertifierRequest => ({
  operacion: 'CONSULTAR',
  referencia: key,
  huella: hash,
});

/** A certifier of a dialect as a door of the one machine: it is sent to once, and asked about after that. */
export function certifierGateway(name: string, dialect: CertifierDialect) {
  return (door: DoorParts): Gateway => {
    const call = (request: CertifierRequest, limits: Limits) => converse(door, dialect, request, limits);
    const told = (done: Done) => ({ ...done, facts: heard(dialect, done) });
    return {
      name,
      credentials: door.version,
      async send({ key, hash, bytes, version }, limits) {
        const documento = Buffer.from(bytes).toString('base64');
        const asked = { referencia: key, version: String(version), huella: hash, documento };
        return told(await call({ operacion: 'CERTIFICAR', ...asked }, limits));
      },
      async find(asked, limits) {
        const done = await call(question(asked), limits);
        return { ...told(done), finding: findingOf(saidIn(dialect, done), asked) };
      },
      async parts(asked, missing, limits) {
        if (missing.length === 0) return [];
        const done = await call(question(asked), limits);
        const said = saidIn(dialect, done);
        return [{ ...told(done), ...partsOf(said, asked) }];
      },
      async healthy(limits) {
        return saidIn(dialect, await call({ operacion: 'ESTADO' }, limits))?.codigo === '00';
      },
    };
  };
}

function readBytes(dialect: CertifierDialect, bytes: Uint8Array): CertifierSaid | undefined {
  try {
    return dialect.read(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

const refused = (status: number): Answer => ({ kind: 'fault', code: String(status), meaning: 'credentials' });

function answerOf(said: CertifierSaid | undefined): Answer {
  if (!said) return { kind: 'unreadable' };
  if (said.codigo === BUSY) return { kind: 'fault', code: BUSY, meaning: 'busy' };
  return {
    kind: 'result',
    meaning: CODES[said.codigo]?.sent,
    facts: factsOf(said),
    key: said.referencia,
    hash: said.huella.toLowerCase(),
  };
}

function partsOf(said: CertifierSaid | undefined, asked: Asked): Brought {
  if (!said || said.certificado === '') return { found: {} };
  return broughtOf({ FIRMA: said.certificado }, { key: said.referencia, hash: said.huella }, asked);
}

function findingOf(said: CertifierSaid | undefined, asked: Asked): Finding {
  const kind = said && CODES[said.codigo]?.asked;
  if (!said || kind === undefined) return { kind: 'unclear', hostile: false };
  if (said.referencia !== asked.key) return { kind: 'foreign' };
  if (kind === 'absent' || kind === 'processing' || kind === 'conflict') return { kind };
  const whose = whoseHash(said.huella, asked);
  if (whose === 'other') return { kind: 'conflict' };
  if (kind === 'refused' && whose !== 'unnamed') return { kind, facts: factsOf(said) };
  return whose === 'ours' ? { kind: 'found', facts: factsOf(said) } : { kind: 'unnamed' };
}
