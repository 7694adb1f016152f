import type { CatalogueRow } from '../../foundation/documents/reference.ts';
import { makeList } from '../makeList.ts';
import { catalogue } from '../names.ts';

/** Spec 3, incoterm reference: what the price already includes decides what a declaration adds (spec 5, customs value). */
const term = (
  code: string,
  name: string,
  freight: boolean,
  insurance: boolean,
  others: boolean,
  alias: string,
): CatalogueRow => ({
  CLAVE: code,
  VALOR: `${code} – ${name}`,
  CODIGO: code,
  INCLUYE_FOB: '1',
  INCLUYE_FLETE: freight ? '1' : '0',
  INCLUYE_SEGURO: insurance ? '1' : '0',
  INCLUYE_OTROS: others ? '1' : '0',
  DECLARA_FLETE: '1',
  DECLARA_SEGUROS: '1',
  DECLARA_OTROS: '1',
  ALIAS: `${name}|${alias}`,
});

export const incotermList = makeList({
  name: catalogue.incoterms,
  title: 'Incoterms',
  source:
    'Incoterms 2020, con DAT de 2010 y DAF, DES, DEQ y DDU de 2000; qué incluye el precio es práctica del oficio',
  sample: true,
  rows: [
    term('EXW', 'En fábrica', false, false, false, 'EX WORKS|EXWORKS|EX FÁBRICA'),
    term('FCA', 'Franco porteador', false, false, false, 'FREE CARRIER'),
    term('FAS', 'Franco al costado del buque', false, false, false, 'FREE ALONGSIDE SHIP'),
    term('FOB', 'Franco a bordo', false, false, false, 'FREE ON BOARD|LIBRE A BORDO'),
    term('CFR', 'Costo y flete', true, false, false, 'C&F|CNF|CANDF|COST AND FREIGHT'),
    term('CPT', 'Transporte pagado hasta', true, false, false, 'CARRIAGE PAID TO'),
    term('CIF', 'Costo, seguro y flete', true, true, false, 'COST INSURANCE AND FREIGHT'),
    term('CIP', 'Transporte y seguro pagados hasta', true, true, false, 'CARRIAGE AND INSURANCE PAID TO'),
    term('DAP', 'Entregada en lugar', true, true, true, 'DELIVERED AT PLACE'),
    term('DPU', 'Entregada en lugar descargada', true, true, true, 'DELIVERED AT PLACE UNLOADED'),
    term('DDP', 'Entregada con derechos pagados', true, true, true, 'DELIVERED DUTY PAID'),
    term('DAT', 'Entregada en terminal', true, true, true, 'DELIVERED AT TERMINAL'),
    term('DAF', 'Entregada en frontera', true, true, true, 'DELIVERED AT FRONTIER'),
    term('DES', 'Entregada sobre buque', true, true, true, 'DELIVERED EX SHIP'),
    term('DEQ', 'Entregada en muelle', true, true, true, 'DELIVERED EX QUAY'),
    term('DDU', 'Entregada con derechos no pagados', true, true, true, 'DELIVERED DUTY UNPAID'),
  ],
});
