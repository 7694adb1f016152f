import type { AnyBody, AnyRecord } from '../fields/dataSet.ts';
import { formatPath } from '../fields/path.ts';
import type { Obligations } from '../rules/matrix.ts';
import type { XmlElement, XmlGroup, XmlMessage } from './element.ts';
import { tagOf, type Tag } from './tag.ts';

/** Undefined when the element has no place in the record. */
type Reader<C> = (record: AnyRecord, context: C) => string | undefined;

/** An element of the plan: tags as ready bytes, and how its text is read from a record. */
export interface PlannedElement<C> {
  node: string;
  field: string | undefined;
  /** Field of the record at which a problem of it is shown. */
  place: (context: C) => string | undefined;
  open: Tag;
  close: Tag;
  read: Reader<C>;
  mandatory: boolean;
  /** Left out when blank. */
  optional: boolean;
}

export interface PlannedGroup<C> {
  definition: XmlGroup<C>;
  open: Tag;
  close: Tag;
  /** Tags around the list; absent for what occurs once. */
  list?: { open: Tag; close: Tag };
  elements: readonly PlannedElement<C>[];
  /** Bytes of all the tags of a record. */
  tags: number;
  mandatory: boolean;
}

/** A message for one regime and class: only what the matrix lets through, in order. */
export interface Plan<C> {
  root: string;
  groups: readonly PlannedGroup<C>[];
  obligations: Obligations;
}

const plans = new WeakMap<Obligations, Map<unknown, unknown>>();

/** Compiles a message with the matrix once; the answers are one object a matrix, regime and class, and so is the plan. */
export function planOf<C>(message: XmlMessage<C>, obligations: Obligations): Plan<C> {
  const known = plans.get(obligations) ?? new Map<unknown, unknown>();
  plans.set(obligations, known);
  const ready = known.get(message) as Plan<C> | undefined;
  if (ready) return ready;
  const plan = compile(message, obligations);
  known.set(message, plan);
  return plan;
}

function compile<C>(message: XmlMessage<C>, obligations: Obligations): Plan<C> {
  const groups: PlannedGroup<C>[] = [];
  for (const definition of message.groups) {
    const type = obligations.obligation(message.root, definition.list ?? definition.node);
    if (type === 'NO APLICA') continue;
    const elements = definition.elements.flatMap((element): PlannedElement<C>[] => {
      const owed = obligations.obligation(definition.node, element.node);
      if (owed === 'NO APLICA') return [];
      const mandatory = owed === 'MANDATORIA';
      return [
        {
          node: element.node,
          field: element.field,
          place: element.place ?? (() => element.field),
          ...tags(element.node),
          read: readerOf(element),
          mandatory,
          optional: !mandatory && element.skipIfEmpty === true,
        },
      ];
    });
    groups.push({
      definition,
      ...tags(definition.node),
      ...(definition.list === undefined ? {} : { list: tags(definition.list) }),
      elements,
      tags: elements.reduce((total, { open, close }) => total + open.length + close.length, 0),
      mandatory: type === 'MANDATORIA',
    });
  }
  return { root: message.root, groups, obligations };
}

const tags = (node: string) => ({ open: tagOf(`<${node}>`), close: tagOf(`</${node}>`) });

function readerOf<C>(element: XmlElement<C>): Reader<C> {
  const text = textOf(element);
  const { when } = element;
  return when ? (record, context) => (when(record, context) ? text(record, context) : undefined) : text;
}

function textOf<C>({ fixed, rule, field, format }: XmlElement<C>): (record: AnyRecord, context: C) => string {
  if (fixed !== undefined) return () => fixed;
  if (rule) return rule;
  if (field === undefined) throw new Error('An element needs a field, a fixed text or a rule');
  if (!format) return (record) => record[field] ?? '';
  return (record) => {
    const value = record[field] ?? '';
    return value === '' ? '' : format(value);
  };
}

/** The records of a group that are sent, with their place in the data set. */
export function recordsOf<C>(
  group: PlannedGroup<C>,
  body: AnyBody,
  context: C,
): { record: AnyRecord; line?: number }[] {
  const content = body[group.definition.dataSet];
  const { keep } = group.definition;
  if (content === undefined) return [];
  if (!Array.isArray(content)) {
    const absent = (keep && !keep(content, 0, context)) || (!group.mandatory && isBlank(group, content));
    return absent ? [] : [{ record: content }];
  }
  const kept: { record: AnyRecord; line: number }[] = [];
  content.forEach((record, line) => {
    if (!keep || keep(record, line, context)) kept.push({ record, line });
  });
  return kept;
}

/** A group that may be absent is, when nothing of it was filled in. */
const isBlank = <C>(group: PlannedGroup<C>, record: AnyRecord): boolean =>
  group.elements.every((each) => each.field === undefined || (record[each.field] ?? '') === '');

export const pathOf = (dataSet: string, line: number | undefined, field: string | undefined): string =>
  formatPath({ dataSet, ...(line === undefined ? {} : { line }), ...(field === undefined ? {} : { field }) });
