import { XMLBuilder } from 'fast-xml-parser';
import { create } from 'xmlbuilder2';
import type { DuaBody } from '../../../shared/dua/dataSets.ts';
import { buildDuaXml } from '../../../shared/dua/xml/buildDuaXml.ts';
import type { DucaBody } from '../../../shared/duca/dataSets.ts';
import { ducaObligations } from '../../../shared/duca/matrix/matrix.ts';
import { buildDucaXml } from '../../../shared/duca/xml/buildDucaXml.ts';
import { xmlContext } from '../../../shared/duca/xml/context.ts';
import { ducaMessage } from '../../../shared/duca/xml/message.ts';
import type { AnyBody } from '../../../shared/foundation/fields/dataSet.ts';
import { cleanText } from '../../../shared/foundation/text/clean.ts';
import { forBuilder } from '../../../shared/foundation/xml/escapeXml.ts';
import { planOf } from '../../../shared/foundation/xml/plan.ts';
import type { Run, Work } from '../work.ts';
import { duaOf, honduran } from './duaOf.ts';
import { ducaOf, reference } from './ducaOf.ts';
import { treeOf } from './treeOf.ts';

const encoder = new TextEncoder();

const ours = (body: DucaBody): Uint8Array => buildDucaXml(body, reference).bytes!;

/** Honduras's, to be registered. */
const theirs = (body: DuaBody): Uint8Array => buildDuaXml(body, honduran, 'R').bytes!;

const plainTree = (body: DucaBody, text: (value: string) => string): Record<string, unknown> =>
  treeOf(
    planOf(ducaMessage, ducaObligations(body.DUCA.MODALIDAD, body.DUCA.CLASE, reference)!),
    body as AnyBody,
    xmlContext(body, reference),
    text,
  );

const WARM_MS = 600;
const WARM_FRACTIONS = 100;

/** Compiled code for everybody, on a document too small to show in the memory: the same time for each contender. */
function warm<B>(write: (body: B) => unknown, of: (size: number) => B): void {
  const small = of(WARM_FRACTIONS);
  const until = performance.now() + WARM_MS;
  while (performance.now() < until) write(small);
}

/** A contender from the document to UTF-8 bytes; it must write what ours writes, byte for byte, before it is timed. */
function contender(size: number, write: (body: DucaBody) => string): Run {
  warm((small) => encoder.encode(write(small)), ducaOf);
  const body = ducaOf(size);
  const run = (): Uint8Array => encoder.encode(write(body));
  if (Buffer.compare(ours(body), run()) !== 0) throw new Error('The contender writes another document');
  return run;
}

const builder = new XMLBuilder({
  entities: [
    { regex: /&/g, val: '&amp;' },
    { regex: />/g, val: '&gt;' },
    { regex: /</g, val: '&lt;' },
  ],
} as ConstructorParameters<typeof XMLBuilder>[0]);

/** The limit that no code can pass: the finished text encoded. */
const floorOf =
  <B>(write: (body: B) => Uint8Array, of: (size: number) => B) =>
  (size: number): Run => {
    const text = new TextDecoder().decode(write(of(size)));
    return () => encoder.encode(text);
  };

const timed =
  <B>(write: (body: B) => Uint8Array, of: (size: number) => B) =>
  (size: number): Run => {
    warm(write, of);
    const body = of(size);
    return () => write(body);
  };

/** The messages of the DUCA and of the DUA, from the stored document to the bytes that are sealed. */
export const xmlWork: Work = {
  name: 'xml',
  sizes: [10, 1_000, 10_000],
  contenders: {
    floor: floorOf(ours, ducaOf),
    despacho: timed(ours, ducaOf),
    'honduras floor': floorOf(theirs, duaOf),
    honduras: timed(theirs, duaOf),
    'fast-xml-parser': (size) =>
      contender(
        size,
        (body) => `<?xml version="1.0" encoding="UTF-8"?>${builder.build(plainTree(body, cleanText))}`,
      ),
    'xmlbuilder2 object': (size) =>
      contender(size, (body) =>
        create({ version: '1.0', encoding: 'UTF-8' }, plainTree(body, forBuilder)).end({
          allowEmptyTags: true,
        }),
      ),
  },
  facts: async (size) => ({
    'kB written': Math.round(ours(ducaOf(size)).length / 1024),
    'kB written for Honduras': Math.round(theirs(duaOf(size)).length / 1024),
  }),
};
