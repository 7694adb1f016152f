import { build } from 'vite';
import { compressFolder } from './compress.ts';
import { asChild } from './inChild.ts';

await asChild<{ config: string; folder: string }>(async ({ config, folder }) => {
  await build({ configFile: config, logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } });
  await compressFolder(folder);
});
