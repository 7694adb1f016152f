import { create } from 'xmlbuilder2';
import type { AnyBody } from '../fields/dataSet.ts';
import { pathOf, recordsOf, type Plan, type PlannedGroup } from './plan.ts';
import { tagOf, type Tag } from './tag.ts';
import { XmlBytes } from './xmlBytes.ts';

export interface WrittenXml {
  /** UTF-8, one line, with its declaration. */
  bytes: Uint8Array;
  /** Groups that threw and are missing in the bytes; such a message must not be sent (reliability finding 3). */
  failed: { dataSet: string; error: unknown }[];
  /** Path of each element that has text, in the order of the message; filled when asked for. */
  paths: string[];
}

interface Frame {
  head: Tag;
  tail: Tag;
}

/**
 * Never written to. While one buffer and one placed record live, their shapes do too, and a garbage collection does not
 * throw away the code that was compiled for them: a message in a quiet process is written three times as fast.
 */
export const kept = { out: new XmlBytes(1), records: [{ record: {} }, { record: {}, line: 0 }] };

const frames = new Map<string, Frame>();

/** What stands around every group: declaration and root, by xmlbuilder2, once a root. */
function frameOf(root: string): Frame {
  let frame = frames.get(root);
  if (!frame) {
    const MARK = ' ';
    const text = create({ version: '1.0', encoding: 'UTF-8' }).ele(root).txt(MARK).end();
    const at = text.lastIndexOf(`>${MARK}</`) + 1;
    frame = { head: tagOf(text.slice(0, at)), tail: tagOf(text.slice(at + MARK.length)) };
    frames.set(root, frame);
  }
  return frame;
}

/**
 * Writes a message by its plan into one buffer, measured beforehand so that it seldom grows. A group that throws is
 * left out and reported.
 */
export function writeXml<C>(plan: Plan<C>, body: AnyBody, context: C, trace = false): WrittenXml {
  const written: WrittenXml = { bytes: new Uint8Array(), failed: [], paths: [] };
  const paths = trace ? written.paths : undefined;
  const { head, tail } = frameOf(plan.root);
  const out = new XmlBytes(foreseen(plan, body));
  out.tag(head);
  for (const group of plan.groups) {
    const { dataSet } = group.definition;
    const before = { length: out.length, paths: written.paths.length };
    try {
      const records = recordsOf(group, body, context);
      if (records.length === 0 && !group.mandatory) continue;
      writeGroup(out, group, records, context, paths);
    } catch (error) {
      out.cut(before.length);
      written.paths.length = before.paths;
      written.failed.push({ dataSet, error });
    }
  }
  out.tag(tail);
  written.bytes = out.bytes();
  return written;
}

/** Text that an element holds on average; a guess only decides how often the buffer grows. */
const USUAL_TEXT = 10;
const SPARE = 1 << 12;

function foreseen<C>(plan: Plan<C>, body: AnyBody): number {
  return plan.groups.reduce((total, { definition, elements, tags }) => {
    const content = body[definition.dataSet];
    return total + (Array.isArray(content) ? content.length : 1) * (tags + elements.length * USUAL_TEXT);
  }, SPARE);
}

/** One element around everything that occurs once; in a list, the list's around one for each record. */
function writeGroup<C>(
  out: XmlBytes,
  group: PlannedGroup<C>,
  records: ReturnType<typeof recordsOf>,
  context: C,
  paths?: string[],
): void {
  const { elements, open, close, list, definition } = group;
  out.tag(list ? list.open : open);
  for (const { record, line } of records) {
    if (list) out.tag(open);
    for (const element of elements) {
      const text = element.read(record, context);
      if (text === undefined || (text === '' && element.optional)) continue;
      out.element(element.open, text, element.close);
      paths?.push(pathOf(definition.dataSet, line, element.place(context)));
    }
    if (list) out.tag(close);
  }
  out.tag(list ? list.close : close);
}
