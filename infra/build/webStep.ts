import { build } from 'vite';
import { compressFolder } from './compress.ts';
import { asChild } from './inChild.ts';

await asChild<{ config: string; folder: string }>(async ({ config, folder }) => {
  // A caller's own NODE_ENV, as a test runner sets, would put the libraries' development halves into the app.
  process.env['NODE_ENV'] = 'production';
  await build({ configFile: config, logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } });
  await compressFolder(folder);
});
