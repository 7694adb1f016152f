import { describe, expect, it } from 'vitest';
import {
  ACCEPTED_VERSIONS,
  isInChain,
  shownVersions,
  replacedBy,
  withAcceptedVersion,
  type AcceptedVersion,
} from './acceptedVersions.ts';

const link = (OPERACION: string, VERSION: string, MOTIVO = ''): Omit<AcceptedVersion, 'ID_VERSION'> => ({
  OPERACION,
  VERSION,
  FECHA: '2026-11-20T09:00:00',
  MOTIVO,
  USUARIO: 'Ana',
});
const chained = (...links: Omit<AcceptedVersion, 'ID_VERSION'>[]) =>
  links.reduce(withAcceptedVersion, { [ACCEPTED_VERSIONS]: [] as AcceptedVersion[], DUA: { NOTA: 'x' } });

describe('the chain of what was accepted', () => {
  it('grows by each act of each version, and the rest of the body stays', () => {
    const body = chained(link('Registro', '1'), link('Rectificación', '2', 'El flete'));
    expect(body).toEqual({
      DUA: { NOTA: 'x' },
      VERSIONES_ACEPTADAS: [
        { ID_VERSION: 'Registro-1', ...link('Registro', '1') },
        { ID_VERSION: 'Rectificación-2', ...link('Rectificación', '2', 'El flete') },
      ],
    });
    // Of one version both the change and the withdrawal.
    expect(chained(link('Rectificación', '2'), link('Anulación', '2'))[ACCEPTED_VERSIONS]).toHaveLength(2);
  });

  it('takes news that come again for what they are: the very same body', () => {
    const body = chained(link('Registro', '1'));
    expect(withAcceptedVersion(body, { ...link('Registro', '1'), FECHA: 'otra' })).toBe(body);
  });

  it('tells whether what an act was accepted of is in the body', () => {
    const body = chained(link('Registro', '1'), link('Rectificación', '2'));
    expect(isInChain(body, { OPERACION: 'Rectificación', VERSION: '2' })).toBe(true);
    expect(isInChain(body, { OPERACION: 'Rectificación', VERSION: '1' })).toBe(false);
    expect(isInChain(body, { OPERACION: 'Anulación', VERSION: '2' })).toBe(false);
    expect(isInChain({}, { OPERACION: 'Registro', VERSION: '1' })).toBe(false);
  });

  it('tells which act another one replaced, the change before it or the registration, and none where it does not know', () => {
    const body = chained(link('Registro', '1'), link('Rectificación', '4'), link('Rectificación', '7'));
    const replaced = (OPERACION: string, VERSION: string) => replacedBy(body, { OPERACION, VERSION });
    expect(replaced('Rectificación', '7')).toEqual({ OPERACION: 'Rectificación', VERSION: '4' });
    expect(replaced('Rectificación', '4')).toEqual({ OPERACION: 'Registro', VERSION: '1' });
    expect(replaced('Registro', '1')).toBeUndefined();
    expect(replaced('Rectificación', '9')).toBeUndefined();
    expect(replacedBy({}, { OPERACION: 'Rectificación', VERSION: '4' })).toBeUndefined();
  });

  it('is shown once it says more than the declaration does itself', () => {
    expect(shownVersions(chained())).toEqual([]);
    expect(shownVersions(chained(link('Registro', '1')))).toEqual([]);
    expect(shownVersions(chained(link('Registro', '1', 'Por qué')))).toEqual([0]);
    expect(shownVersions(chained(link('Registro', '1'), link('Anulación', '1')))).toEqual([0, 1]);
  });
});
