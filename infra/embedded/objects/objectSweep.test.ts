import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startEmulators } from '../services/emulators.ts';

it('forgets what lay below the prefix for its days, at the next start too, and nothing else', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'despacho-sweep-'));
  const start = (now: Date) =>
    startEmulators({
      dataFolder,
      buckets: [
        { name: 'files', locked: false, forgets: { prefix: 'tmp/', days: 3 } },
        { name: 'evidence', locked: true },
      ],
      queues: [],
      bucketNameOf: (name) => `b-${name}`,
      queueNameOf: (name) => name,
      queueUrlOf: (name) => name,
      now: () => now,
    });
  const day = 24 * 3600_000;
  try {
    const first = await start(new Date());
    for (const [bucket, key] of [
      ['b-files', 'tmp/uno/a.zip'],
      ['b-files', 'uno/tmp/b.pdf'],
      ['b-evidence', 'tmp/uno/c.xml'],
    ] as const)
      first.objects.putObject(bucket, key, Buffer.from('x'), 'text/plain');
    await first.stop();
    const soon = await start(new Date(Date.now() + 2 * day));
    expect(soon.objects.headObject('b-files', 'tmp/uno/a.zip').key).toBe('tmp/uno/a.zip');
    await soon.stop();
    const late = await start(new Date(Date.now() + 4 * day));
    expect(() => late.objects.headObject('b-files', 'tmp/uno/a.zip')).toThrow();
    expect(late.objects.headObject('b-files', 'uno/tmp/b.pdf').key).toBe('uno/tmp/b.pdf');
    expect(late.objects.headObject('b-evidence', 'tmp/uno/c.xml').key).toBe('tmp/uno/c.xml');
    await late.stop();
    expect(readdirSync(join(dataFolder, 'objects'))).toHaveLength(2);
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
});
