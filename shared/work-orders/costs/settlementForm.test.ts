import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { ARIMO_FONTS } from '../../foundation/pdf/archive/arimoFonts.ts';
import { renderDisplay } from '../../foundation/pdf/renderDisplay.ts';
import { renderPdf } from '../../foundation/pdf/renderPdf.ts';
import { settlementLayout, type AccountFacts } from './settlementForm.ts';

const both = { LOCAL: '1234.50', DOLARES: '159.52' };
const facts = (count: number): AccountFacts => ({
  agency: 'Agencia Aduanera del Pacífico, S.A.',
  order: 'Orden 123-6000567',
  client: 'Textiles del Valle, S.A.',
  taxId: '576937K',
  country: 'GT',
  day: '2026-11-20',
  lines: Array.from({ length: count }, (_, at) => ({
    FECHA: '2026-11-19',
    CONCEPTO: 'Muellaje y servicios portuarios',
    DETALLE: `Recibo ${at + 1} de la empresa portuaria`,
    PLACE: 'CARGOS',
    ...both,
  })),
  totals: { CARGOS: both, ANTICIPOS: both, SALDO: { LOCAL: '-0.01', DOLARES: '0.00' }, DIRECTOS: both },
});

it('says every line and the balance, over as many pages as they take, and cuts nothing', async () => {
  const { pages, reports } = await renderDisplay(settlementLayout(facts(80)));
  expect(reports).toEqual([]);
  expect(pages).toHaveLength(2);
  const text = JSON.stringify(pages);
  expect(text).toContain('1,234.50');
  expect(text).toContain('-0.01');
  expect(text).toContain('Recibo 80 de la empresa portuaria');
});

it('says who charged and on which paper however long they are, in the currency of the country', async () => {
  const { lines, ...rest } = facts(1);
  const DETALLE = ['a', 'b', 'c'].map((letter) => `${`${letter}xyz `.repeat(40)}fin-${letter}`).join(' · ');
  const { pages, reports } = await renderDisplay(
    settlementLayout({ ...rest, lines: [{ ...lines[0]!, DETALLE }] }),
  );
  expect(reports).toEqual([]);
  const text = JSON.stringify(pages);
  for (const end of ['fin-a', 'fin-b', 'fin-c', 'GTQ']) expect(text).toContain(end);
});

it('keeps what is charged, advanced and paid directly apart, each with its own total', async () => {
  const { lines, ...rest } = facts(1);
  const line = lines[0]!;
  const { pages } = await renderDisplay(
    settlementLayout({
      ...rest,
      lines: [line, { ...line, PLACE: 'ANTICIPOS' }, { ...line, PLACE: 'DIRECTOS' }],
      totals: {
        CARGOS: { LOCAL: '1.01', DOLARES: '0.13' },
        ANTICIPOS: { LOCAL: '2.02', DOLARES: '0.26' },
        DIRECTOS: { LOCAL: '3.03', DOLARES: '0.39' },
        SALDO: { LOCAL: '-1.01', DOLARES: '-0.13' },
      },
    }),
  );
  const text = JSON.stringify(pages);
  const order = ['Cargos al cliente', '1.01', 'Anticipos recibidos', '2.02', 'directamente', '3.03', '-1.01'];
  const places = order.map((each) => text.indexOf(each));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
});

it('says a refund below zero, so that the lines add up to what is charged', async () => {
  const { lines, ...rest } = facts(1);
  const refund = {
    ...lines[0]!,
    CONCEPTO: 'Devolución o nota de crédito',
    LOCAL: '-309.56',
    DOLARES: '-40.00',
  };
  const { pages, reports } = await renderDisplay(settlementLayout({ ...rest, lines: [...lines, refund] }));
  expect(reports).toEqual([]);
  expect(JSON.stringify(pages)).toContain('-309.56');
});

it('is a tagged, archival file that comes out the same twice', async () => {
  const print = () =>
    renderPdf(settlementLayout(facts(3)), {
      info: { title: 'Liquidación', language: 'es-GT', author: 'x', createdAt: new Date('2026-11-20') },
      deflate: (bytes) => deflateSync(bytes),
      fonts: ARIMO_FONTS,
    });
  const [one, two] = [await print(), await print()];
  expect(Buffer.from(one.bytes).equals(Buffer.from(two.bytes))).toBe(true);
  const plain = Buffer.from(one.bytes).toString('latin1');
  expect(plain).toContain('/MarkInfo');
  expect(plain).toContain('pdfaid');
});
