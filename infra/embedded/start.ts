import { FolderInUse } from './dataFolder.ts';
import { CannotListen } from './host.ts';
import { startInstance } from './instance.ts';
import { startSettings, WrongSetting } from './settings.ts';
import { stopOnSignals } from './stopping.ts';
import { welcome } from './welcome.ts';

/** `npm start`: everything of the product on this machine, until it is told to stop. */
const began = performance.now();
try {
  const settings = startSettings(process.env);
  const starting = startInstance(settings);
  stopOnSignals(async () => (await starting).stop());
  const instance = await starting;
  console.log(welcome(instance, settings, performance.now() - began));
} catch (error) {
  const expected =
    error instanceof FolderInUse || error instanceof CannotListen || error instanceof WrongSetting;
  console.error(expected ? error.message : error);
  process.exit(1);
}
