import { expect, test } from 'vitest';
import { securityHeaders } from './securityHeaders.ts';

test('says exactly what is promised to a browser', () => {
  const { 'Permissions-Policy': permissions, ...others } = securityHeaders('https://files.example');
  expect(others).toEqual({
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    'Content-Security-Policy':
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; " +
      "connect-src 'self' https://files.example; frame-src blob:; worker-src 'self'; object-src 'none'; " +
      "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'",
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
  expect(permissions?.split(', ').every((feature) => feature.endsWith('=()'))).toBe(true);
  // The top bar has a switch for the full screen.
  expect(permissions).not.toContain('fullscreen');
});

test('names no other host where files come from the page’s own address', () => {
  expect(securityHeaders()['Content-Security-Policy']).toContain("connect-src 'self'; ");
});
