import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFString } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { pdfFacts, UnfitPdf } from './pdfFacts.ts';
import { extractPages } from './pdfPages.ts';

async function pdf(pages: number, change: (document: PDFDocument) => void = () => undefined) {
  const document = await PDFDocument.create();
  for (let page = 1; page <= pages; page += 1) document.addPage([100 + page, 200]);
  change(document);
  return document.save();
}

const action = (document: PDFDocument, values: Record<string, unknown>) =>
  document.catalog.set(PDFName.of('OpenAction'), document.context.obj(values as never));

/** An action that is so many links of a chain away. */
const nested = (links: number): Record<string, unknown> =>
  links === 0 ? { S: 'JavaScript', JS: PDFString.of('1') } : { S: 'GoTo', D: [], Next: [nested(links - 1)] };

describe('pdfFacts', () => {
  it('counts pages', async () => {
    expect(await pdfFacts(await pdf(3))).toEqual({ pages: 3 });
  });

  it.each([
    ['a script', (document: PDFDocument) => document.addJavaScript('a', 'app.alert(1)')],
    [
      'an action that starts a program',
      (document: PDFDocument) => action(document, { S: 'Launch', F: PDFString.of('a.exe') }),
    ],
    [
      'an action inside a list of a page',
      (document: PDFDocument) =>
        document
          .getPage(0)
          .node.set(
            PDFName.of('Annots'),
            document.context.obj([{ Subtype: 'Link', A: { S: 'JavaScript', JS: PDFString.of('1') } }]),
          ),
    ],
    [
      'a program whose kind stands elsewhere',
      (document: PDFDocument) => {
        const S = document.context.register(PDFName.of('Launch'));
        action(document, { S, F: PDFString.of('a.exe') });
      },
    ],
    ['a script however deep it lies', (document: PDFDocument) => action(document, nested(20))],
    [
      'a file that an annotation carries, of which nothing says that it is one',
      (document: PDFDocument) => {
        const { context } = document;
        const inside = context.register(context.stream('MZ'));
        const FS = { F: PDFString.of('a.exe'), EF: { F: inside } };
        const annotation = { Subtype: 'FileAttachment', Rect: [0, 0, 9, 9], FS };
        document.getPage(0).node.set(PDFName.of('Annots'), context.obj([annotation]));
      },
    ],
    [
      'a file that is carried by a list which lies elsewhere',
      (document: PDFDocument) => {
        const { context } = document;
        const EF = context.register(context.obj({ UF: context.register(context.stream('MZ')) }));
        document.catalog.set(PDFName.of('AF'), context.obj([{ UF: PDFString.of('a.exe'), EF }]));
      },
    ],
  ])('refuses %s', async (_what, change) => {
    await expect(pdfFacts(await pdf(1, change))).rejects.toThrow(/programas o archivos adjuntos/);
  });

  it('refuses a form that builds itself, which nobody reads alike, and says how it becomes one that is read', async () => {
    const xfa = (document: PDFDocument) => {
      const { context } = document;
      const XFA = context.register(context.stream('<xdp:xdp/>'));
      document.catalog.set(PDFName.of('AcroForm'), context.obj({ Fields: [], XFA }));
    };
    await expect(pdfFacts(await pdf(1, xfa))).rejects.toThrow(
      'El PDF es un formulario dinámico (XFA), que cambia según quién lo abre. Imprímalo a un PDF nuevo y adjunte ese.',
    );
  });

  it('takes a plain form, a link, and what is merely called alike', async () => {
    const plain = (document: PDFDocument) => {
      document.getForm().createTextField('a').addToPage(document.getPage(0));
      const { context } = document;
      const link = { Subtype: 'Link', A: { S: 'URI', URI: PDFString.of('https://sat.gob.gt') } };
      document.getPage(0).node.addAnnot(context.register(context.obj(link)));
      const picture = context.register(context.stream(''));
      document.catalog.set(
        PDFName.of('Otro'),
        context.obj({ Font: { EF: { Type: 'Font' } }, XObject: { EF: picture } }),
      );
    };
    expect(await pdfFacts(await pdf(1, plain))).toEqual({ pages: 1 });
  });

  it('refuses one that unpacks to a thousand times its size, without unpacking it', async () => {
    const packed = deflateSync(Buffer.alloc(300 * 1024 * 1024, '0 '));
    const bomb = async (name: string) => {
      const dictionary = `<< /Type /${name} /N 1 /First 4 /Filter /FlateDecode /Length ${packed.length} >>`;
      const whole = Buffer.from(await pdf(1)).toString('latin1');
      const at = whole.lastIndexOf('startxref');
      const object = `900 0 obj\n${dictionary}\nstream\n${packed.toString('latin1')}\nendstream\nendobj\n`;
      return Buffer.from(whole.slice(0, at) + object + whole.slice(at), 'latin1');
    };
    for (const name of ['ObjStm', 'Obj#53tm']) {
      const file = await bomb(name);
      expect(file.length).toBeLessThan(400_000);
      const begun = process.threadCpuUsage();
      await expect(pdfFacts(file), name).rejects.toThrow(/se expande/);
      const { user, system } = process.threadCpuUsage(begun);
      expect(user + system).toBeLessThan(1_500_000);
    }
    expect(await pdfFacts(await pdf(2)), 'the next one is judged anew').toEqual({ pages: 2 });
  });

  it('refuses a file that carries another', async () => {
    const document = await PDFDocument.create();
    document.addPage();
    await document.attach(new TextEncoder().encode('x'), 'x.txt', { mimeType: 'text/plain' });
    await expect(pdfFacts(await document.save())).rejects.toThrow(UnfitPdf);
  });

  it.each([
    ['a torn one', async () => (await pdf(2)).subarray(0, 60)],
    ['words after the first bytes', async () => new TextEncoder().encode('%PDF-1.7\nno soy un PDF')],
  ])('refuses %s', async (_what, bytes) => {
    await expect(pdfFacts(await bytes())).rejects.toThrow(/dañado o incompleto/);
  });
});

describe('extractPages', () => {
  it('builds a new document of the pages in the order asked', async () => {
    const made = await PDFDocument.load(await extractPages(await pdf(5), [4, 2]));
    expect(made.getPages().map((page) => page.getWidth())).toEqual([104, 102]);
  });

  it('wants at least one page', async () => {
    await expect(extractPages(await pdf(1), [])).rejects.toThrow(UnfitPdf);
  });
});
