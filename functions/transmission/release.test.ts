import { describe, expect, it } from 'vitest';
import type { Operation } from '../../shared/transmission/operations.ts';
import { scopeOfAna } from '../runtime/scope.fixture.ts';
import type { Services } from '../runtime/services.ts';
import { isReleaseWanted, releaseKey, releaseWrites, type ReleaseRow } from './release.ts';

const scope = scopeOfAna();
const wants = (ACTIVA: '0' | '1', DESDE = '1000.00') => ({ LIBERACION: { ACTIVA, DESDE } });

describe('a second person', () => {
  it('is wanted from the company’s amount on, the amount itself included', () => {
    expect(isReleaseWanted(wants('1'), '999.99')).toBe(false);
    expect(isReleaseWanted(wants('1'), '1000.00')).toBe(true);
    expect(isReleaseWanted(wants('1'), '20000')).toBe(true);
  });

  it('is wanted of whatever has no value that is known', () => {
    expect(isReleaseWanted(wants('1'), undefined)).toBe(true);
    expect(isReleaseWanted(wants('1'), '')).toBe(true);
  });

  it('is wanted by no company that did not say so', () => {
    expect(isReleaseWanted(wants('0'), '20000')).toBe(false);
    expect(isReleaseWanted({}, undefined)).toBe(false);
  });
});

describe('what is handed over', () => {
  const handed = { kind: 'duca', documentId: 'duc-1', version: 3, worth: '5000.00' };
  /** Asked by Ana, with the company's choice and who released it, if anybody did. */
  const writes = (operation: Operation, by: string | undefined, company: object | undefined = wants('1')) => {
    const asked: unknown[] = [];
    const services = {
      database: {
        get: async (table: string, key: unknown) => {
          if (table === 'users') return company;
          asked.push([table, key]);
          return by === undefined ? undefined : ({ ID_USUARIO: by } as ReleaseRow);
        },
      },
    } as unknown as Services;
    return releaseWrites(services, scope, { ...handed, operation }).then((found) => ({ found, asked }));
  };

  it('carries the release of its very version and operation, or is not handed over', async () => {
    for (const operation of ['R', 'M', 'D'] as const) {
      const key = releaseKey(scope, 'duc-1', { VERSION: 3, OPERACION: operation });
      expect(key).toEqual({ pk: 'C#emp-1#duc-1', sk: `LIB#00000003~${operation}` });
      const { found, asked } = await writes(operation, 'eva');
      expect(asked).toEqual([['duca', key]]);
      expect(found).toMatchObject([
        { kind: 'check', table: 'duca', key, when: { equals: { ID_USUARIO: 'eva' } } },
      ]);
      await expect(writes(operation, undefined)).rejects.toMatchObject({
        code: 'document.impossible-change',
        message: expect.stringContaining('otra persona libere la versión 3'),
      });
    }
  });

  it('says the same when the release is taken away in the moment', async () => {
    const { found } = await writes('R', 'eva');
    expect(String(await found[0]?.lost?.())).toContain('otra persona libere la versión 3');
  });

  it('is withdrawn by another than who released that: there nobody prepared anything', async () => {
    await expect(writes('D', 'ana')).rejects.toThrow('la envía otra persona');
    for (const operation of ['R', 'M'] as const)
      expect((await writes(operation, 'ana')).found).toHaveLength(1);
  });

  it('needs no release where it changes nothing, nor where the company asks for none', async () => {
    for (const operation of ['V', 'CANAL'] as const)
      expect((await writes(operation, undefined)).found).toEqual([]);
    for (const company of [wants('0'), {}, wants('1', '5000.01')])
      expect((await writes('R', undefined, company)).found).toEqual([]);
  });
});
