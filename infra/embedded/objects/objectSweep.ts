import type { Bucket } from '../../parts.ts';
import type { ObjectStore } from '../services/fauxqs.ts';
import type { ObjectFiles } from './objectFiles.ts';

const EVERY_MS = 6 * 3600_000;
const DAY_MS = 24 * 3600_000;

export interface SweepParts {
  buckets: readonly Bucket[];
  bucketNameOf: (name: string) => string;
  files: Pick<ObjectFiles, 'olderThan'>;
  objects: Pick<ObjectStore, 'deleteObject'>;
  now: () => Date;
}

/** Does what the lifecycle rules of the buckets do on AWS: at the start and every few hours it forgets what is over. */
export class ObjectSweep {
  private readonly parts: SweepParts;
  private readonly timer: NodeJS.Timeout;

  constructor(parts: SweepParts) {
    this.parts = parts;
    this.sweep();
    this.timer = setInterval(() => this.sweep(), EVERY_MS);
    this.timer.unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private sweep(): void {
    const { buckets, bucketNameOf, files, objects, now } = this.parts;
    for (const { name, forgets } of buckets) {
      if (!forgets) continue;
      const bucket = bucketNameOf(name);
      const before = new Date(now().getTime() - forgets.days * DAY_MS);
      for (const key of files.olderThan(bucket, forgets.prefix, before)) objects.deleteObject(bucket, key);
    }
  }
}
