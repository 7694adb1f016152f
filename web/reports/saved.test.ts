import { expect, it } from 'vitest';
import { readSaved, SAVED, savedText } from './saved.ts';

it('a saved report is read as it was written, and leads nowhere but to a report', () => {
  const text = savedText('  Mis\ndeclaraciones ', '/reportesgt/declarations?desde=2026-11-01');
  expect(readSaved(`${SAVED}1`, text)).toEqual({
    key: `${SAVED}1`,
    name: 'Mis declaraciones',
    to: '/reportesgt/declarations?desde=2026-11-01',
  });
  expect(readSaved('otra', text)).toBeUndefined();
  expect(readSaved(`${SAVED}1`, '')).toBeUndefined();
  expect(readSaved(`${SAVED}1`, 'Malo\nhttps://otro.example')).toBeUndefined();
});
