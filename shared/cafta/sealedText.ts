import type { Field } from '../foundation/fields/field.ts';
import { escapeXml } from '../foundation/xml/escapeXml.ts';
import { caftaDataSets, type CertificationBody } from './dataSets.ts';

const elements = (
  fields: Readonly<Record<string, Field>>,
  record: Readonly<Record<string, string>>,
): string =>
  Object.entries(fields)
    .filter(([name, { kind }]) => kind !== 'key' && (record[name] ?? '') !== '')
    .map(([name]) => `<${name}>${escapeXml(record[name]!)}</${name}>`)
    .join('');

/**
 * The certification as a certifier signs it: every field that says something, by its name. The same version always
 * gives the same bytes.
 */
export const sealedText = ({ CERTIFICACION, MERCANCIAS }: CertificationBody, version: number): string =>
  '<?xml version="1.0" encoding="UTF-8"?>' +
  `<certificacionOrigen version="${version}">` +
  `<CERTIFICACION>${elements(caftaDataSets.CERTIFICACION.fields, CERTIFICACION)}</CERTIFICACION>` +
  MERCANCIAS.map((line) => `<MERCANCIA>${elements(caftaDataSets.MERCANCIAS.fields, line)}</MERCANCIA>`).join(
    '',
  ) +
  '</certificacionOrigen>';
