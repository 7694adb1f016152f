import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { UnusableFolder } from '../../infra/embedded/folder/dataFolder.ts';
import { startInstance } from '../../infra/embedded/instance.ts';
import { temporaryFolder, type Folder } from './support.ts';

// A small disk of its own, which only root can mount.
let folder: Folder;
let disk: string;
let mounted = false;
beforeEach(() => {
  folder = temporaryFolder();
  disk = join(folder.path, 'disk');
  mkdirSync(disk);
  mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=40m', 'tmpfs', disk]).status === 0;
});
afterEach(() => {
  if (mounted) spawnSync('umount', ['-l', disk]);
  folder.remove();
});

const start = (dataDir: string) => startInstance({ port: 0, dataDir, pages: 'none', quiet: true });

/** Takes what is left of the disk; returns how to give it back. */
function fill(): () => void {
  const file = join(disk, 'filling');
  const { bavail, bsize } = statfsSync(disk);
  try {
    writeFileSync(file, Buffer.alloc(bavail * bsize));
  } catch (error) {
    // The product took some of the last room meanwhile; the disk is as full.
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  }
  return () => rmSync(file);
}

const healthOf = async (url: string) => {
  const answer = await fetch(`${url}/api/health`);
  return { status: answer.status, text: await answer.text() };
};
const signIn = async (url: string) => {
  const answer = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'despacho', origin: url },
    body: JSON.stringify({ params: { USUARIO: 'nadie', CLAVE: 'x'.repeat(20) } }),
  });
  return { status: answer.status, text: await answer.text() };
};

it('a disk that is full is named by health and by what was refused, and room on it ends that', async ({
  skip,
}) => {
  skip(!mounted, 'mounting takes root');
  const instance = await start(disk);
  try {
    expect((await healthOf(instance.url)).status).toBe(200);
    expect((await signIn(instance.url)).status).toBe(401);
    const free = fill();
    const health = await healthOf(instance.url);
    expect(health).toMatchObject({
      status: 503,
      text: expect.stringContaining('No hay espacio en el disco'),
    });
    let refused = await signIn(instance.url);
    // What is written first may still fit into the space that a file of the database has already.
    for (let more = 0; more < 200 && refused.status === 401; more += 1) refused = await signIn(instance.url);
    expect(refused).toMatchObject({
      status: 507,
      text: expect.stringContaining('No hay espacio en el disco'),
    });
    free();
    expect((await healthOf(instance.url)).status).toBe(200);
    expect([401, 429]).toContain((await signIn(instance.url)).status);
  } finally {
    await instance.stop();
  }
});

it('a start on a full disk or one that is only read says so', async ({ skip }) => {
  skip(!mounted, 'mounting takes root');
  const free = fill();
  await expect(start(disk)).rejects.toThrow(/^No hay espacio en el disco/);
  free();
  spawnSync('mount', ['-o', 'remount,ro', disk]);
  await expect(start(disk)).rejects.toThrow(UnusableFolder);
  await expect(start(disk)).rejects.toThrow(/solo lectura/);
});
