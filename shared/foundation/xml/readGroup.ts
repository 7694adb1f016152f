import type { AnyRecord } from '../fields/dataSet.ts';
import type { XmlGroup } from './element.ts';
import { child, childText, type XmlNode } from './readXml.ts';

/**
 * Records of a group as a message carries them: each element under the name of its field, as it stands on the wire.
 * Blank where the message leaves an element out.
 * @param message the element that holds the groups
 */
export function readGroup<C>(group: XmlGroup<C>, message: XmlNode | undefined): AnyRecord[] {
  const holder = group.list === undefined ? message : child(message, group.list);
  const fields = group.elements.flatMap(({ node, field }) => (field === undefined ? [] : [{ node, field }]));
  return (holder?.children ?? [])
    .filter(({ name }) => name === group.node)
    .map((record) => Object.fromEntries(fields.map(({ node, field }) => [field, childText(record, node)])));
}
