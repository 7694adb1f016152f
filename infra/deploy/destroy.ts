import { fileURLToPath } from 'node:url';
import { placeOf } from '../place.ts';
import { destroyOrderOf, WrongDeploy } from './deployOrder.ts';
import { destroyStage } from './deployStage.ts';
import { hands } from './hands.ts';

// `npm run destroy -- --env dev [--with-data]`: takes an environment away, where nothing is lost by it.

try {
  const order = destroyOrderOf(process.argv.slice(2));
  const root = fileURLToPath(new URL('../../', import.meta.url));
  await destroyStage(order, hands(root, placeOf(order.stage).region));
} catch (error) {
  console.error(error instanceof WrongDeploy ? error.message : error);
  process.exitCode = 1;
}
