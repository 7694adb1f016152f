import { hostname } from 'node:os';
import { describe, expect, it } from 'vitest';
import { isOwnHost, ownOrigins } from './ownOrigins.ts';

describe('names of an instance', () => {
  it('are those of the machine at its port', () => {
    expect(ownOrigins('127.0.0.1', 4600)).toEqual([
      'http://127.0.0.1:4600',
      'http://localhost:4600',
      'http://[::1]:4600',
    ]);
    expect(ownOrigins('192.168.7.2', 80)).toContain('http://192.168.7.2');
    expect(ownOrigins('fd00::7', 4600)).toContain('http://[fd00::7]:4600');
  });

  it('are every address of the machine and its own name where it listens on all', () => {
    for (const host of ['0.0.0.0', '::']) {
      const all = ownOrigins(host, 4600);
      expect(all).toContain(`http://${hostname().toLowerCase()}:4600`);
      expect(all).not.toContain('http://0.0.0.0:4600');
    }
    expect(ownOrigins('127.0.0.1', 4600)).not.toContain(`http://${hostname().toLowerCase()}:4600`);
  });

  it('are those too that the installation adds', () => {
    const all = ownOrigins('127.0.0.1', 4600, 'https://despacho.gt, https://d.example:8443,x');
    expect(all.slice(-2)).toEqual(['https://despacho.gt', 'https://d.example:8443']);
    expect(isOwnHost(all, 'despacho.gt')).toBe(true);
    expect(isOwnHost(all, 'D.example:8443')).toBe(true);
    expect(isOwnHost(all, 'localhost:4600')).toBe(true);
  });

  it('are no others: whoever owns a name may make it lead here', () => {
    const all = ownOrigins('127.0.0.1', 4600, 'https://despacho.gt');
    for (const host of ['evil.example:4600', 'localhost', 'localhost:4601', 'despacho.gt:4600', ''])
      expect(isOwnHost(all, host), host).toBe(false);
  });
});
