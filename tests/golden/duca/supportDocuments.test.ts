import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { ducaFromDvas } from '../../../shared/duca/derive/ducaFromDvas.ts';
import { sampleReference, sampleSources } from '../../../shared/duca/sampleSources.fixture.ts';
import { buildSupportDocumentsXml } from '../../../shared/duca/files/buildSupportDocumentsXml.ts';
import { authorityNames } from '../../../shared/duca/files/names.ts';

const { DUCA, DOCUMENTOS } = ducaFromDvas(
  sampleSources({ lines: 3, invoices: 2, suppliers: 1, containers: 1 }),
  sampleReference(),
);

const withFiles = DOCUMENTOS.map((each, index) => ({
  ...each,
  ID_ARCHIVO: `arc-${index}`,
  NOMBRE_ARCHIVO: `soporte_${index}.pdf`,
  FORMATO_ARCHIVO: 'PDF',
}));
const names = authorityNames(DUCA.NO_ORDEN, withFiles);
const documents = withFiles.map((each, index) => ({ ...each, NOMBRE_ARCHIVO_SAT: names[index]! }));

async function* bytesOf({ ID_ARCHIVO }: { ID_ARCHIVO: string }): AsyncGenerator<Uint8Array> {
  const text = new TextEncoder().encode(`contenido de ${ID_ARCHIVO}`);
  yield text.subarray(0, 4);
  yield text.subarray(4);
}

describe('XML of the support documents', () => {
  it('is this, and well-formed', async () => {
    const pieces: Uint8Array[] = [];
    const written = buildSupportDocumentsXml({
      agency: { taxId: '576937K', name: 'Agencia «Ñandú» & Hijos, S.A.' },
      orderNumber: DUCA.NO_ORDEN,
      documents,
      bytesOf,
    });
    for await (const piece of written) pieces.push(piece);
    const xml = Buffer.concat(pieces).toString('utf8');
    const parser = new SaxesParser();
    parser.on('error', (error) => {
      throw error;
    });
    parser.write(xml).close();
    const shown = xml.replaceAll('><', '>\n<');
    await expect(shown).toMatchFileSnapshot('expected/support-documents.xml');
  });
});
