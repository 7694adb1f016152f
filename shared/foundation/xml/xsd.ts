import type { DataSets } from '../fields/dataSet.ts';
import type { Field } from '../fields/field.ts';
import type { XmlElement } from './element.ts';
import { escapeXml } from './escapeXml.ts';
import { wirePatterns } from './formats.ts';
import type { Plan, PlannedElement, PlannedGroup } from './plan.ts';

/** Patterns of kinds whose stored text goes into the message as it is. */
const KINDS: Partial<Record<Field['kind'], string>> = {
  integer: '\\d{1,9}',
  decimal: '\\d+(\\.\\d+)?',
  date: '\\d{4}-\\d{2}-\\d{2}',
  container: '[A-Z]{3}[UJZ]\\d+',
};

/** Codes of a catalogue, for fields that choose of one. */
export type CodesOf = (catalogue: string) => readonly string[];

/**
 * XML Schema of a message for one regime and class, from the same plan that writes it, the fields that it tells and the
 * catalogues in force: order, what is mandatory, codes, lengths, decimals, fixed texts. A regular authority publishes
 * one; this one holds the writer to its own definitions.
 */
export function xsdOf<C>(plan: Plan<C>, dataSets: DataSets, codesOf: CodesOf): string {
  const chosen = new Set<string>();
  const groups = plan.groups.map((group) => groupOf(group, dataSets, chosen)).join('');
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" elementFormDefault="qualified">\n' +
    [...chosen]
      .sort()
      .map((name) => codeType(name, codesOf(name)))
      .join('') +
    `${nested(plan.root, '', groups)}</xs:schema>\n`
  );
}

const codeType = (name: string, codes: readonly string[]): string =>
  `<xs:simpleType name="${name}"><xs:restriction base="xs:string">` +
  codes.map((code) => `<xs:enumeration value="${escapeXml(code)}"/>`).join('') +
  '</xs:restriction></xs:simpleType>\n';

const nested = (name: string, occurs: string, content: string): string =>
  `<xs:element name="${name}"${occurs}><xs:complexType><xs:sequence>\n${content}</xs:sequence></xs:complexType></xs:element>\n`;

function groupOf<C>(group: PlannedGroup<C>, dataSets: DataSets, chosen: Set<string>): string {
  const { definition, mandatory } = group;
  const fields = dataSets[definition.dataSet]?.fields ?? {};
  const elements = group.elements
    .map((planned) => {
      const element = definition.elements.find(({ node }) => node === planned.node)!;
      return elementOf(planned, element, fields[element.field ?? ''], chosen);
    })
    .join('');
  const absent = mandatory ? '' : ' minOccurs="0"';
  return definition.list === undefined
    ? nested(definition.node, absent, elements)
    : nested(definition.list, absent, nested(definition.node, ' maxOccurs="unbounded"', elements));
}

function elementOf<C>(
  planned: PlannedElement<C>,
  { node, fixed, when, format, pattern }: XmlElement<C>,
  declared: Field | undefined,
  chosen: Set<string>,
): string {
  const occurs = planned.mandatory && !when ? '' : ' minOccurs="0"';
  // What is neither owed nor left out when blank is sent empty.
  const blank = !planned.mandatory && !planned.optional;
  const shape = pattern ?? (format && wirePatterns.get(format)) ?? (declared && KINDS[declared.kind]);
  const facets: string[] = [];
  if (fixed !== undefined) facets.push(`<xs:enumeration value="${escapeXml(fixed)}"/>`);
  else if (shape !== undefined) facets.push(`<xs:pattern value="${blank ? `(${shape})?` : shape}"/>`);
  else if (declared?.catalogue !== undefined && !blank) {
    chosen.add(declared.catalogue);
    return `<xs:element name="${node}" type="${declared.catalogue}"${occurs}/>\n`;
  } else {
    if (!blank) facets.push('<xs:minLength value="1"/>');
    if (declared?.max !== undefined) facets.push(`<xs:maxLength value="${declared.max}"/>`);
  }
  return (
    `<xs:element name="${node}"${occurs}><xs:simpleType><xs:restriction base="xs:string">` +
    `${facets.join('')}</xs:restriction></xs:simpleType></xs:element>\n`
  );
}
