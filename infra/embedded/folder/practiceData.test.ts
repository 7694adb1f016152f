import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startInstance } from '../instance.ts';
import { claimForPractice, PracticeData } from './practiceData.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'despacho-practised-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const start = (practice: boolean) => startInstance({ port: 0, dataDir: folder, practice, pages: 'none' });

it.each(['practice-sat.db', 'secrets/practice-key'])(
  'work for real is refused where practice left %s',
  async (left) => {
    mkdirSync(join(folder, 'secrets'));
    writeFileSync(join(folder, left), '');
    await expect(start(false)).rejects.toThrow(PracticeData);
    await expect(start(false)).rejects.toThrow(/DATA_DIR=.* PRACTICE=0.*npm run administer -- company/s);
  },
);

it('practice is refused where somebody worked for real, whose declarations it would send to nobody', async () => {
  claimForPractice(folder, false);
  await expect(start(true)).rejects.toThrow(PracticeData);
  await expect(start(true)).rejects.toThrow(/PRACTICE=0.*DATA_DIR=/s);
  expect(() => claimForPractice(folder, false)).not.toThrow();
});
