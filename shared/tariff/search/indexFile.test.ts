import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tariffSample } from '../../catalogues/lists/tariff.ts';
import { fingerprint } from '../../foundation/pdf/fingerprint.ts';
import { buildTariffIndex } from './buildTariffIndex.ts';
import { openIndexFile, writeIndexFile } from './indexFile.ts';
import { readQuery } from './words.ts';

const index = buildTariffIndex(tariffSample.rows.map(({ CLAVE, VALOR }) => ({ code: CLAVE, text: VALOR })));
const places = Uint16Array.from(tariffSample.rows.keys());
const file = writeIndexFile({ of: 'GT año 2026', index, places });

it('opens as what was written', () => {
  const opened = openIndexFile(file)!;
  expect(opened.of).toBe('GT año 2026');
  expect(opened.places).toEqual(places);
  expect(opened.index.parts).toEqual(index.parts);
  for (const query of ['camisetas', 'llantas', '84', 'tornillo acero '])
    expect(opened.index.find(readQuery(query))).toEqual(index.find(readQuery(query)));
});

it('opens from the middle of other bytes', () => {
  const among = new Uint8Array(file.length + 3);
  among.set(file, 3);
  expect(openIndexFile(among.subarray(3))?.index.parts).toEqual(index.parts);
});

it('is none when it is cut, longer, empty or of another edition', () => {
  expect(openIndexFile(file.subarray(0, file.length - 4))).toBeUndefined();
  expect(openIndexFile(file.subarray(0, file.length - 1))).toBeUndefined();
  expect(openIndexFile(new Uint8Array(file.length + 4))).toBeUndefined();
  expect(openIndexFile(new Uint8Array())).toBeUndefined();
  const another = file.slice();
  another[0] = 99;
  expect(openIndexFile(another)).toBeUndefined();
});

it('is none when a single bit of it is another', () => {
  fc.assert(
    fc.property(fc.nat(file.length - 1), fc.nat(7), (at, bit) => {
      const harmed = file.slice();
      harmed[at]! ^= 1 << bit;
      expect(openIndexFile(harmed)).toBeUndefined();
    }),
  );
});

it('of an empty tariff finds nothing', () => {
  const empty = writeIndexFile({ of: '', index: buildTariffIndex([]), places: new Uint16Array() });
  expect(openIndexFile(empty)!.index.find(readQuery('84 caballos'))).toHaveLength(0);
});

it('has another edition whenever the same texts make another file, so that nobody searches by an old one', () => {
  const texts = [
    'Camisetas de punto › Las demás, de algodón, para niños (luces, camiones; 100 %)',
    'Máquinas 8471.30 usadas, aceites y lápices: R.134a',
  ];
  const entries = texts.map((text, at) => ({ code: `61091000${at}0`, text }));
  const made = writeIndexFile({ of: '', index: buildTariffIndex(entries), places: Uint16Array.of(0, 1) });
  // Where this fails, move EDITION in `indexFile.ts` and put the new print here.
  expect([made[0], fingerprint(made).slice(0, 16)]).toEqual([2, '7B389302B52BDF1B']);
});
