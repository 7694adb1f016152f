import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchRate } from '../../functions/transmission/gateways/banguat/banguat.ts';
import { gtSat } from '../../functions/transmission/gateways/gt-sat/gtSat.ts';
import { channelRequestXml } from '../../functions/transmission/gateways/gt-sat/channelRequest.ts';
import type { Gateway, SealedMessage } from '../../functions/transmission/gateways/gateway.ts';
import { httpWire, type Wire } from '../../functions/transmission/gateways/wire.ts';
import {
  startAuthorities,
  type PracticeAuthorities,
} from '../../infra/embedded/authorities/startAuthorities.ts';
import { scripts, type Reply, type ScriptName } from '../../infra/embedded/authorities/scripts.ts';
import { OPERATIONS, type Operation } from '../../shared/transmission/operations.ts';

const SOAP = 'http://schemas.xmlsoap.org/soap/envelope/';
/** Scripts whose answer is SOAP: no silence, no page, nothing cut or hostile, and no Latin-1 that says UTF-8. */
const spoken = (Object.keys(scripts) as ScriptName[]).filter((name) => {
  const reply: Reply = scripts[name].reply;
  return reply.kind === 'fault' || (reply.kind === 'result' && reply.format !== 'latin1');
});

interface Said {
  operation: string;
  asked: Uint8Array;
  answered: Uint8Array;
}

const folder = mkdtempSync(join(tmpdir(), 'soap-messages-'));
const xmllint = spawnSync('xmllint', ['--version']).error === undefined;
if (!xmllint) {
  process.stderr.write(
    'Without xmllint (libxml2-utils) no SOAP message is held to its description; CI installs it.\n',
  );
}

let authorities: PracticeAuthorities;
let gateway: Gateway;
const said: Said[] = [];
/** The product's own wire, heard. */
const wire: Wire = async (request, at) => {
  const done = await httpWire(request, at);
  const operation = /[:/](\w+)"?$/.exec(request.headers['SOAPAction'] ?? '')?.[1] ?? '';
  said.push({ operation, asked: request.body, answered: done.response?.bytes ?? new Uint8Array() });
  return done;
};

beforeAll(async () => {
  authorities = await startAuthorities({ dataDir: folder });
  Object.assign(process.env, authorities.env);
  gateway = gtSat({
    wire,
    endpoint: authorities.env['SAT_ENDPOINT']!,
    now: () => new Date(),
    version: '1',
    credentials: { user: 'agéncia & <1>', password: 'p"s' },
  });
});
afterAll(async () => {
  await authorities.stop();
  rmSync(folder, { recursive: true, force: true });
});

const published = async (endpoint: string): Promise<string> =>
  (await fetch(`${authorities.env[endpoint]}?wsdl`)).text();

/** What xmllint objects to in envelopes that each carry this element of the published description, or a fault. */
function objections(envelopes: readonly Uint8Array[], description: string, element: string): string {
  const namespace = /targetNamespace="([^"]+)"/.exec(description)![1]!;
  const types = /<xsd:schema [\s\S]*<\/xsd:schema>/.exec(description)![0];
  const names = `xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:tns="${namespace}"`;
  const write = (name: string, text: string | Uint8Array): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  write('types.xsd', types.replace('<xsd:schema ', `<xsd:schema ${names} `));
  const schema = write('envelope.xsd', envelopeSchema(names, namespace, element));
  const files = envelopes.map((each, place) => write(`${place}.xml`, each));
  const { status, stderr } = spawnSync('xmllint', ['--noout', '--schema', schema, ...files], {
    encoding: 'utf8',
  });
  return status === 0 ? '' : stderr;
}

/** SOAP 1.1 in document style: a body with one element of the description, or a fault of unqualified elements. */
const envelopeSchema = (names: string, namespace: string, element: string): string =>
  `<xsd:schema ${names} targetNamespace="${SOAP}" elementFormDefault="qualified">
<xsd:import namespace="${namespace}" schemaLocation="types.xsd"/>
<xsd:element name="Envelope"><xsd:complexType><xsd:sequence><xsd:element name="Body"><xsd:complexType><xsd:choice>
<xsd:element ref="tns:${element}"/>
<xsd:element name="Fault"><xsd:complexType><xsd:sequence>
<xsd:element name="faultcode" form="unqualified" type="xsd:QName"/>
<xsd:element name="faultstring" form="unqualified" type="xsd:string"/>
</xsd:sequence></xsd:complexType></xsd:element>
</xsd:choice></xsd:complexType></xsd:element></xsd:sequence></xsd:complexType></xsd:element>
</xsd:schema>`;

