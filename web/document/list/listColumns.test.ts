import { expect, it } from 'vitest';
import { sampleReference } from '../../../shared/duca/sampleSources.fixture.ts';
import type { DocumentHeader } from '../../../shared/foundation/documents/header.ts';
import { manifestDefinition } from '../../../shared/manifests/definition.ts';
import { transportDefinition } from '../../../shared/transport-documents/definition.ts';
import { listColumns, type ListedKind } from './listColumns.tsx';

const reference = sampleReference('HN');
const shown = (kind: ListedKind, name: string, code: string): string | undefined =>
  listColumns(kind, undefined, reference)
    .find((each) => each.name === name)
    ?.text({ RESUMEN: { [name]: code } } as DocumentHeader);

it('names a code that nobody knows by heart: a letter, figures', () => {
  expect(shown(manifestDefinition, 'ID_TIPO_MANIFIESTO', 'C')).toBe('Courier');
  expect(shown(transportDefinition, 'ID_TIPO_DOCUMENTO', '705')).toMatch(/embarque/i);
});
