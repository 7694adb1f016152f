import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { createSecureContext } from 'node:tls';
import { orderIn } from '../../../../shared/transmission/deliveries/names.ts';
import { blankMood, type Mood } from '../practiceAuthority.ts';
import { FtpSession } from './ftpSession.ts';
import { Shelf } from './shelf.ts';
import { portOf } from '../../http/portOf.ts';

export interface PracticeFilesOptions {
  /** Where users' folders lie. */
  folder: string;
  /** 0 takes a free port. */
  port?: number;
  /** Certificate and key, PEM; without them nothing is guarded. */
  certificate?: { cert: string; key: string };
}

/** A file that stands whole under its name. */
const isWhole = (name: string): boolean => !name.endsWith('.parte');

/** The practice server of files: FTP with TLS where it has a certificate, and an acknowledgement of each file it takes. */
export class PracticeFiles {
  readonly mood: Mood = blankMood();
  /** Commands so far, by word. */
  readonly calls: Record<string, number> = {};
  /** Names under which files came to stand whole, one entry each time. */
  readonly taken: string[] = [];
  private readonly options: PracticeFilesOptions;
  private readonly server = createServer((socket) => this.meet(socket));
  private readonly sockets = new Set<Socket>();
  private readonly shelves = new Map<string, Shelf>();

  constructor(options: PracticeFilesOptions) {
    this.options = options;
  }

  /** Starts to answer, and tells where. */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(this.options.port ?? 0, '127.0.0.1', resolve));
    return `${this.options.certificate ? 'ftps' : 'ftp'}://127.0.0.1:${portOf(this.server)}`;
  }

  async stop(): Promise<void> {
    const over = new Promise((resolve) => this.server.close(resolve));
    for (const socket of this.sockets) socket.destroy();
    await over;
  }

  /** The folder of a user. */
  shelf(user: string): Shelf {
    const known = this.shelves.get(user);
    if (known) return known;
    const made = new Shelf(join(this.options.folder, Buffer.from(user, 'utf8').toString('base64url')));
    this.shelves.set(user, made);
    return made;
  }

  private meet(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket));
    const { certificate } = this.options;
    new FtpSession(socket, {
      secure: certificate && createSecureContext(certificate),
      enter: (user, password) => (this.mood.refused.has(password) ? undefined : this.shelf(user)),
      isDown: () => this.mood.serviceDown,
      next: (name) => {
        const { queued } = this.mood;
        return queued.get(orderIn(name))?.shift() ?? queued.get('*')?.shift() ?? 'accept';
      },
      whole: (shelf, name) => {
        if (!isWhole(name)) return;
        this.taken.push(name);
        // An authority may leave what it has to say of a declaration; what, none of them publishes.
        shelf.leave(`${name.replace(/\.\w+$/, '')}_acuse.txt`, `Recibido en práctica: ${name}\r\n`);
      },
      count: (command) => {
        this.calls[command] = (this.calls[command] ?? 0) + 1;
      },
    });
  }
}
