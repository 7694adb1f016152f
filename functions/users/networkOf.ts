import { isIPv4, isIPv6 } from 'node:net';

/**
 * Network of an address, as attempts are counted: the /24 of IPv4, the /64 of IPv6, which is what one customer of a
 * provider has. What is no address is one network.
 */
export function networkOf(address: string): string {
  const bare = address
    .trim()
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/%.*$/, '');
  if (isIPv4(bare)) return `${bare.split('.').slice(0, 3).join('.')}.0/24`;
  if (!isIPv6(bare)) return 'unknown';
  const [head = '', tail] = bare.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  const groups = (tail === undefined ? before : [...before, ...zeros, ...after]).slice(0, 4);
  return `${groups.map((group) => parseInt(group, 16).toString(16)).join(':')}::/64`;
}
