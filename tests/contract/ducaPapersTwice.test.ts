import { startDucaWorld } from './ducaWorld.ts';
import { describePapersTwice } from './papersTwice.ts';

async function start() {
  const world = await startDucaWorld();
  await world.company('uno', 'GT', { Nit: '576937K', RazonSocial: 'Agencia Uno, S.A.', Direccion: 'Zona 9' });
  const seed = async (number: string) => (await world.seed('uno', number)).orderId;
  return { world, seed, declaration: world.duca, seals: 'transmit' } as const;
}

describePapersTwice('a DUCA', start, {
  orders: '123600080',
  invoice: ['duca.invoice-twice', 'DVA_FACTURAS[1].NUMERO_FACTURA', 'Facturas, línea 2', 'la línea 1'],
  bill: ['duca.transport-twice', 'DOCUMENTOS[2].NUMERO_DOCUMENTO', 'Casilla 54.2, línea 3', 'la línea 2'],
});
