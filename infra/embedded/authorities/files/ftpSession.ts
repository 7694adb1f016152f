import { buffer } from 'node:stream/consumers';
import { createServer, type Server, type Socket } from 'node:net';
import { TLSSocket, type SecureContext } from 'node:tls';
import type { ScriptName } from '../scripts.ts';
import type { Shelf } from './shelf.ts';
import { portOf } from '../../http/portOf.ts';

/** What the practice server of files asks of whoever runs it. */
export interface FtpRules {
  secure: SecureContext | undefined;
  /** The folder of a user; undefined where the password is refused. */
  enter: (user: string, password: string) => Shelf | undefined;
  /** Whether it answers at all. */
  isDown: () => boolean;
  /** What it plays with a file, by the file's name: once each. */
  next: (name: string) => ScriptName;
  /** A file stands whole under its name. */
  whole: (shelf: Shelf, name: string) => void;
  count: (command: string) => void;
}

/** Letters that a client may send without ending its line. */
const LONGEST_LINE = 4096;
/** How a browser begins; what a page lets follow would be lines like any other. */
const OF_A_PAGE = / HTTP\/\d(\.\d)?$/;

/** One control connection of FTP (RFC 959, 2228, 2428, 3659, 4217): as much of it as files need that come and go. */
export class FtpSession {
  private readonly rules: FtpRules;
  private socket: Socket;
  private shelf: Shelf | undefined;
  private user = '';
  private folder = '/';
  private from = '';
  private restAt = 0;
  private guarded = false;
  private data: { server: Server; socket: Promise<Socket> } | undefined;
  private turn: Promise<unknown> = Promise.resolve();

  constructor(socket: Socket, rules: FtpRules) {
    this.rules = rules;
    this.socket = socket;
    this.hear(socket);
    if (rules.isDown()) socket.end('421 Servicio no disponible\r\n');
    else this.say(220, 'Archivos de práctica');
  }

  private say(code: number, text: string): void {
    if (this.socket.writable) this.socket.write(`${code} ${text}\r\n`);
  }

