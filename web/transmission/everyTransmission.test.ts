import { expect, it, vi } from 'vitest';
import { everyTransmission } from './everyTransmission.ts';

/** Newest first; one more is sent between the pages that are asked for. */
let sent = 700;
vi.mock('../api/call.ts', () => ({
  call: async (_: object, { PAGINA, TAMANO }: { PAGINA: number; TAMANO: number }) => {
    const all = Array.from({ length: sent }, (_each, at) => ({ ID: `t${sent - at}` }));
    sent += 1;
    return { rows: all.slice((PAGINA - 1) * TAMANO, PAGINA * TAMANO) };
  },
}));

it('tells each once, and all that there were when it was asked, though more are sent meanwhile', async () => {
  const ids = (
    await everyTransmission({
      ESTADO: undefined,
      ID_DOCUMENTO: undefined,
      TERMINO: undefined,
      ORDEN: undefined,
    })
  ).map(({ ID }) => ID);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(Array.from({ length: 700 }, (_each, at) => `t${700 - at}`));
});
