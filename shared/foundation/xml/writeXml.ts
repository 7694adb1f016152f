import { create } from 'xmlbuilder2';
import type { AnyBody } from '../fields/dataSet.ts';
import { forBuilder } from './escapeXml.ts';
import { pathOf, recordsOf, type Plan, type PlannedGroup } from './plan.ts';
import { XmlBytes } from './xmlBytes.ts';

export interface WrittenXml {
  /** UTF-8, one line, with its declaration. */
  bytes: Uint8Array;
  /** Groups that threw and are missing in the bytes; such a message must not be sent (reliability, finding 3). */
  failed: { dataSet: string; error: unknown }[];
  /** Path of each element that has text, in the order of the message; filled when asked for. */
  paths: string[];
}

/** Marks the place of a list in the frame; text cannot hold it, since `<` is escaped there. */
const MARK = 'lineas';
const MARKS = /<\?lineas (\d+)\?>/;

/**
 * Writes a message by its plan: what occurs once through xmlbuilder2, the lines of the lists as bytes spliced into it.
 * A group that throws is left out and reported.
 */
export function writeXml<C>(plan: Plan<C>, body: AnyBody, context: C, trace = false): WrittenXml {
  const written: WrittenXml = { bytes: new Uint8Array(), failed: [], paths: [] };
  const frame = create({ version: '1.0', encoding: 'UTF-8' }).ele(plan.root);
  const lists: Uint8Array[] = [];
  for (const group of plan.groups) {
    const { dataSet, list, node } = group.definition;
    const before = written.paths.length;
    try {
      const records = recordsOf(group, body, context);
      if (records.length === 0 && !group.mandatory) continue;
      if (list !== undefined) {
        lists.push(linesOf(group, records, context, trace ? written.paths : undefined));
        frame.ele(list).ins(MARK, String(lists.length - 1));
        continue;
      }
      const texts = singleOf(group, records, context, trace ? written.paths : undefined);
      const parent = frame.ele(node);
      for (const [name, text] of texts) parent.ele(name).txt(forBuilder(text));
    } catch (error) {
      written.paths.length = before;
      written.failed.push({ dataSet, error });
    }
  }
  const parts = frame.end({ allowEmptyTags: true }).split(MARKS);
  const out = new XmlBytes(lists.reduce((total, each) => total + each.length, 1 << 14));
  const encoder = new TextEncoder();
  parts.forEach((part, index) => out.append(index % 2 === 0 ? encoder.encode(part) : lists[Number(part)]!));
  written.bytes = out.bytes();
  return written;
}

type Records = ReturnType<typeof recordsOf>;

function singleOf<C>(
  group: PlannedGroup<C>,
  records: Records,
  context: C,
  paths?: string[],
): [string, string][] {
  const texts: [string, string][] = [];
  for (const { record, line } of records) {
    for (const element of group.elements) {
      const text = element.read(record, context);
      if (text === undefined || (text === '' && element.optional)) continue;
      texts.push([element.node, text]);
      paths?.push(pathOf(group.definition.dataSet, line, element.field));
    }
  }
  return texts;
}

function linesOf<C>(group: PlannedGroup<C>, records: Records, context: C, paths?: string[]): Uint8Array {
  const out = new XmlBytes(Math.max(1 << 12, records.length * 1024));
  const { elements, open, close, definition } = group;
  for (const { record, line } of records) {
    out.raw(open);
    for (const element of elements) {
      const text = element.read(record, context);
      if (text === undefined || (text === '' && element.optional)) continue;
      out.raw(element.open);
      out.text(text);
      out.raw(element.close);
      paths?.push(pathOf(definition.dataSet, line, element.field));
    }
    out.raw(close);
  }
  return out.bytes();
}
