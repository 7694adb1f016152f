import { WrongCredentials, WrongSettings } from '../../shared/settings.ts';
import { startClockAt } from './settings/clock.ts';
import { FolderInUse, UnusableFolder } from './folder/dataFolder.ts';
import { CannotListen } from './http/host.ts';
import { startInstance } from './instance.ts';
import { RealAuthority } from './demo/practice.ts';
import { PracticeData } from './folder/practiceData.ts';
import { startSettings } from './settings/settings.ts';
import { stopOnSignals } from './stopping.ts';
import { welcome } from './welcome.ts';
import { WrongSetting } from './settings/wrongSetting.ts';

/** `npm start`: everything of the product on this machine, until it is told to stop. */
const began = performance.now();
try {
  const settings = startSettings(process.env);
  if (settings.startsAt) startClockAt(settings.startsAt);
  const starting = startInstance(settings);
  stopOnSignals(async () => (await starting).stop());
  const instance = await starting;
  console.log(welcome(instance, settings, performance.now() - began));
} catch (error) {
  const told = [
    FolderInUse,
    CannotListen,
    PracticeData,
    RealAuthority,
    UnusableFolder,
    WrongCredentials,
    WrongSetting,
    WrongSettings,
  ].some((kind) => error instanceof kind);
  console.error(told && error instanceof Error ? error.message : error);
  process.exit(1);
}
