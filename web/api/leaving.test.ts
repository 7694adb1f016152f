import { expect, it } from 'vitest';
import { saveAllOpen, savedOnLeaving } from './leaving.ts';

it('says of all that is open whether it could be saved, and nothing of what was closed', async () => {
  expect(await saveAllOpen()).toBe(true);
  const asked: string[] = [];
  const close = savedOnLeaving(async () => asked.push('una') > 0);
  const refused = savedOnLeaving(async () => asked.push('otra') < 0);
  expect(await saveAllOpen()).toBe(false);
  expect(asked).toEqual(['una', 'otra']);
  refused();
  expect(await saveAllOpen()).toBe(true);
  close();
});
