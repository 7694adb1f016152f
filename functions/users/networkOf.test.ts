import { expect, it } from 'vitest';
import { networkOf } from './networkOf.ts';

it.each([
  ['190.56.7.200', '190.56.7.0/24'],
  ['::ffff:190.56.7.1', '190.56.7.0/24'],
  ['2001:db8:0:12:aaaa:bbbb:cccc:dddd', '2001:db8:0:12::/64'],
  ['2001:0DB8::12:0:0:1', '2001:db8:0:0::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', 'unknown'],
  ['evil', 'unknown'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
