import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { refusal } from '../../../shared/foundation/contracts/refusal.ts';
import { handleApi, type ApiHostOptions } from './apiHost.ts';
import { isOwnHost, ownOrigins } from './ownOrigins.ts';
import { S3_PREFIX, type S3Gate } from '../objects/s3Gate.ts';
import { codeOfThrown } from '../../../shared/foundation/thrown.ts';
import { portOf } from './portOf.ts';

/** Serves what is neither API nor object: the built app, or the development server in front of its sources. */
export type PageHandler = (request: IncomingMessage, response: ServerResponse) => void;

export interface HostOptions extends ApiHostOptions {
  host: string;
  port: number;
  /** Further origins under which it may be called, by commas (`APP_ORIGINS`). */
  appOrigins: string | undefined;
  gate: S3Gate;
  pages: PageHandler;
}

/** The address is taken, or not ours; tells what to do about it. */
export class CannotListen extends Error {}

/** What one connection may take of this process: a slow or endless one makes room for the others. */
const LIMITS = {
  keepAliveTimeout: 65_000,
  headersTimeout: 15_000,
  requestTimeout: 120_000,
  maxHeaderSize: 16 * 1024,
};
const MOST_REQUESTS_A_SOCKET = 10_000;
const MOST_CONNECTIONS = 1000;

const DRAIN_MS = 4000;
const IDLE_CHECK_MS = 20;

/** The one public door: API, objects and app under one address. */
export class Host {
  readonly server: Server;
  /** Every address under which it answers; known once it listens. */
  origins: readonly string[] = [];
  private readonly options: HostOptions;

  constructor(options: HostOptions) {
    this.options = options;
    this.server = createServer(LIMITS, (request, response) => {
      this.answer(request, response).catch((error: unknown) => {
        options.onFailure('host', '', error);
        response.destroy();
      });
    });
    this.server.maxRequestsPerSocket = MOST_REQUESTS_A_SOCKET;
    this.server.maxConnections = MOST_CONNECTIONS;
  }

  /** Listens; returns the port, which is chosen when 0 was asked for. */
  async listen(): Promise<number> {
    const { host, port } = this.options;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.server.once('error', reject);
    this.server.listen(port, host, resolve);
    try {
      await promise;
    } catch (error) {
      throw new CannotListen(sentenceFor(codeOfThrown(error), host, port));
    }
    const taken = portOf(this.server);
    this.origins = ownOrigins(host, taken, this.options.appOrigins);
    return taken;
  }

  /** Takes no new call and lets those in work end. */
  async stop(): Promise<void> {
    if (!this.server.listening) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.server.close(() => resolve());
    // A connection becomes idle when its last answer is out, and would then be kept for the next call.
    const idle = setInterval(() => this.server.closeIdleConnections(), IDLE_CHECK_MS);
    const timer = setTimeout(() => this.server.closeAllConnections(), DRAIN_MS);
    await promise;
    clearInterval(idle);
    clearTimeout(timer);
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { host = '' } = request.headers;
    if (!isOwnHost(this.origins, host)) {
      const { status, message } = refusal('request.host', { host });
      response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' });
      response.end(`${message}\n`);
      return;
    }
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    if (path.startsWith(`${S3_PREFIX}/`)) await this.options.gate.handle(request, response);
    else if (path === '/api' || path.startsWith('/api/')) await handleApi(this.options, request, response);
    else this.options.pages(request, response);
  }
}

function sentenceFor(code: string, host: string, port: number): string {
  if (code === 'EADDRINUSE') {
    return `El puerto ${port} ya está ocupado en ${host}. Indique otro, por ejemplo PORT=${port + 1}.`;
  }
  if (code === 'EACCES')
    return `No hay permiso para usar el puerto ${port}. Indique uno desde 1024, por ejemplo PORT=4600.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `La dirección ${host} no es de esta máquina. Use HOST=127.0.0.1, o HOST=0.0.0.0 para toda la red.`;
  }
  return `No se pudo abrir ${host}:${port} (${code}).`;
}