/** What is objected to in all that was said. */
function objectionsToAll(description: string): string {
  const operations = [...new Set(said.map((each) => each.operation))];
  return operations
    .flatMap((operation) => {
      const turns = said.filter((each) => each.operation === operation);
      return [
        objections(
          turns.map((each) => each.asked),
          description,
          operation,
        ),
        objections(
          turns.map((each) => each.answered),
          description,
          `${operation}Response`,
        ),
      ];
    })
    .join('');
}

const sealed = async (operation: Operation, key: string): Promise<SealedMessage> => {
  const bytes = Buffer.from(
    operation === 'CANAL'
      ? channelRequestXml({ key, declarant: '1234567', number: 'GTPRQPQ260000010001' })
      : '<duca>ñ</duca>',
    'utf8',
  );
  return { operation, key, version: 1, hash: createHash('sha256').update(bytes).digest('hex'), bytes };
};

const LIMITS = { timeoutMs: 20_000 };

/** Everything that may be said of one declaration while the authority plays a script. */
async function converse(name: ScriptName, key: string): Promise<void> {
  for (const operation of OPERATIONS) {
    authorities.sat.mood.queued.set(key, [name]);
    const message = await sealed(operation, key);
    await gateway.send(message, LIMITS);
    const asked = { ...message, alone: operation === 'R' };
    await gateway.find(asked, LIMITS);
    await gateway.find({ ...asked, hash: 'f'.repeat(64) }, LIMITS);
    await gateway.parts(asked, ['FIRMA', 'CANAL'], LIMITS);
  }
}

describe('what is said between the product and an authority', () => {
  it.runIf(xmllint).each(spoken)('is what the description publishes: %s', async (name) => {
    said.length = 0;
    const key = `12360${String(spoken.indexOf(name)).padStart(5, '0')}`;
    await converse('accept', `${key}1`);
    await converse(name, key);
    await gateway.send({ ...(await sealed('R', key)), hash: '0'.repeat(64) }, LIMITS);
    for (const serviceDown of [true, false]) {
      authorities.sat.mood.serviceDown = serviceDown;
      await gateway.healthy(LIMITS);
    }
    const description = await published('SAT_ENDPOINT');
    expect(new Set(said.map((each) => each.operation)).size).toBe(6);
    expect(objectionsToAll(description)).toBe('');
  });

  it.runIf(xmllint)('is what the description of the bank publishes', async () => {
    said.length = 0;
    await fetchRate(wire);
    const description = await published('BANGUAT_ENDPOINT');
    expect(said.map((each) => each.operation)).toEqual(['TipoCambioDia']);
    expect(objectionsToAll(description)).toBe('');
  });

  it.runIf(xmllint)('is refused by the description in another order', async () => {
    const description = await published('SAT_ENDPOINT');
    const answer = (inside: string): Uint8Array =>
      Buffer.from(
        `<s:Envelope xmlns:s="${SOAP}"><s:Body><t:EstadoServicioResponse xmlns:t="urn:sat:transmision:duca:1">${inside}</t:EstadoServicioResponse></s:Body></s:Envelope>`,
      );
    const [code, text] = ['<t:codigo>00</t:codigo>', '<t:mensaje>ACTIVO</t:mensaje>'];
    expect(objections([answer(`${code}${text}`)], description, 'EstadoServicioResponse')).toBe('');
    expect(objections([answer(`${text}${code}`)], description, 'EstadoServicioResponse')).not.toBe('');
  });

  it.each(['SAT_ENDPOINT', 'BANGUAT_ENDPOINT'])(
    'is published with the address that answers: %s',
    async (name) => {
      const [, address] = /<soap:address location="([^"]*)"/.exec(await published(name))!;
      expect(address).toBe(authorities.env[name]);
      expect(new URL(address!).port).not.toBe('');
    },
  );
});
