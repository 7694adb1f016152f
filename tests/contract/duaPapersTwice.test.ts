import { startDuaWorld } from './duaWorld.ts';
import { describePapersTwice } from './papersTwice.ts';

async function start() {
  const world = await startDuaWorld();
  await world.company('uno', 'HN', { Nit: '05019021000018', RazonSocial: 'Agencia Uno, S. de R.L.' });
  const seed = (number: string) => world.seed('uno', number);
  const lacks = { 'DECLARACION.ID_FORMA_PAGO': 'CR' };
  return { world, seed, declaration: world.dua, seals: 'register', lacks } as const;
}

describePapersTwice('a DUA', start, {
  orders: '145600080',
  invoice: ['dua.invoice-twice', 'DETALLE_DOCUMENTO[1].REFERENCIA', 'Documentos, línea 2', 'la línea 1'],
  bill: ['dua.transport-twice', 'DETALLE_DOCUMENTO[2].REFERENCIA', 'Documentos, línea 3', 'la línea 2'],
});
