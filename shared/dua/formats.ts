import type { Reference } from '../foundation/documents/reference.ts';
import type { Problem } from '../foundation/rules/problem.ts';
import { MASKED } from '../transmission/processMessage.ts';
import type { DuaBody } from './dataSets.ts';
import type { DuaFormat } from './formatNames.ts';
import { buildDecdat } from './decdat/buildDecdat.ts';
import { buildDuaXml } from './xml/buildDuaXml.ts';
import type { DuaOperation } from './xml/context.ts';
import { processDeclaration, type MessageName } from '../transmission/sarah/envelopes.ts';

export interface WrittenDua {
  /** '' when it could not be written. */
  text: string;
  fileName: string;
  problems: Problem[];
}

const EXTENSIONS: Record<DuaFormat, string> = { XML: 'xml', SOAP: 'soap.xml', DECDAT: 'decdat' };

const fileNameOf = ({ DECLARACION }: DuaBody, format: DuaFormat): string =>
  `dua-${DECLARACION.NO_ORDEN || 'sin-numero'}.${EXTENSIONS[format]}`;

/** What was sealed of a declaration, as a person sees or saves it: those bytes, or the envelope in which they go, credentials masked. */
export function sealedDua(
  body: DuaBody,
  bytes: Uint8Array,
  format: Exclude<DuaFormat, 'DECDAT'>,
  name: MessageName,
): WrittenDua {
  const text = format === 'SOAP' ? processDeclaration(bytes, MASKED, name) : new TextDecoder().decode(bytes);
  return { text, fileName: fileNameOf(body, format), problems: [] };
}

/** The declaration in a format as a person sees or saves it: credentials masked. */
export function writeDua(
  body: DuaBody,
  reference: Reference,
  format: DuaFormat,
  operation: DuaOperation = 'V',
): WrittenDua {
  const fileName = fileNameOf(body, format);
  const { bytes, problems } = buildDuaXml(body, reference, operation);
  if (format === 'DECDAT') return { text: buildDecdat(body, reference), fileName, problems };
  if (!bytes) return { text: '', fileName, problems };
  const text = format === 'SOAP' ? processDeclaration(bytes, MASKED) : new TextDecoder().decode(bytes);
  return { text, fileName, problems };
}
