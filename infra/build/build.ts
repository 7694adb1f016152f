import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { functions } from '../topology.ts';
import { ensureFunctions } from './ensureFunctions.ts';
import { ensureWeb } from './web.ts';

/** `npm run build`: functions and app, each only when its sources changed. */
const root = fileURLToPath(new URL('../../', import.meta.url));
const [functionFolder, webFolder] = await Promise.all([
  ensureFunctions({ root, functions }, join(root, 'build', 'functions')),
  ensureWeb(root),
]);
console.log(`Functions: ${functionFolder}\nApp: ${webFolder}`);
