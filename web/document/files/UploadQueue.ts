import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import type { AttachedFile } from '../../../shared/foundation/files/procedures.ts';
import { errorText } from '../../api/apiError.ts';
import type { call } from '../../api/call.ts';
import type { FileHome } from './fileHome.ts';
import type { prepareFile } from './prepareFile.ts';
import type { putFile } from './putFile.ts';

/** A file on its way to its place in a document. It stays here until it is attached or a person takes it away. */
export interface Upload {
  id: number;
  /** Place that it is for: the key of a line, or what the file is there for. */
  line: string;
  file: File;
  state: 'preparing' | 'sending' | 'checking' | 'failed';
  /** 0 to 100. */
  percent: number;
  error: string;
}

interface World {
  home: FileHome;
  call: typeof call;
  prepare: typeof prepareFile;
  put: typeof putFile;
  reference: () => Reference;
  /** PAPEL of what goes to a place; without it none is sent. */
  paperOf?: (line: string) => string | undefined;
  /** What came has its facts; `twin` is the name of a file with the same bytes. */
  attach: (line: string, facts: AttachedFile, twin: string) => void;
}

/** Files that go at once; the rest wait their turn. */
const AT_ONCE = 2;

/** Uploads to one document: each can be cancelled, retried and followed; none is lost by a failure. */
export class UploadQueue {
  private readonly world: World;
  private uploads: readonly Upload[] = [];
  private readonly stops = new Map<number, AbortController>();
  private readonly waiting: number[] = [];
  private readonly listeners = new Set<() => void>();
  private count = 0;

  constructor(world: World) {
    this.world = world;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly snapshot = (): readonly Upload[] => this.uploads;

  add(line: string, file: File): void {
    const id = (this.count += 1);
    this.uploads = [...this.uploads, { id, line, file, state: 'preparing', percent: 0, error: '' }];
    this.waiting.push(id);
    this.next();
  }

  retry(id: number): void {
    if (this.find(id)?.state !== 'failed') return;
    this.waiting.push(id);
    this.change(id, { state: 'preparing', percent: 0, error: '' });
    this.next();
  }

  /** Stops a file where it is and takes it off the list. */
  cancel(id: number): void {
    this.stops.get(id)?.abort();
    this.uploads = this.uploads.filter((each) => each.id !== id);
    this.tell();
  }

  private find(id: number): Upload | undefined {
    return this.uploads.find((each) => each.id === id);
  }

  private next(): void {
    while (this.stops.size < AT_ONCE && this.waiting.length > 0) {
      const upload = this.find(this.waiting.shift()!);
      if (upload) void this.run(upload);
    }
    this.tell();
  }

  private async run({ id, line, file }: Upload): Promise<void> {
    const { home, attach, paperOf, prepare, put, reference } = this.world;
    const stop = new AbortController();
    const { signal } = stop;
    this.stops.set(id, stop);
    try {
      if (file.size === 0) throw new Error('El archivo está vacío. Elija otro o vuelva a guardarlo.');
      const ready = await prepare(file, reference());
      signal.throwIfAborted();
      const started = await this.world.call(
        home.procedures.startFile,
        {
          ID: home.id,
          NOMBRE: ready.name,
          TIPO: ready.type,
          BYTES: ready.bytes.length,
          HUELLA: ready.hash,
          PAPEL: paperOf?.(line),
        },
        { signal },
      );
      this.change(id, { state: 'sending' });
      await put(started.ENLACE, started.ENCABEZADOS, ready.bytes, signal, (percent) =>
        this.change(id, { percent }),
      );
      this.change(id, { state: 'checking', percent: 100 });
      const confirm = { ID: home.id, ID_ARCHIVO: started.ID_ARCHIVO };
      const { ARCHIVO, REPETIDO } = await this.world.call(home.procedures.confirmFile, confirm, { signal });
      signal.throwIfAborted();
      this.uploads = this.uploads.filter((each) => each.id !== id);
      attach(line, ARCHIVO, REPETIDO?.NOMBRE_ARCHIVO ?? '');
    } catch (thrown) {
      if (!signal.aborted) this.change(id, { state: 'failed', error: errorText(thrown) });
    } finally {
      this.stops.delete(id);
      this.next();
    }
  }

  private change(id: number, values: Partial<Upload>): void {
    this.uploads = this.uploads.map((each) => (each.id === id ? { ...each, ...values } : each));
    this.tell();
  }

  private tell(): void {
    this.listeners.forEach((listener) => listener());
  }
}
