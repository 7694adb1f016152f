import { PDFDict, PDFDocument } from 'pdf-lib';
import { scanContent } from './content.ts';
import { fontProblems } from './fonts.ts';
import { metadataProblems } from './metadata.ts';
import { bytesOf, get, named, raw } from './objects.ts';
import { readStructure } from './structure.ts';

/**
 * Clauses of PDF/UA-1 (ISO 14289-1) and PDF/A-2a (ISO 19005-2) that a machine can test, as far as our prints can
 * break them: what is wrong with a file, in words; nothing for a sound one. It reads the file by pdf-lib and shares
 * no code with what writes it. It is no replacement for a full validator.
 */
export async function archiveProblems(bytes: Uint8Array): Promise<string[]> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const structure = readStructure(document);
  const problems = [...metadataProblems(document, bytes), ...structure.problems];
  const seen = new Set<string>();
  const shown = new Map<string, { font: ReturnType<typeof get>; bytes: Set<number> }>();
  const fonts = (resources: ReturnType<typeof get>, used: Map<string, Set<number>>): void => {
    for (const [name, set] of used) {
      const font = raw(get(resources, 'Font'), name);
      const known = shown.get(String(font)) ?? { font: get(get(resources, 'Font'), name), bytes: new Set() };
      set.forEach((byte) => known.bytes.add(byte));
      shown.set(String(font), known);
    }
  };
  for (const [index, { node, ref }] of document.getPages().entries()) {
    const place = `page ${index + 1}`;
    const content = bytesOf(get(node, 'Contents'));
    if (!content) {
      problems.push(`${place}: no content`);
      continue;
    }
    const scanned = scanContent(content);
    problems.push(...scanned.problems.map((problem) => `${place}: ${problem}`));
    if (new Set(scanned.contents).size !== scanned.contents.length)
      problems.push(`${place}: a content number twice`);
    const parents = structure.parents(Number(String(get(node, 'StructParents')))) ?? [];
    if (parents.length !== scanned.contents.length)
      problems.push(`${place}: parent tree and contents differ`);
    for (const number of scanned.contents) {
      const key = `${String(ref)}:${number}`;
      seen.add(key);
      const owner = structure.owners.get(key);
      if (owner === undefined || owner !== parents[number])
        problems.push(`${place}: content ${number} has no owner`);
    }
    if (raw(node, 'Annots') !== undefined) problems.push(`${place}: annotations`);
    const resources = get(node, 'Resources');
    if (resources instanceof PDFDict) {
      for (const key of resources.keys()) {
        if (!['Font', 'XObject'].includes(named(key)!))
          problems.push(`${place}: resources have ${named(key)}`);
      }
    }
    fonts(resources, scanned.shown);
    for (const name of scanned.forms) {
      const form = get(get(resources, 'XObject'), name);
      const within = scanContent(bytesOf(form) ?? new Uint8Array(), true);
      if (named(get(form, 'Subtype')) !== 'Form') problems.push(`${place}: ${name} is no form`);
      problems.push(...within.problems.map((problem) => `${place}, ${name}: ${problem}`));
      fonts(get(form, 'Resources'), within.shown);
    }
  }
  for (const key of structure.owners.keys())
    if (!seen.has(key)) problems.push(`content ${key} is not on its page`);
  for (const [name, { font, bytes: used }] of shown) problems.push(...fontProblems(name, font, used));
  return problems;
}
