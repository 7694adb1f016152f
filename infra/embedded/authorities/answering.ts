import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Server as SoapServer } from 'soap';
import type { Mood } from './practiceAuthority.ts';
import { reply } from './reply.ts';
import type { Served } from './satService.ts';
import { isScript, scripts } from './scripts.ts';

/** Largest request that the practice authorities take, in megabytes; whoever sends is told by the settings. */
export const MESSAGE_MB = 32;

/** Who answers declarations on a path, and in what mood. */
export interface Declarations {
  mood: Mood;
  serve: (body: string, request: IncomingMessage) => Promise<Served>;
}

export interface Published {
  type: string;
  text: string;
}

interface Answering {
  /** By path. */
  declarations: Record<string, Declarations>;
  bank: { path: string; soap: SoapServer };
  /** What a path tells whoever only reads it. */
  published: (path: string) => Published | undefined;
  /** By the name that a script's order gives. */
  moods: Record<string, Mood>;
  key: string | undefined;
  now: () => Date;
  onSilence: ((request: IncomingMessage) => void) | undefined;
}

/** Answers the requests of the practice authorities' door: programs' alone, and orders only with the key. */
export const answering =
  ({ declarations, bank, published, moods, key, now, onSilence }: Answering) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (fromPage(request) || (path === '/script' && !knows(request, key))) {
      return void response.writeHead(403).end();
    }
    if (request.method === 'GET') return publish(published(path), response);
    const body = await read(request);
    if (path === '/script') return void response.end(JSON.stringify(direct(moods, JSON.parse(body))));
    if (path === bank.path) {
      const done = await bank.soap.processRequest(body, { headers: headersOf(request), url: path });
      return reply(response, scripts.accept.reply, done.body, now());
    }
    const asked = declarations[path];
    if (!asked) return void response.writeHead(404).end();
    if (asked.mood.slowMs > 0) await sleep(asked.mood.slowMs);
    const { script, text } = await asked.serve(body, request);
    if (script.reply.kind === 'hang') onSilence?.(request);
    reply(response, script.reply, text, now());
  };

function publish(published: Published | undefined, response: ServerResponse): void {
  if (!published) return void response.writeHead(404).end();
  response.writeHead(200, { 'content-type': published.type });
  response.end(published.text);
}

/** Whether a browser sent it: programs state no origin, and call the authority by a name of this machine. */
const fromPage = ({ headers, socket }: IncomingMessage): boolean =>
  headers.origin !== undefined ||
  !['127.0.0.1', 'localhost'].some((name) => headers.host === `${name}:${socket.localPort}`);

function knows({ headers }: IncomingMessage, key: string | undefined): boolean {
  const shown = Buffer.from(headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${key ?? ''}`);
  return key !== undefined && shown.length === wanted.length && timingSafeEqual(shown, wanted);
}

export const headersOf = (request: IncomingMessage): Record<string, string> =>
  Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MESSAGE_MB * 1024 * 1024) throw new Error('Request too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** `{authority?, key?, play?: [names], serviceDown?, slowMs?, unique?}`; answers the scripts that exist. */
function direct(moods: Record<string, Mood>, order: Record<string, unknown>): object {
  const mood = moods[String(order['authority'] ?? 'sat')] ?? moods['sat']!;
  const names = Array.isArray(order['play']) ? order['play'].map(String) : [];
  const unknown = names.filter((name) => !isScript(name));
  if (unknown.length > 0)
    return { error: `No hay guion ${unknown.join(', ')}`, guiones: Object.keys(scripts) };
  if (names.length > 0)
    mood.queued.set(typeof order['key'] === 'string' ? order['key'] : '*', names.filter(isScript));
  if (typeof order['serviceDown'] === 'boolean') mood.serviceDown = order['serviceDown'];
  if (typeof order['slowMs'] === 'number') mood.slowMs = order['slowMs'];
  if (typeof order['unique'] === 'boolean') mood.unique = order['unique'];
  return { guiones: Object.keys(scripts) };
}
