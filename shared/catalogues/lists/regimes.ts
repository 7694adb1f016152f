import type { CatalogueRow } from '../../foundation/documents/reference.ts';
import { makeList, pairs } from '../makeList.ts';
import { catalogue } from '../names.ts';

/**
 * DUCA box 11: the regimes of CAUCA and RECAUCA. TRANSITO '1': the printed form has its reverse side (domain 1.2). DVA: whether
 * a value declaration stands behind what its modalities do not say it of; blank, as the goods move.
 */
export const regimeList = makeList({
  name: catalogue.regimes,
  title: 'Regímenes aduaneros (DUCA 11)',
  countries: ['GT'],
  source: 'Regímenes del CAUCA; los códigos de la SAT no son públicos',
  sample: true,
  rows: pairs([
    ['IM', 'Importación definitiva'],
    ['EX', 'Exportación definitiva'],
    ['IT', 'Importación temporal con reexportación en el mismo estado'],
    ['AT', 'Admisión temporal para perfeccionamiento activo'],
    ['DA', 'Depósito de aduanas'],
    ['ZF', 'Zonas francas'],
    ['RI', 'Reimportación'],
    ['RE', 'Reexportación'],
    ['ET', 'Exportación temporal'],
    ['TR', 'Tránsito aduanero'],
  ]).map((row) => ({
    ...row,
    TRANSITO: row.CLAVE === 'TR' ? '1' : '0',
    // What comes back is not sold to be brought in (domain 2.1).
    DVA: row.CLAVE === 'RI' ? 'No' : '',
  })),
});

/**
 * SALIDA '1': the declaration names the exit office. TASA_IMPORTACION '1': taxed as an import (spec 5, XML generation).
 * RETORNO '1': the goods leave too, though spec 5 does not name it for the exit office (domain 1.6); 0 where a list lacks it.
 * DESCARGA: how it discharges the earlier declarations that its box 54 names (domain 1.6): by CANTIDAD of box 43 where the goods
 * are the same; in PARTE where they were transformed and nothing compares, so that their term is still told; ENTERA at once.
 * DESCARGA_EXIGE '1': it is not sent without naming one.
 * MODALIDAD_PAGO: what boxes 34.3 and 53.4 say of its taxes, P where a list lacks it.
 * DVA: whether a value declaration stands behind it (domain 2.1); as its regime and its movement say where a list lacks it.
 */
const modality = (
  CLAVE: string,
  REGIMEN: string,
  VALOR: string,
  flags: {
    exit?: true;
    returns?: true;
    importRate?: true;
    guaranteed?: true;
    discharges?: 'CANTIDAD' | 'PARTE';
  } = {},
): CatalogueRow => ({
  CLAVE,
  VALOR,
  REGIMEN,
  MODALIDAD_PAGO: flags.guaranteed ? 'G' : 'P',
  SALIDA: flags.exit ? '1' : '0',
  RETORNO: flags.returns ? '1' : '0',
  DESCARGA: flags.discharges ?? '',
  DESCARGA_EXIGE: '0',
  TASA_IMPORTACION: flags.importRate || REGIMEN === 'IM' ? '1' : '0',
  DVA: flags.exit || flags.returns || REGIMEN === 'TR' ? 'No' : 'Si',
});

/** The same goods leave or stay that came in. */
const SAME = 'CANTIDAD';

/** Spec 5 names these for the exit office and says nothing else of them. */
const exitOnly = ['ZN', 'NP', 'NE', 'NZ', 'MS', 'LR', 'MW', 'ZQ', 'PE', 'DP', 'MF', 'ZS', 'MP', 'MY'];
/** Spec 5 names these for the import rate and says nothing else of them: what comes in for a time is not paid now. */
const importRate = ['DT', 'DZ', 'TO', 'ZT'];

export const modalityList = makeList({
  name: catalogue.modalities,
  title: 'Modalidades (DUCA 12)',
  countries: ['GT'],
  source: 'Claves vistas en código público de poca autoridad; la lista de la SAT no es pública',
  sample: true,
  rows: [
    modality('ID', 'IM', 'Importación definitiva'),
    modality('DI', 'IM', 'Extracción de depósito para importación definitiva', { discharges: SAME }),
    modality('LZ', 'IM', 'Cambio de importación temporal a importación definitiva', { discharges: SAME }),
    modality('FI', 'IM', 'Importación con FAUCA'),
    modality('DA', 'DA', 'Envío a depósito de aduanas o almacén fiscal'),
    modality('DR', 'RE', 'Extracción de depósito para retorno', { returns: true, discharges: SAME }),
    modality('ED', 'EX', 'Exportación definitiva', { exit: true }),
    modality('FE', 'EX', 'Exportación definitiva con FAUCA', { exit: true }),
    modality('ZF', 'ZF', 'Retorno de mercancías exportadas a zona franca temporalmente', {
      exit: true,
      discharges: SAME,
    }),
    modality('ZR', 'ZF', 'Retorno al extranjero de insumos transformados en zona franca', {
      returns: true,
      discharges: 'PARTE',
    }),
    modality('TR', 'TR', 'Tránsito aduanero (clave de muestra)'),
    modality('MR', 'RE', 'Retorno al extranjero de mercancías elaboradas por maquiladoras', {
      exit: true,
      discharges: 'PARTE',
    }),
    ...exitOnly.map((code) =>
      modality(code, 'EX', `Modalidad de salida ${code} (sin descripción publicada)`, { exit: true }),
    ),
    ...importRate.map((code) =>
      modality(code, 'IT', `Modalidad ${code} (sin descripción publicada)`, {
        importRate: true,
        guaranteed: true,
      }),
    ),
  ],
});

