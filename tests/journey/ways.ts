import { Failure } from './failure.ts';
import { errorsOf, type ApiProblem, type Client } from './client.ts';

export interface Header {
  ID: string;
  ESTADO: string;
  LOCK: number;
  RESUMEN: Record<string, string>;
}

/** A paper that the journey leaves behind, by its name. */
export type Papers = Record<string, string | Uint8Array>;

/** How a country's declaration goes from its derivation to its channel, where it differs from the others. */
export interface Way {
  user: string;
  /** Folder of its own small example. */
  example: string;
  group: 'duca' | 'dua';
  called: string;
  authority: string;
  /** Section of `header.json`, and column of the list that holds the authority's number. */
  section: 'DUCA' | 'DUA';
  numberColumn: string;
  send: string;
  /** Papers of the value declarations of an order. */
  valuePapers: (client: Client, orderId: string, dvas: readonly string[], print: Print) => Promise<Papers>;
  /** Messages of the declaration before it is sent. */
  messages: (client: Client, id: string) => Promise<Papers>;
  /** What is done before it is sent. */
  before?: (client: Client, header: Header) => Promise<Header>;
}

/** Prints by a procedure and answers the file. */
export type Print = (procedure: string, params: Record<string, unknown>) => Promise<Uint8Array>;

const DEADLINE_MS = 60_000;
const POLL_MS = 150;

/** SARAH says what it would charge; the declaration goes on when that is what the declaration says. */
async function validated(client: Client, { ID, LOCK }: Header): Promise<Header> {
  await client.call('dua/validate', { ID, LOCK });
  for (const until = Date.now() + DEADLINE_MS; Date.now() < until;) {
    const { header } = await client.call<{ header: Header }>('dua/status', { ID });
    if (header.ESTADO !== 'VALIDANDO') {
      const said = await client.call<{ DIFERENCIAS: { EXPLICACION: string }[]; problems: ApiProblem[] }>(
        'dua/validation',
        { ID },
      );
      const against = [
        ...errorsOf(said.problems).map((each) => each.message),
        ...said.DIFERENCIAS.map((each) => each.EXPLICACION),
      ];
      if (against.length > 0) throw new Failure(`SARAH no está de acuerdo:\n${against.join('\n')}`);
      return header;
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Failure('SARAH no contestó la validación en un minuto.');
}

export const ways: Record<string, Way> = {
  gt: {
    user: 'agente.gt',
    example: 'pequeno',
    group: 'duca',
    called: 'DUCA',
    authority: 'la SAT',
    section: 'DUCA',
    numberColumn: 'NUMERO_DUCA',
    send: 'transmit',
    valuePapers: async (_client, _orderId, dvas, print) => {
      const papers: Papers = {};
      for (const [index, ID] of dvas.entries())
        papers[index === 0 ? 'dva.pdf' : `dva-${index + 1}.pdf`] = await print('dva/print', { ID });
      return papers;
    },
    messages: async (client, ID) => {
      const xml = await client.call<{ XML: string; COMPLETO: boolean }>('duca/xml', { ID });
      if (!xml.COMPLETO) throw new Failure(`El XML no se pudo formar completo: ${xml.XML}`);
      return { 'duca.xml': xml.XML };
    },
  },
  hn: {
    user: 'agente.hn',
    example: 'honduras-pequeno',
    group: 'dua',
    called: 'DUA',
    authority: 'SARAH',
    section: 'DUA',
    numberColumn: 'ID_SARAH',
    send: 'register',
    valuePapers: async (_client, ID_ORDEN, _dvas, print) => ({
      'dva-resumida.pdf': await print('dva/printSummary', { ID_ORDEN }),
    }),
    messages: async (client, ID) => {
      const of = async (FORMATO: string): Promise<string> => {
        const { TEXTO, COMPLETO } = await client.call<{ TEXTO: string; COMPLETO: boolean }>('dua/message', {
          ID,
          FORMATO,
          OPERACION: 'R',
        });
        if (!COMPLETO) throw new Failure('El mensaje de la DUA no se pudo formar completo.');
        return TEXTO;
      };
      return {
        'dua.xml': await of('XML'),
        'declaracion.decdat': await of('DECDAT'),
      };
    },
    before: validated,
  },
};