  private hear(socket: Socket): void {
    let rest = '';
    socket.on('error', () => this.end());
    socket.on('close', () => this.closeData());
    socket.on('data', (piece: Buffer) => {
      rest += piece.toString('utf8');
      if (rest.length > LONGEST_LINE) return this.end();
      const lines = rest.split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) this.turn = this.turn.then(() => this.obey(line)).catch(() => this.end());
    });
  }

  private end(): void {
    this.closeData();
    this.socket.destroy();
  }

  private closeData(): void {
    this.data?.server.close();
    this.data?.socket.then(
      (socket) => socket.destroy(),
      () => undefined,
    );
    this.data = undefined;
  }

  private async obey(line: string): Promise<void> {
    if (this.socket.destroyed) return;
    if (OF_A_PAGE.test(line)) return this.end();
    const [, word = '', rest = ''] = /^(\S+) ?(.*)$/.exec(line) ?? [];
    const command = word.toUpperCase();
    this.rules.count(command);
    switch (command) {
      case 'AUTH':
        return this.guard();
      case 'PBSZ':
        return this.say(200, 'PBSZ=0');
      case 'PROT':
        this.guarded = rest.toUpperCase() === 'P';
        return this.say(200, 'PROT');
      case 'USER':
        this.user = rest;
        return this.say(331, 'Contraseña');
      case 'PASS':
        this.shelf = this.rules.enter(this.user, rest);
        return this.shelf ? this.say(230, 'Adelante') : this.say(530, 'Usuario o clave');
      case 'FEAT':
        this.socket.write(
          '211-Features\r\n EPSV\r\n MLST size*;type*;modify*;\r\n REST STREAM\r\n SIZE\r\n UTF8\r\n211 End\r\n',
        );
        return;
      case 'QUIT':
        this.say(221, 'Adiós');
        return void this.socket.end();
      default:
        if (!this.shelf) return this.say(530, 'Identifíquese');
        return this.onShelf(command, rest, this.shelf);
    }
  }

  private async onShelf(command: string, rest: string, shelf: Shelf): Promise<void> {
    const path = rest.startsWith('/') ? rest : `${this.folder}/${rest}`;
    switch (command) {
      case 'TYPE':
      case 'STRU':
      case 'OPTS':
      case 'NOOP':
        return this.say(200, command);
      case 'PWD':
        return this.say(257, `"${this.folder}"`);
      case 'CWD':
        this.folder = path;
        return this.say(250, 'CWD');
      case 'EPSV':
        return this.passive((port) => this.say(229, `Extended (|||${port}|)`));
      case 'PASV':
        return this.passive((port) => this.say(227, `Passive (127,0,0,1,${port >> 8},${port & 255})`));
      case 'SIZE': {
        const size = shelf.size(path);
        return size === undefined ? this.say(550, 'No existe') : this.say(213, String(size));
      }
      case 'REST':
        this.restAt = Number(rest) || 0;
        return this.say(350, `REST ${this.restAt}`);
      case 'MLSD':
        return this.send(
          Buffer.from(
            shelf
              .list(path)
              .map(({ name, size, modified }) => `type=file;size=${size};modify=${modified}; ${name}\r\n`)
              .join(''),
          ),
          'accept',
        );
      case 'RETR': {
        const bytes = shelf.read(path, this.restAt);
        this.restAt = 0;
        return bytes ? this.send(bytes, this.rules.next(lastOf(path))) : this.say(550, 'No existe');
      }
      case 'STOR':
      case 'APPE':
        return this.take(shelf, path, command === 'APPE');
      case 'RNFR':
        this.from = path;
        return this.say(350, 'RNTO');
      case 'RNTO':
        return this.rename(shelf, path);
      case 'DELE':
        return shelf.remove(path) ? this.say(250, 'DELE') : this.say(550, 'No existe');
      default:
        return this.say(502, 'No se usa');
    }
  }

  private guard(): void {
    const { secure } = this.rules;
    if (!secure) return this.say(502, 'Sin TLS');
    this.say(234, 'TLS');
    this.socket.removeAllListeners('data');
    this.socket = new TLSSocket(this.socket, { isServer: true, secureContext: secure });
    this.hear(this.socket);
  }

  private async passive(tell: (port: number) => void): Promise<void> {
    this.closeData();
    const server = createServer();
    const socket = new Promise<Socket>((resolve, reject) => {
      server.once('error', reject);
      server.once('connection', (plain) => {
        plain.on('error', () => undefined);
        const { secure } = this.rules;
        const its =
          this.guarded && secure ? new TLSSocket(plain, { isServer: true, secureContext: secure }) : plain;
        its.on('error', () => undefined);
        resolve(its);
      });
    });
    socket.catch(() => undefined);
    this.data = { server, socket };
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    tell(portOf(server));
  }

  /** Sends bytes, or half of them where it breaks off. */
  private async send(bytes: Buffer, script: ScriptName): Promise<void> {
    const socket = await this.dataSocket();
    if (!socket) return;
    if (script === 'reset') {
      socket.write(bytes.subarray(0, half(bytes.length)), () => this.end());
      return;
    }
    await new Promise<void>((resolve) => socket.end(bytes, resolve));
    this.say(226, 'Listo');
  }

  /** Takes a file: whole, in half and then nothing more, or in half with a lie. */
  private async take(shelf: Shelf, path: string, onwards: boolean): Promise<void> {
    const script = this.rules.next(lastOf(path));
    if (script === 'busy') return this.say(452, 'Sin espacio');
    if (script === 'reject' || !shelf.begin(path, onwards)) return this.say(553, 'No se recibe');
    const socket = await this.dataSocket();
    if (!socket) return;
    const bytes = await buffer(socket);
    const isWhole = script !== 'reset' && script !== 'truncated' && script !== 'hang';
    shelf.add(path, isWhole ? bytes : bytes.subarray(0, half(bytes.length)));
    if (script === 'reset') return this.end();
    if (script === 'hang') return;
    this.say(226, 'Recibido');
  }

  private rename(shelf: Shelf, path: string): void {
    const script = this.rules.next(lastOf(path));
    if (!shelf.rename(this.from, path)) return this.say(550, 'No existe');
    this.rules.whole(shelf, lastOf(path));
    if (script === 'accept-reset') return this.end();
    this.say(250, 'RNTO');
  }

  private async dataSocket(): Promise<Socket | undefined> {
    if (!this.data) {
      this.say(425, 'Abra un canal');
      return undefined;
    }
    this.say(150, 'Va');
    const { server, socket } = this.data;
    this.data = undefined;
    const its = await socket;
    server.close();
    return its;
  }
}

const half = (length: number): number => Math.max(1, Math.floor(length / 2));
const lastOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
