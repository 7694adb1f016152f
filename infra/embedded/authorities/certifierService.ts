import type { IncomingMessage } from 'node:http';
import type { Declarations } from './answering.ts';
import type { NumberOf } from './ledger.ts';
import type { Answer, Objection, PracticeAuthority, PracticeOperation } from './practiceAuthority.ts';
import { scripts, type Reply } from './scripts.ts';
import type { Served } from './satService.ts';

/** What a practice certifier objects to when it is told to reject. */
export const CERTIFIER_OBJECTIONS: readonly Objection[] = [
  { codigo: '5001', ruta: '', mensaje: 'El certificado de quien firma venció.' },
];

/** Day and correlative: certifiers publish no form of theirs. */
export const certifierNumber: NumberOf = (at, correlative) =>
  `CERT-${at.slice(0, 10).replaceAll('-', '')}-${String(correlative).padStart(6, '0')}`;

const PRACTISED: Readonly<Record<string, PracticeOperation>> = {
  CERTIFICAR: 'ProcesaDeclaracion',
  CONSULTAR: 'ConsultaPorOrden',
  ESTADO: 'EstadoServicio',
};

type Fields = Record<string, unknown>;

/** The columns of an answer of a certifier, from what the practice authority says. */
const saidOf = ({ fields }: Answer) => ({
  codigo: text(fields, 'codigo'),
  mensaje: text(fields, 'mensaje'),
  referencia: text(fields, 'numeroOrden'),
  huella: text(fields, 'huella'),
  numero: text(fields, 'numeroDeclaracion'),
  certificado: text(fields, 'firma'),
  fecha: text(fields, 'fechaAceptacion'),
  errores: ((fields['error'] ?? []) as Objection[]).map(({ codigo, mensaje }) => `${codigo}: ${mensaje}`),
});
const text = (fields: Fields, name: string): string => {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
};

const inJson = (answer: Answer): string => JSON.stringify(saidOf(answer));
const inText = (answer: Answer): string => {
  const { errores, ...said } = saidOf(answer);
  return [...Object.values(said), ...errores, '.'].join('|');
};

const fromJson = (body: string): Record<string, string> => JSON.parse(body) as Record<string, string>;
const fromForm = (body: string): Record<string, string> => Object.fromEntries(new URLSearchParams(body));

function serve(
  authority: PracticeAuthority,
  read: (body: string) => Record<string, string>,
  write: (answer: Answer) => string,
) {
  return (body: string, { headers }: IncomingMessage): Served => {
    const request = read(body);
    const answer = authority.call(PRACTISED[request['operacion'] ?? ''] ?? 'EstadoServicio', {
      clave: passwordIn(headers.authorization),
      operacion: '1',
      numeroOrden: request['referencia'] ?? '',
      version: request['version'] ?? '',
      huella: request['huella'] ?? '',
      declaracion: request['documento'] ?? '',
    });
    return { script: { ...answer.script, reply: replyOf(answer, write) }, text: '' };
  };
}

const passwordIn = (authorization = ''): string => {
  const plain = Buffer.from(authorization.replace(/^Basic /, ''), 'base64').toString('utf8');
  return plain.slice(plain.indexOf(':') + 1);
};

/** What comes back over HTTP: the certifier's own form where a script would answer in SOAP. */
function replyOf(answer: Answer, write: (answer: Answer) => string): Reply {
  const { reply } = answer.script;
  const raw = (status: number, body: string): Reply => ({ kind: 'raw', status, type: 'text/plain', body });
  if (reply.kind === 'result') return raw(200, write(answer));
  if (reply.kind === 'truncated') return raw(200, write(answer).slice(0, -20));
  if (reply.kind !== 'fault') return reply;
  if (answer.script === scripts.credentials) return raw(401, '');
  if (answer.script === scripts.busy)
    return raw(200, write({ ...answer, fields: { ...answer.fields, codigo: '30', mensaje: reply.text } }));
  return raw(500, reply.text);
}

/** The two practice certifiers, one in JSON and one in text, over one book: what either signed is signed. */
export const certifierAddresses = (
  authority: PracticeAuthority,
  [structured, plain]: readonly [string, string],
): Record<string, Declarations> => {
  const inData = serve(authority, fromJson, inJson);
  const inLines = serve(authority, fromForm, inText);
  return {
    [structured]: { mood: authority.mood, serve: async (body, request) => inData(body, request) },
    [plain]: { mood: authority.mood, serve: async (body, request) => inLines(body, request) },
  };
};
