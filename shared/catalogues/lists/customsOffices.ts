import type { CatalogueRow } from '../../foundation/documents/reference.ts';
import { makeList, pairs } from '../makeList.ts';
import { catalogue } from '../names.ts';

/** TIPO as SAT's table holds it: M maritime, T land, A air. `code` is a sample: SAT-IA-001 is not public. */
const office = (code: string, name: string, type: 'M' | 'T' | 'A', locode = ''): CatalogueRow => ({
  CLAVE: code,
  VALOR: name,
  LOCODE: locode,
  TIPO: type,
});

export const guatemalanOffices = makeList({
  name: catalogue.customsOffices,
  title: 'Aduanas',
  countries: ['GT'],
  source:
    'Nombres públicos y UN/LOCODE; los códigos de 2 caracteres son de muestra: la tabla SAT-IA-001 no es pública',
  sample: true,
  rows: [
    office('PQ', 'PUERTO QUETZAL', 'M', 'GTPRQ'),
    office('ST', 'SANTO TOMÁS DE CASTILLA', 'M', 'GTSTC'),
    office('PB', 'PUERTO BARRIOS', 'M', 'GTPBR'),
    office('CH', 'CHAMPERICO', 'M', 'GTCHR'),
    office('GC', 'CENTRAL (GUATEMALA)', 'T', 'GTGUA'),
    office('CA', 'CENTRAL DE AVIACIÓN', 'A', 'GTGUA'),
    office('EA', 'EXPRESS AÉREO', 'A', 'GTGUA'),
    office('FP', 'FARDOS POSTALES', 'A', 'GTGUA'),
    office('VE', 'VEHÍCULOS', 'T', 'GTGUA'),
    office('T1', 'TECÚN UMÁN I', 'T', 'GTTUC'),
    office('T2', 'TECÚN UMÁN II', 'T', 'GTTUC'),
    office('EC', 'EL CARMEN', 'T', 'GTE8C'),
    office('LM', 'LA MESILLA', 'T'),
    office('MM', 'MELCHOR DE MENCOS', 'T', 'GTMCR'),
    office('PA', 'PEDRO DE ALVARADO', 'T'),
    office('SC', 'SAN CRISTÓBAL FRONTERA', 'T', 'GTSCF'),
    office('VN', 'VALLE NUEVO', 'T'),
    office('LE', 'LA ERMITA', 'T'),
    office('AC', 'AGUA CALIENTE', 'T'),
    office('EF', 'EL FLORIDO', 'T'),
    office('EN', 'EL CINCHADO / ENTRE RÍOS (CORINTO)', 'T', 'GTERI'),
    office('CE', 'EL CEIBO', 'T'),
    office('GD', 'GRACIAS A DIOS', 'T'),
    office('ZO', 'ZOLIC', 'M', 'GTSTC'),
  ],
});

export const honduranOffices = makeList({
  name: catalogue.customsOffices,
  title: 'Aduanas',
  countries: ['HN'],
  source: 'Catálogo de aduanas de SARAH en datos públicos; sin las zonas libres 6001 a 6374',
  rows: pairs([
    ['0001', 'ADUANA AMAPALA'],
    ['0002', 'ADUANA LA CEIBA'],
    ['0003', 'ADUANA PUERTO HENECÁN – SAN LORENZO'],
    ['0004', 'ADUANA PUERTO CORTÉS'],
    ['0005', 'ADUANA PUERTO LEMPIRA'],
    ['0006', 'ADUANA ROATÁN'],
    ['0007', 'GUARDATURA ROATÁN'],
    ['0008', 'ADUANA TELA'],
    ['0009', 'ADUANA PUERTO CASTILLA'],
    ['0010', 'GUARDATURA GOLOSÓN – CEIBA'],
    ['0011', 'ADUANA LA MESA'],
    ['0013', 'GUARDATURA LA MESA'],
    ['0014', 'ADUANA TONCONTÍN'],
    ['0015', 'GUARDATURA TONCONTÍN'],
    ['0016', 'PASO FRONTERIZO CORINTO HN-GT'],
    ['0017', 'ADUANA PALMEROLA'],
    ['0018', 'GUARDATURA PALMEROLA'],
    ['0020', 'ADUANA AGUA CALIENTE'],
    ['0021', 'ADUANA MOCALEMPA'],
    ['0022', 'ADUANA LA CONCORDIA'],
    ['0023', 'ADUANA EL AMATILLO'],
    ['0024', 'ADUANA EL FLORIDO'],
    ['0025', 'ADUANA EL POY'],
    ['0027', 'ADUANA LA FRATERNIDAD'],
    ['0029', 'ADUANA GUASAULE'],
    ['0034', 'ADUANA LAS MANOS'],
    ['3004', 'ADUANA TECÚN UMÁN'],
  ]),
});
