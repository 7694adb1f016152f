import type { DataSets } from '../fields/dataSet.ts';
import type { Field } from '../fields/field.ts';
import type { XmlElement } from './element.ts';
import { escapeXml } from './escapeXml.ts';
import { wirePatterns } from './formats.ts';
import type { Plan, PlannedElement, PlannedGroup } from './plan.ts';

/** Patterns of kinds whose stored text goes into the message as it is. */
const KINDS: Partial<Record<Field['kind'], string>> = {
  integer: '-?\\d+',
  decimal: '-?\\d+(\\.\\d+)?',
  date: '\\d{4}-\\d{2}-\\d{2}',
  container: '[A-Z]{3}[UJZ]\\d+',
};

/**
 * XML Schema of a message for one regime and class, from the same plan that writes it and the fields that it tells:
 * order, what is mandatory, lengths, decimals, fixed texts. A regular authority publishes one; this one holds the
 * writer to its own definitions.
 */
export function xsdOf<C>(plan: Plan<C>, dataSets: DataSets): string {
  const groups = plan.groups.map((group) => groupOf(group, dataSets)).join('');
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" elementFormDefault="qualified">\n' +
    `${nested(plan.root, '', groups)}</xs:schema>\n`
  );
}

const nested = (name: string, occurs: string, content: string): string =>
  `<xs:element name="${name}"${occurs}><xs:complexType><xs:sequence>\n${content}</xs:sequence></xs:complexType></xs:element>\n`;

function groupOf<C>(group: PlannedGroup<C>, dataSets: DataSets): string {
  const { definition, mandatory } = group;
  const fields = dataSets[definition.dataSet]?.fields ?? {};
  const elements = group.elements
    .map((each) =>
      elementOf(
        each,
        definition.elements.find(({ node }) => node === each.node)!,
        fields,
      ),
    )
    .join('');
  const absent = mandatory ? '' : ' minOccurs="0"';
  return definition.list === undefined
    ? nested(definition.node, absent, elements)
    : nested(definition.list, absent, nested(definition.node, ' maxOccurs="unbounded"', elements));
}

function elementOf<C>(
  planned: PlannedElement<C>,
  { node, field, fixed, rule, format, pattern }: XmlElement<C>,
  fields: Record<string, Field>,
): string {
  // A rule may leave its element out whatever the matrix says.
  const occurs = planned.mandatory && !rule ? '' : ' minOccurs="0"';
  const declared = field === undefined ? undefined : fields[field];
  const shape = pattern ?? (format && wirePatterns.get(format)) ?? (declared && KINDS[declared.kind]);
  const facets: string[] = [];
  if (fixed !== undefined) facets.push(`<xs:enumeration value="${escapeXml(fixed)}"/>`);
  else if (shape !== undefined) {
    facets.push(`<xs:pattern value="${planned.mandatory ? shape : `(${shape})?`}"/>`);
  } else {
    if (planned.mandatory) facets.push('<xs:minLength value="1"/>');
    if (declared?.max !== undefined) facets.push(`<xs:maxLength value="${declared.max}"/>`);
  }
  return (
    `<xs:element name="${node}"${occurs}><xs:simpleType><xs:restriction base="xs:string">` +
    `${facets.join('')}</xs:restriction></xs:simpleType></xs:element>\n`
  );
}
