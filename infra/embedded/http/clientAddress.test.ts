import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { clientAddressBehind } from './clientAddress.ts';
import { WrongSetting } from '../settings/wrongSetting.ts';

const from = (remoteAddress: string, forwarded?: string): IncomingMessage =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage;

it('believes nobody who says to speak for another, unless it is named as a proxy', () => {
  const address = clientAddressBehind(undefined);
  expect(address(from('::ffff:198.51.100.9', '203.0.113.5'))).toBe('198.51.100.9');
  expect(address(from('127.0.0.1', '203.0.113.5'))).toBe('127.0.0.1');
});

it('tells people behind a named proxy apart, by what that proxy itself saw', () => {
  const address = clientAddressBehind('127.0.0.1, 10.0.0.0/8, ::1');
  expect(address(from('127.0.0.1', '203.0.113.5'))).toBe('203.0.113.5');
  expect(address(from('::ffff:127.0.0.1', '203.0.113.5'))).toBe('203.0.113.5');
  expect(address(from('::1', '2001:db8::7'))).toBe('2001:db8::7');
  expect(address(from('127.0.0.1', '203.0.113.5, 10.1.2.3')), 'one proxy before another').toBe('203.0.113.5');
  expect(address(from('127.0.0.1')), 'a call of the machine itself').toBe('127.0.0.1');
});

it('lets a stranger choose no address by writing the header before the proxy does', () => {
  const address = clientAddressBehind('127.0.0.1');
  expect(address(from('127.0.0.1', '192.0.2.1, 203.0.113.5'))).toBe('203.0.113.5');
  expect(address(from('127.0.0.1', '192.0.2.1, not an address'))).toBe('127.0.0.1');
  expect(address(from('198.51.100.9', '192.0.2.1'))).toBe('198.51.100.9');
});

it('names a proxy that is none', () => {
  for (const wrong of ['proxy.example', '10.0.0.0/99', '10.0.0.0/x'])
    expect(() => clientAddressBehind(wrong)).toThrow(WrongSetting);
});
