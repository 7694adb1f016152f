import { expect, it } from 'vitest';
import { documentKinds } from '../../../shared/documentKinds.ts';
import { ducaKind } from '../../../shared/duca/kind.ts';
import { manifestKind } from '../../../shared/manifests/kind.ts';
import { sayRejection } from './sayRejection.ts';

const change = { noun: 'rectificación', verb: 'Rectificar' };

it('says of every kind a rejection in sentences that agree with the kind', () => {
  for (const kind of documentKinds)
    for (const mended of [false, true]) {
      const { what, next } = sayRejection(kind, 'R', { change: undefined, mended });
      const [article, ending] = kind.noun.gender === 'f' ? ['la', 'envíela'] : ['el', 'envíelo'];
      expect(what).toBe(`${article} ${kind.noun.singular}`);
      expect(next).toContain(`${ending} de nuevo`);
    }
  const said = sayRejection(manifestKind, 'R', { change: undefined, mended: true });
  expect(said.next).toContain('revíselo y envíelo');
});

it('says of a change or a withdrawal that was rejected that what had been accepted stands', () => {
  const of = (operation: 'M' | 'D') => sayRejection(ducaKind, operation, { change, mended: false });
  expect(of('M')).toEqual({
    what: 'la rectificación de la DUCA',
    effect: 'Sigue en pie lo aceptado.',
    next: 'Corrija lo que señala y envíela de nuevo: irá como otra versión. También puede dejarla sin rectificar.',
  });
  expect(of('D')).toMatchObject({ what: 'la anulación de la DUCA', effect: 'Sigue en pie lo aceptado.' });
  expect(sayRejection(ducaKind, 'R', { change, mended: false }).effect).toBe('Nada quedó registrado.');
});
