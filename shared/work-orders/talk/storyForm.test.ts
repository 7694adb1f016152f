import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { sampleReference } from '../../catalogues/sampleReference.fixture.ts';
import { ARIMO_FONTS } from '../../foundation/pdf/archive/arimoFonts.ts';
import { renderDisplay } from '../../foundation/pdf/renderDisplay.ts';
import { renderPdf } from '../../foundation/pdf/renderPdf.ts';
import type { StoryEvent } from './procedures.ts';
import { storyLayout, type StoryFacts } from './storyForm.ts';
import { tellsOf } from './tellsOf.ts';

const event = (at: number, TEXTO = `Hecho ${at}`): StoryEvent => ({
  CLASE: at % 2 === 0 ? 'MENSAJE' : 'DOCUMENTO',
  FECHA: '2026-11-20T10:15:00',
  USUARIO: 'María Ángela Pérez',
  TEXTO,
  MODULO: '',
  RUTA: '',
});
const facts = (events: readonly StoryEvent[], narrowed = ''): StoryFacts => ({
  agency: 'Agencia Aduanera del Pacífico, S.A.',
  order: 'Orden 123-6000567',
  narrowed,
  note: '',
  events,
  reference: sampleReference,
});

it('tells every event over as many pages as they take, the longest message whole', () => {
  const long = `${'La factura llegó sin firma y se pidió de nuevo. '.repeat(40)}FIN`;
  const events = [...Array.from({ length: 120 }, (_, at) => event(at)), event(121, long)];
  const { pages, reports } = renderDisplay(storyLayout(facts(events, 'Mensajes')));
  expect(reports).toEqual([]);
  expect(pages.length).toBeGreaterThan(1);
  const text = JSON.stringify(pages);
  expect(text).toContain('Hecho 119');
  expect(text).toContain('FIN');
  expect(text).toContain('Mensajes');
  expect(text).toContain('Orden 123-6000567');
});

it('says that nothing coincides rather than being an empty page', () => {
  expect(JSON.stringify(renderDisplay(storyLayout(facts([]))).pages)).toContain('Nada coincide.');
});

it('is a tagged, archival file that comes out the same twice', async () => {
  const print = () =>
    renderPdf(storyLayout(facts([event(1), event(2)])), {
      info: { title: 'Historia', language: 'es-GT', author: 'x', createdAt: new Date('2026-11-20') },
      deflate: (bytes) => deflateSync(bytes),
      fonts: ARIMO_FONTS,
    });
  const [one, two] = [await print(), await print()];
  expect(Buffer.from(one.bytes).equals(Buffer.from(two.bytes))).toBe(true);
  expect(Buffer.from(one.bytes).toString('latin1')).toContain('/MarkInfo');
});

it('is narrowed by class and by words, accents ignored', () => {
  const events = [event(1, 'Se transmitió la DUCA'), event(2, 'Hola')];
  expect(tellsOf(events, { kind: 'MENSAJE', words: '' })).toHaveLength(1);
  expect(tellsOf(events, { kind: '', words: 'transmitio' })).toHaveLength(1);
  expect(tellsOf(events, { kind: '', words: 'maria angela' })).toHaveLength(2);
});
