import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './chunks.ts';
import { documentKinds } from '../shared/documentKinds.ts';
import { budgets } from './budgets.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Where `npm run dev` finds the running host; the built app is served by that host itself. */
const host = process.env['DESPACHO_URL'] ?? `http://127.0.0.1:${process.env['PORT'] ?? 4600}`;

const mainAreas: readonly string[] = documentKinds.map(({ module }) => module);
/** What the frame, an order and the menu ask of an area, and its list. */
const doorsOf = (folder: string): string[] =>
  readdirSync(`${here}${folder}`)
    .filter((file) => /^(routes|orderPart|slots|[A-Z]\w+List)\.tsx$/.test(file))
    .map((file) => `${here}${folder}/${file}`);
const routesOf = (folder: string): string => `${here}${folder}/routes.tsx`;

export default defineConfig({
  root: here,
  plugins: [react(), budgets()],
  resolve: { alias: [{ find: /^events$/, replacement: `${here}duca/xml/eventsStub.ts` }] },
  build: {
    outDir: '../build/web',
    emptyOutDir: true,
    manifest: true,
    // What the areas add to the styles of the first route weighs less than asking for it.
    cssCodeSplit: false,
    target: 'es2022',
    // Data URLs of small files would need `font-src data:`; the policy of the host does not grant it.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: chunkGroups({
            steps: {
              first: [`${here}app/main.tsx`],
              entrance: [
                `${here}users/FirstPassword.tsx`,
                `${here}users/factor/SecondStep.tsx`,
                `${here}users/tellLastSignIn.ts`,
                `${here}kit/dialogs/DialogHost.tsx`,
                fileURLToPath(new URL('../shared/foundation/text/clean.ts', import.meta.url)),
              ],
              frame: [`${here}app/Inside.tsx`],
              document: [
                `${here}document/DocumentList.tsx`,
                `${here}document/DocumentEditor.tsx`,
                `${here}document/EditorFrame.tsx`,
              ],
              account: [`${here}users/Account.tsx`],
            },
            areas: Object.fromEntries(mainAreas.map((module) => [module, doorsOf(module)])),
            others: readdirSync(here)
              .filter((folder) => !mainAreas.includes(folder) && existsSync(routesOf(folder)))
              .map(routesOf),
          }),
        },
      },
    },
  },
  // Preview workers load pdf-lib only when a PDF is asked for.
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: host, changeOrigin: true } } },
});
