import { fileURLToPath } from 'node:url';
import type { BuildOptions } from 'esbuild';
import { makeFiles } from '../../../../web/madeFiles.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** How a page of the benches is built: as the app is, with the app's own React, though a contender brings one to this folder. */
export const pageBuild = {
  bundle: true,
  minify: true,
  jsx: 'automatic',
  alias: { ...(await makeFiles()), react: at('../../../../node_modules/react') },
  define: { 'process.env.NODE_ENV': '"production"' },
} as const satisfies BuildOptions;