/** ESPERA_COMPLEMENTARIA '1': a complementary declaration is owed. COMPLEMENTA '1': it completes an earlier one. */
const declarationClass = (
  CLAVE: string,
  VALOR: string,
  flags: { waits?: true; completes?: true } = {},
): CatalogueRow => ({
  CLAVE,
  VALOR,
  ESPERA_COMPLEMENTARIA: flags.waits ? '1' : '0',
  COMPLEMENTA: flags.completes ? '1' : '0',
});

export const classList = makeList({
  name: catalogue.declarationClasses,
  title: 'Clases de declaración (DUCA 13)',
  countries: ['GT'],
  source: 'Clases del RECAUCA; los números de la SAT no son públicos',
  sample: true,
  rows: [
    declarationClass('1', 'Normal'),
    declarationClass('2', 'Anticipada'),
    declarationClass('3', 'Provisional', { waits: true }),
    declarationClass('4', 'Simplificada', { waits: true }),
    declarationClass('5', 'Acumulada'),
    declarationClass('6', 'Complementaria', { completes: true }),
    declarationClass('7', 'Rectificación'),
    declarationClass('37', 'Clase 37 (sin descripción publicada)'),
  ],
});

/**
 * PREFERENCIAL '1': the tariff code may be cut to 8 digits (spec 5, XML generation). CERTIFICADO: kinds of box 54.1 that
 * certify origin, joined by «|»; blank where the declaration itself does (DUCA 61 and 62). CERTIFICACION_PROPIA '1': whoever
 * imports, exports or produces writes the certification, which is kept here (domain 5.1). SIN_CERTIFICADO_HASTA: US$ up to
 * which a single import owes none; blank where each does.
 */
export const agreement1List = makeList({
  name: catalogue.agreements1,
  title: 'Acuerdo 1: tratados comerciales (DUCA 44)',
  countries: ['GT'],
  source: 'Tratados vigentes de Guatemala; los códigos de la SAT no son públicos',
  sample: true,
  rows: pairs([
    ['10', 'Mercado Común Centroamericano'],
    ['20', 'DR-CAFTA (Estados Unidos y República Dominicana)'],
    ['30', 'México y Centroamérica'],
    ['40', 'Acuerdo de Asociación con la Unión Europea'],
    ['45', 'Acuerdo de Asociación con el Reino Unido'],
    ['50', 'Colombia'],
    ['55', 'Chile'],
    ['60', 'Panamá'],
    ['65', 'Taiwán'],
    ['70', 'Corea'],
  ]).map((row) => ({
    ...row,
    PREFERENCIAL: '1',
    CERTIFICADO: { '10': '', '40': '954|862', '45': '954|862' }[row.CLAVE] ?? '861',
    CERTIFICACION_PROPIA: row.CLAVE === '20' ? '1' : '0',
    SIN_CERTIFICADO_HASTA: row.CLAVE === '20' ? '1500.00' : '',
  })),
});

/**
 * Spec 5 prints the five: a line that carries one gives no minimum descriptions. MODALIDAD_PAGO: how its taxes are settled
 * instead of as the modality says; exempt by resolution are usually donations and diplomats.
 */
export const agreement2List = makeList({
  name: catalogue.agreements2,
  title: 'Acuerdo 2',
  countries: ['GT'],
  source: 'Especificación del producto, punto 5; su modalidad de pago es de muestra',
  sample: true,
  rows: pairs([
    ['100', 'Donación'],
    ['200', 'Subasta'],
    ['300', 'Encomienda'],
    ['400', 'Diplomáticos'],
    ['500', 'Menaje de Casa'],
  ]).map((row) => ({ ...row, MODALIDAD_PAGO: ['100', '400'].includes(row.CLAVE) ? 'E' : '' })),
});

export const transactionNatureList = makeList({
  name: catalogue.transactionNatures,
  title: 'Naturaleza de la transacción',
  countries: ['GT'],
  source: 'Guía pública de la DUA simplificada',
  rows: pairs([
    ['01', 'Compraventa a precio firme'],
    ['02', 'Compraventa a precio revisable'],
    ['03', 'Para uso y posterior exportación'],
    ['04', 'Consignación'],
    ['05', 'Transformación'],
    ['06', 'Suministros gratuitos'],
    ['07', 'Suministro a sucursales'],
    ['08', 'Materiales o maquinaria de un contrato de construcción'],
    ['09', 'Programas de ayuda'],
    ['10', 'Sustitución de mercancías devueltas'],
    ['11', 'Sustitución de mercancías no devueltas'],
    ['12', 'Intercambio compensado'],
  ]),
});

export const warehouseList = makeList({
  name: catalogue.warehouses,
  title: 'Depósitos y zonas francas (DUCA 18)',
  countries: ['GT'],
  source: 'Muestra propia; la lista de la SAT no es pública',
  sample: true,
  rows: pairs([
    ['D001', 'Depósito aduanero de muestra, Puerto Quetzal'],
    ['D002', 'Almacén fiscal de muestra, Ciudad de Guatemala'],
    ['Z001', 'Zona franca de muestra, Santo Tomás de Castilla'],
  ]),
});
