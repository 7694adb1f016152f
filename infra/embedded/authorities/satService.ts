import type { Server as HttpServer } from 'node:http';
import { gtSatResult, gtSatWsdl } from '../../../shared/transmission/wsdl/gtSat.ts';
import { offer } from './offer.ts';
import type { Answer, PracticeAuthority } from './practiceAuthority.ts';
import { scripts, type Script } from './scripts.ts';

/** What is done with a request: the script it plays, and the SOAP text that the service would answer. */
export interface Served {
  script: Script;
  text: string;
}

const OPERATIONS = [
  'ProcesaDeclaracion',
  'SolicitaCanal',
  'ConsultaPorOrden',
  'RecuperaFirma',
  'RecuperaQr',
  'RecuperaSelectivo',
  'EstadoServicio',
] as const;

/** The practice SAT behind its published description: SOAP text in, SOAP text out, on a path of the server. */
export async function satService(
  server: HttpServer,
  path: string,
  sat: PracticeAuthority,
): Promise<(body: string, headers: Record<string, string>) => Promise<Served>> {
  let played: Script | undefined;
  const port = Object.fromEntries(
    OPERATIONS.map((name) => [
      name,
      (args: Record<string, string>) => {
        const { script, fields } = sat.call(name, args ?? {});
        played = script;
        return inSequence(fields);
      },
    ]),
  );
  const soap = await offer(server, path, gtSatWsdl, { TransmisionDuca: { TransmisionPort: port } });
  let turn: Promise<unknown> = Promise.resolve();
  // One request at a time goes through the service: it leaves its script for the answer here.
  return (body, headers) => {
    const mine = turn.then(async () => {
      played = undefined;
      const done = await soap.processRequest(body, { headers, url: path });
      return { script: played ?? scripts.accept, text: done.body };
    });
    turn = mine.catch(() => undefined);
    return mine;
  };
}

/** The library writes elements in the order of their keys; the description demands one order. */
const inSequence = (fields: Answer['fields']): Answer['fields'] =>
  Object.fromEntries(Object.entries(fields).sort(([one], [other]) => placeOf(one) - placeOf(other)));

const placeOf = (name: string): number => gtSatResult.findIndex((each) => each === name);
