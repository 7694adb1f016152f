import { banguatWsdl } from '../../../../shared/transmission/wsdl/banguat.ts';
import { settings } from '../../../runtime/config.ts';
import { child, childText, readXml, soapBody } from '../../../../shared/foundation/xml/readXml.ts';
import { soapCall } from '../soapCall.ts';
import { httpWire, type Wire } from '../wire.ts';

export interface ReferenceRate {
  /** Day of the rate, yyyy-mm-dd. */
  day: string;
  /** Local currency for one US dollar, canonical, with the decimals that the bank publishes. */
  rate: string;
}

const MAX_BYTES = 256 * 1024;

/**
 * Reference rate of the day from the Banco de Guatemala (domain 4.3), as published.
 * @throws when the bank does not answer, or answers without a rate, as it may early in the day.
 */
export async function fetchRate(wire: Wire = httpWire): Promise<ReferenceRate> {
  const { BANGUAT_ENDPOINT: endpoint, BANGUAT_TIMEOUT_MS: timeoutMs } = settings();
  if (endpoint === undefined) throw new Error('BANGUAT_ENDPOINT is not set');
  const { wire: exchange } = await soapCall(wire, {
    wsdl: banguatWsdl,
    endpoint,
    operation: 'TipoCambioDia',
    args: {},
    timeoutMs,
    maxBytes: MAX_BYTES,
  });
  if (exchange.failure || exchange.response?.status !== 200) {
    throw new Error(`Bank did not answer: ${exchange.failure ?? exchange.response?.status}`);
  }
  const rate = readRate(exchange.response.bytes);
  if (!rate) throw new Error('Bank answered without a rate');
  return rate;
}

/** Rate of an answer; undefined when it has none in the published form. */
export function readRate(bytes: Uint8Array): ReferenceRate | undefined {
  const reading = readXml(bytes);
  const result = reading.kind === 'tree' ? child(soapBody(reading.root), 'TipoCambioDiaResult') : undefined;
  const dollar = child(child(result, 'CambioDolar'), 'VarDolar');
  const day = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(childText(dollar, 'fecha'));
  const rate = childText(dollar, 'referencia');
  if (!day || !/^\d{1,3}\.\d{1,5}$/.test(rate)) return undefined;
  const [whole = '', decimals = ''] = rate.split('.');
  return { day: `${day[3]}-${day[2]}-${day[1]}`, rate: `${whole}.${decimals.padEnd(5, '0')}` };
}
