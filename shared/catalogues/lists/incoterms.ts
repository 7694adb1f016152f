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
});

export const incotermList = makeList({
  name: catalogue.incoterms,
  title: 'Incoterms',
  source:
    'Incoterms 2020, con DAT de 2010 y DAF, DES, DEQ y DDU de 2000; qué incluye el precio es práctica del oficio',
  sample: true,
  rows: [
    term('EXW', 'En fábrica', false, false, false),
    term('FCA', 'Franco porteador', false, false, false),
    term('FAS', 'Franco al costado del buque', false, false, false),
    term('FOB', 'Franco a bordo', false, false, false),
    term('CFR', 'Costo y flete', true, false, false),
    term('CPT', 'Transporte pagado hasta', true, false, false),
    term('CIF', 'Costo, seguro y flete', true, true, false),
    term('CIP', 'Transporte y seguro pagados hasta', true, true, false),
    term('DAP', 'Entregada en lugar', true, true, true),
    term('DPU', 'Entregada en lugar descargada', true, true, true),
    term('DDP', 'Entregada con derechos pagados', true, true, true),
    term('DAT', 'Entregada en terminal', true, true, true),
    term('DAF', 'Entregada en frontera', true, true, true),
    term('DES', 'Entregada sobre buque', true, true, true),
    term('DEQ', 'Entregada en muelle', true, true, true),
    term('DDU', 'Entregada con derechos no pagados', true, true, true),
  ],
});
