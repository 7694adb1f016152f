import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { WrongSetting } from '../settings/wrongSetting.ts';

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 4 ? 'ipv4' : 'ipv6');

/**
 * Whose call it is, as attempts are counted and people told: the address of the connection. Only where that is a proxy
 * named in `configured` (`APP_PROXIES`: addresses or networks, by commas), the last in `X-Forwarded-For` that is no such
 * proxy: what stands before it, whoever called has written.
 * @throws WrongSetting for what is no address.
 */
export function clientAddressBehind(configured = ''): (request: IncomingMessage) => string {
  const proxies = new BlockList();
  for (const each of configured.split(',').map((one) => one.trim())) if (each !== '') add(proxies, each);
  const isProxy = (address: string): boolean => proxies.check(address, familyOf(address));
  return ({ socket, headers }) => {
    let address = bare(socket.remoteAddress ?? '');
    const hops = String(headers['x-forwarded-for'] ?? '').split(',');
    for (const hop of hops.map((each) => bare(each.trim())).reverse()) {
      if (isIP(address) === 0 || isIP(hop) === 0 || !isProxy(address)) break;
      address = hop;
    }
    return address;
  };
}

const bare = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

function add(proxies: BlockList, text: string): void {
  const [address = '', bits] = text.split('/');
  try {
    if (bits === undefined) proxies.addAddress(address, familyOf(address));
    else if (/^\d+$/.test(bits)) proxies.addSubnet(address, Number(bits), familyOf(address));
    else throw new TypeError(bits);
  } catch {
    throw new WrongSetting(
      `APP_PROXIES tiene «${text}» y debe tener direcciones o redes divididas por comas, como 10.0.0.5 o 10.0.0.0/24.`,
    );
  }
}
