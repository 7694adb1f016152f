import { fileURLToPath } from 'node:url';
import { destroyOrderOf, WrongDeploy } from './deployOrder.ts';
import { destroyStage } from './deployStage.ts';
import { hands } from './hands.ts';

// `npm run destroy -- --env dev [--with-data]`: takes an environment away, where nothing is lost by it.

try {
  await destroyStage(
    destroyOrderOf(process.argv.slice(2)),
    hands(fileURLToPath(new URL('../../', import.meta.url))),
  );
} catch (error) {
  console.error(error instanceof WrongDeploy ? error.message : error);
  process.exitCode = 1;
}
