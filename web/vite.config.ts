import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunkGroups } from './chunks.ts';
import { documentKinds } from '../shared/documentKinds.ts';
import { budgets, draws } from './budgets.ts';
import { madeFiles } from './madeFiles.ts';
import { noSchemas } from './noSchemas.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Where `npm run dev` finds the running host; the built app is served by that host itself. */
const host = process.env['DESPACHO_URL'] ?? `http://127.0.0.1:${process.env['PORT'] ?? 4600}`;

const mainAreas: readonly string[] = documentKinds.filter(({ aside }) => !aside).map(({ module }) => module);
const filesOf = (folder: string, named: RegExp): string[] =>
  readdirSync(`${here}${folder}`)
    .filter((file) => named.test(file))
    .map((file) => `${here}${folder}/${file}`);
/** What the frame and the menu ask of an area, and its list. */
const doorsOf = (folder: string): string[] => filesOf(folder, /^(routes|slots|[A-Z]\w+List)\.tsx$/);
/** What an order shows of its kind: the page of an order asks for all of them and for nothing else of their areas. */
const orderPartsOf = (folder: string): string[] => filesOf(folder, /^orderPart\.tsx$/);
const listsOf = (folder: string): string[] => filesOf(folder, /^(routes|[A-Z]\w+List)\.tsx$/);
/** What it draws of one of its documents. */
const pagesOf = (folder: string): string[] => filesOf(folder, /^[A-Z]\w+Page\.tsx$/);
/** What modules add to every page: a file for each would be asked for by all of them. */
const slots = readdirSync(here).flatMap((folder) =>
  ['slots.ts', 'slots.tsx'].map((file) => `${here}${folder}/${file}`).filter((file) => existsSync(file)),
);

/** Areas that weigh too little for a file of their own, and the list of the one that weighs most. */
const SMALL = ['parties', 'work-orders', 'transport-documents', 'duca'];
/** What every open document of an area draws at once, though written as later parts. */
const DRAWN: Readonly<Record<string, readonly string[]>> = {
  duca: [
    'DucaPage.tsx',
    'editor/HeadNote.tsx',
    'fractions/FractionLinks.tsx',
    'sealing/Follow.tsx',
    'sources/SourcesNotice.tsx',
  ],
  dva: ['SourcesNotice.tsx'],
};
/** What an area of the main job has in a file of its own. */
const largeOf = (module: string): string[] => [
  ...(SMALL.includes(module) ? [] : doorsOf(module)),
  ...(DRAWN[module] ?? []).map((file) => `${here}${module}/${file}`),
];

/** The icon of the tab goes with the page: browsers ask for it apart from the same picture on the page. */
const iconInPage: Plugin = {
  name: 'despacho-icon',
  transformIndexHtml: (html) => {
    const picture = readFileSync(`${here}public/favicon.svg`).toString('base64');
    return html.replace('href="/favicon.svg"', `href="data:image/svg+xml;base64,${picture}"`);
  },
};

const ahead = (file: string, attrs: Record<string, string>) => ({
  tag: 'link',
  attrs: { ...attrs, crossorigin: true, href: `/${file}` },
  injectTo: 'head' as const,
});

/**
 * What draws comes with the page, while the entry before it already asks who works here; so does the typeface, for a frame
 * drawn without it moves when it comes.
 */
const drawingWithPage: Plugin = {
  name: 'despacho-drawing',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
      const drawing = chunks.find(draws);
      const files = drawing ? [drawing.fileName, ...drawing.imports] : [];
      const letters = Object.keys(bundle).filter((file) => file.endsWith('.woff2'));
      return [
        ...files.filter((file) => !html.includes(file)).map((file) => ahead(file, { rel: 'modulepreload' })),
        ...letters.map((file) => ahead(file, { rel: 'preload', as: 'font', type: 'font/woff2' })),
      ];
    },
  },
};

export default defineConfig({
  root: here,
  plugins: [noSchemas, react(), budgets(), madeFiles, iconInPage, drawingWithPage],
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
              start: [`${here}app/main.ts`],
              first: [`${here}app/draw.tsx`],
              frame: [
                `${here}app/Inside.tsx`,
                `${here}app/search/searchDocuments.ts`,
                // Lists and look-ups both mark samples: with the sheet, a page of lists would fetch the sheet.
                `${here}kit/SampleMark.tsx`,
                // The button of a menu, which is there before the menu.
                `${here}kit/ActionMenu.tsx`,
                ...slots,
              ],
              // A list comes without what its documents are written with.
              list: [`${here}document/list/DocumentList.tsx`, ...SMALL.flatMap(listsOf)],
              entrance: [
                `${here}users/FirstPassword.tsx`,
                `${here}users/factor/SecondStep.tsx`,
                `${here}users/tellLastSignIn.ts`,
                `${here}notifications/StopMailPage.tsx`,
                // Windows and menus, which the first page has none of.
                `${here}kit/dialogs/DialogHost.tsx`,
                `${here}kit/WindowFrame.tsx`,
                `${here}kit/ActionMenuList.tsx`,
                fileURLToPath(new URL('../shared/foundation/text/clean.ts', import.meta.url)),
              ],
              document: [
                // Acts that ask who one is again are of every area.
                `${here}users/useStepUp.tsx`,
                `${here}document/DocumentEditor.tsx`,
                `${here}document/EditorFrame.tsx`,
                `${here}document/problems/ProblemGroups.tsx`,
                `${here}document/sources/SourcesNotice.tsx`,
                // A line of code that several areas sum with.
                fileURLToPath(new URL('../shared/foundation/decimal/cents.ts', import.meta.url)),
              ],
              // Lines as cards, which are a phone's, and what a field offers; the sheet apart, which is a desk's.
              lines: [
                `${here}kit/grid/LinesCards.tsx`,
                `${here}kit/fields/OfferedView.tsx`,
                // What services outside say of the fields of every document.
                `${here}transmission/lookups/lookupParts.ts`,
                // The files of a declaration, five small ones otherwise.
                `${here}duca/files/FilesPanel.tsx`,
              ],
              sheet: [`${here}kit/grid/LinesSheet.tsx`],
              account: [`${here}users/Account.tsx`],
            },
            areas: Object.fromEntries(mainAreas.map((module) => [module, largeOf(module)])),
            small: [
              ...SMALL.flatMap(doorsOf),
              ...mainAreas.flatMap(orderPartsOf),
              ...SMALL.filter((module) => !DRAWN[module]).flatMap(pagesOf),
              `${here}duca/complementary/PendingWindow.tsx`,
            ],
            others: readdirSync(here, { recursive: true, encoding: 'utf8' })
              .filter((file) => basename(file) === 'routes.tsx' && !mainAreas.includes(dirname(file)))
              .map((file) => here + file),
          }),
        },
      },
    },
  },
  // Preview workers load pdf-lib only when a PDF is asked for.
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: host, changeOrigin: true } } },
});
