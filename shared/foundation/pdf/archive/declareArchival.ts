import { PDFName, PDFRef, PDFString } from 'pdf-lib';
import type { PDFDocument } from 'pdf-lib';
import type { DeflateQueue } from '../deflateQueue.ts';
import type { PdfInfo } from '../pdfInfo.ts';
import { srgbProfile } from './iccProfile.ts';
import { xmpPacket } from './xmp.ts';

const INTENT = 'sRGB IEC61966-2.1';

/**
 * What the catalogue of a PDF/UA-1 and PDF/A-2a file says: where its structure is, that it is tagged, its
 * metadata, and the colour space that its greys are meant in.
 */
export function declareArchival(
  document: PDFDocument,
  structureRoot: number,
  info: PdfInfo,
  producer: string,
  streams: DeflateQueue,
): void {
  const { catalog, context } = document;
  const profile = context.nextRef();
  streams.add(srgbProfile(), false, (stream) =>
    context.assign(profile, context.stream(stream, { Filter: 'FlateDecode', N: 3 })),
  );
  // Readers look for the packet as plain text: it is not deflated.
  const metadata = context.stream(xmpPacket(info, producer), { Type: 'Metadata', Subtype: 'XML' });
  catalog.set(PDFName.of('StructTreeRoot'), PDFRef.of(structureRoot));
  catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
  catalog.set(PDFName.of('Metadata'), context.register(metadata));
  catalog.set(
    PDFName.of('OutputIntents'),
    context.obj([
      {
        Type: 'OutputIntent',
        S: 'GTS_PDFA1',
        OutputConditionIdentifier: PDFString.of(INTENT),
        Info: PDFString.of(INTENT),
        DestOutputProfile: profile,
      },
    ]),
  );
}
