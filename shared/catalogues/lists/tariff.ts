import type { CatalogueRow } from '../../foundation/documents/reference.ts';
import { once } from '../../foundation/once.ts';
import { makeList } from '../makeList.ts';
import { catalogue } from '../names.ts';
import { foodAndAgriculture } from './starterTariff/foodAndAgriculture.ts';
import { machinesAndElectronics } from './starterTariff/machinesAndElectronics.ts';
import { mineralsAndChemicals } from './starterTariff/mineralsAndChemicals.ts';
import { readStarterLines } from './starterTariff/readStarterLines.ts';
import { stoneAndMetals } from './starterTariff/stoneAndMetals.ts';
import { textilesPaperAndWear } from './starterTariff/textilesPaperAndWear.ts';
import { vehiclesAndOtherGoods } from './starterTariff/vehiclesAndOtherGoods.ts';

const rows = once(() =>
  [
    foodAndAgriculture,
    mineralsAndChemicals,
    textilesPaperAndWear,
    stoneAndMetals,
    machinesAndElectronics,
    vehiclesAndOtherGoods,
  ].flatMap(readStarterLines),
);

/**
 * Common codes of every chapter to begin with, in our own words; a broker loads the official tariff by CSV (domain 5).
 * DAI of reference, no edition's.
 */
export const tariffSample = makeList({
  name: catalogue.tariff,
  title: 'Arancel (SAC)',
  countries: ['GT'],
  source:
    'Arancel inicial: códigos frecuentes del SAC con DAI de referencia; cargue el arancel oficial por CSV',
  sample: true,
  rows,
});

/** The same codes for Honduras, whose nomenclature it is too; what they owe there, its own rates say. */
export const honduranTariffSample = makeList({
  name: catalogue.tariff,
  title: 'Arancel (SAC)',
  countries: ['HN'],
  source:
    'Arancel inicial: códigos frecuentes del SAC, con el DAI de «Tasas de tributos por posición»; cargue el arancel oficial por CSV',
  sample: true,
  rows: () => rows().map((row) => ({ ...row, DAI: '' })),
});

/** Texts of the starter tariff by the six digits that every tariff shares. */
const wordsOfTrade = (): CatalogueRow[] => {
  const said = new Map<string, string>();
  for (const { CLAVE, VALOR } of rows()) {
    const subheading = CLAVE.slice(0, 6);
    const before = said.get(subheading);
    said.set(subheading, before === undefined ? VALOR : `${before}; ${VALOR}`);
  }
  return [...said].map(([CLAVE, VALOR]) => ({ CLAVE, VALOR }));
};

/** What people call goods stays when the official tariff, with words of its own, takes the place of the starter one. */
export const tariffWordsList = makeList({
  name: catalogue.tariffWords,
  title: 'Voces del comercio por subpartida, para buscar en el arancel',
  source: 'Voces del comercio, propias del producto; amplíelas con las de sus clientes',
  rows: wordsOfTrade,
});
