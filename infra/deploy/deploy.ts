import { fileURLToPath } from 'node:url';
import { ensureWeb } from '../build/web.ts';
import { deployOrderOf, WrongDeploy } from './deployOrder.ts';
import { deployStage } from './deployStage.ts';
import { placeOf } from '../place.ts';
import { hands } from './hands.ts';

// `npm run deploy -- --env dev`: from nothing to a working address; see docs/runbooks/deploy.md.

const root = fileURLToPath(new URL('../../', import.meta.url));
try {
  const order = deployOrderOf(process.argv.slice(2));
  const address = await deployStage(order, await ensureWeb(root), hands(root, placeOf(order.stage).region));
  console.log(`Despacho ${order.stage}: ${address}`);
} catch (error) {
  console.error(error instanceof WrongDeploy ? error.message : error);
  process.exitCode = 1;
}
