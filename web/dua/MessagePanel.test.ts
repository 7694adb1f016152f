import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { honduranReference, sampleDua } from '../../shared/dua/sampleDua.fixture.ts';
import type { OpenDua } from './duaKind.ts';
import { MessagePanel } from './MessagePanel.tsx';

const told = vi.hoisted(() => ({ format: 'XML', asked: [] as unknown[], saved: [] as string[] }));
const SENT = '<declaracion><caratula><operacion>1</operacion></caratula></declaracion>';

vi.mock('../kit/reference.ts', () => ({ useReference: () => honduranReference() }));
vi.mock('../kit/useRemembered.ts', () => ({ useRemembered: () => [told.format, () => {}] }));
vi.mock('../kit/simple.tsx', () => ({
  Button: ({ children, onClick }: { children: unknown; onClick: () => void }) => {
    if (JSON.stringify(children).includes('Descargar')) onClick();
    return null;
  },
}));
vi.mock('../kit/grid/csv.ts', () => ({
  download: (_name: string, text: string) => void told.saved.push(text),
}));
vi.mock('../api/queries.ts', () => ({
  useProcedure: (_contract: unknown, input: unknown) => {
    told.asked.push(input);
    const facts = { ENLACE: '', BYTES: SENT.length, NOMBRE_ARCHIVO: 'dua.xml', COMPLETO: true, problems: [] };
    return { data: { TEXTO: SENT, ...facts }, error: null, refetch: () => {} };
  },
}));

const shown = (ESTADO: string): string => {
  const document: Pick<OpenDua, 'header' | 'body'> = {
    header: {
      ...{ ID: 'dua-1', ESTADO, VERSION: 7, LOCK: 2, ID_ORDEN: 'ord-1', RESUMEN: {} },
      ...{ CREADO: '', CREADO_POR: '', MODIFICADO: '', MODIFICADO_POR: '' },
    },
    body: sampleDua(),
  };
  return renderToStaticMarkup(createElement(MessagePanel, { document }))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
};
beforeEach(() => Object.assign(told, { format: 'XML', asked: [], saved: [] }));

it.each(['TRANSMITIENDO', 'ACEPTADA', 'VERDE', 'LIBERADA', 'DESISTIDA'])(
  'shows and saves of a DUA that is %s the very message that was sent',
  (state) => {
    expect(shown(state)).toContain('<operacion>1</operacion>');
    expect(told.asked).toEqual([expect.objectContaining({ ID: 'dua-1', VERSION: 7, FORMATO: 'XML' })]);
    expect(told.saved).toEqual([SENT]);
  },
);

it.each([
  ['BORRADOR', '1', 'El sobre de su registro'],
  ['CORRECCION', '2', 'El sobre de su modificación'],
])('shows and saves of a DUA that is %s the message of the act that goes', (state, operation, note) => {
  const said = `<operacion>${operation}</operacion>`;
  expect(shown(state)).toContain(said);
  told.format = 'SOAP';
  expect(shown(state)).toContain(note);
  expect(told.saved).toHaveLength(2);
  for (const text of told.saved) expect(text).toContain(said);
  expect(told.asked).toEqual([]);
});
