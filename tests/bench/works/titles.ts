import { XMLBuilder } from 'fast-xml-parser';
import { create } from 'xmlbuilder2';
import { honduranReference } from '../../../shared/dua/sampleDua.fixture.ts';
import type { AnyBody } from '../../../shared/foundation/fields/dataSet.ts';
import { cleanText } from '../../../shared/foundation/text/clean.ts';
import { forBuilder } from '../../../shared/foundation/xml/escapeXml.ts';
import { planOf } from '../../../shared/foundation/xml/plan.ts';
import { manifestDefinition } from '../../../shared/manifests/definition.ts';
import type { ManifestBody } from '../../../shared/manifests/dataSets.ts';
import { manifestObligations } from '../../../shared/manifests/rules/obligations.ts';
import { sampleManifest } from '../../../shared/manifests/sampleManifest.fixture.ts';
import { buildManifestXml } from '../../../shared/manifests/xml/buildManifestXml.ts';
import { xmlContext } from '../../../shared/manifests/xml/context.ts';
import { manifestMessage } from '../../../shared/manifests/xml/message.ts';
import type { Run, Work } from '../work.ts';
import { treeOf } from './treeOf.ts';

const reference = honduranReference();
const encoder = new TextEncoder();
const ours = (body: ManifestBody): Uint8Array => buildManifestXml(body, reference).bytes!;

const plainTree = (body: ManifestBody, text: (value: string) => string): Record<string, unknown> =>
  treeOf(
    planOf(manifestMessage, manifestObligations(body.MANIFIESTO.ID_TIPO_MANIFIESTO, reference)!),
    body as AnyBody,
    xmlContext(body),
    text,
  );

const WARM_MS = 600;
const WARM_TITLES = 100;

/** Compiled code for everybody; who writes other bytes than ours is not timed. */
function contender(size: number, write: (body: ManifestBody) => Uint8Array): Run {
  const small = sampleManifest(WARM_TITLES);
  const until = performance.now() + WARM_MS;
  while (performance.now() < until) write(small);
  const body = sampleManifest(size);
  if (Buffer.compare(ours(body), write(body)) !== 0) throw new Error('The contender writes another manifest');
  return () => write(body);
}

const builder = new XMLBuilder({
  entities: [
    { regex: /&/g, val: '&amp;' },
    { regex: />/g, val: '&gt;' },
    { regex: /</g, val: '&lt;' },
  ],
} as ConstructorParameters<typeof XMLBuilder>[0]);

const JUDGED_TURNS = 5;

/** The message of a courier's manifest of small titles, from the stored document to the bytes that are sealed. */
export const titlesWork: Work = {
  name: 'titles',
  sizes: [500, 5_000],
  contenders: {
    floor: (size) => {
      const text = new TextDecoder().decode(ours(sampleManifest(size)));
      return () => encoder.encode(text);
    },
    despacho: (size) => contender(size, ours),
    'fast-xml-parser': (size) =>
      contender(size, (body) =>
        encoder.encode(`<?xml version="1.0" encoding="UTF-8"?>${builder.build(plainTree(body, cleanText))}`),
      ),
    'xmlbuilder2 object': (size) =>
      contender(size, (body) =>
        encoder.encode(
          create({ version: '1.0', encoding: 'UTF-8' }, plainTree(body, forBuilder)).end({
            allowEmptyTags: true,
          }),
        ),
      ),
  },
  facts: async (size) => {
    const body = sampleManifest(size);
    const judge = (): number => {
      const begun = performance.now();
      manifestDefinition.check(manifestDefinition.calculate({ ...body }, reference), reference);
      return performance.now() - begun;
    };
    const times = Array.from({ length: JUDGED_TURNS }, judge).sort((a, b) => a - b);
    return {
      'kB written': Math.round(ours(body).length / 1024),
      'ms, computed and judged whole': Math.round(times[2]! * 10) / 10,
    };
  },
};
