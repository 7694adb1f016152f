import { expect, it } from 'vitest';
import { documentProblems } from '../foundation/documents/documentProblems.ts';
import { isBlocking } from '../foundation/rules/problem.ts';
import { duaDefinition } from './definition.ts';
import { completeDua, honduranReference } from './sampleDua.fixture.ts';
import { buildDuaXml } from './xml/buildDuaXml.ts';

const DAY = '2026-11-20';

it('a registered declaration is judged and written on whatever later day as on its own', () => {
  const complete = completeDua();
  const DECLARACION = { ...complete.DECLARACION, FECHA_ACEPTACION: `${DAY}T10:00:00` };
  const body = duaDefinition.calculate({ ...complete, DECLARACION }, honduranReference());
  const blocking = (today: string) =>
    documentProblems(duaDefinition, body, honduranReference(today)).filter(isBlocking);
  const written = (today: string) => buildDuaXml(body, honduranReference(today), 'M').bytes;
  for (const today of ['2026-12-31', '2027-01-01', '2031-06-30']) {
    expect(blocking(today)).toEqual(blocking(DAY));
    expect(written(today)).toEqual(written(DAY));
  }
});
