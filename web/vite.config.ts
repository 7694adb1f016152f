import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { budgets } from './budgets.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Where `npm run dev` finds the running host; the built app is served by that host itself. */
const host = process.env['DESPACHO_URL'] ?? `http://127.0.0.1:${process.env['PORT'] ?? 4600}`;

export default defineConfig({
  root: here,
  plugins: [react(), budgets()],
  resolve: { alias: [{ find: /^events$/, replacement: `${here}duca/xml/eventsStub.ts` }] },
  build: {
    outDir: '../build/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // Data URLs of small files would need `font-src data:`; the policy of the host does not grant it.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2000,
  },
  // Preview workers load pdf-lib only when a PDF is asked for.
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: host, changeOrigin: true } } },
});
