import type { Letters } from './sampleGroup.ts';

/**
 * Place of a letter in the tables of `sampleMatrix.ts`: definitive import, extraction from a warehouse, sending to one,
 * exit.
 */
const BASES = ['import', 'extraction', 'warehouse', 'exit'] as const;

/** Modalities that the message treats alike, as a base and what they ask otherwise. */
export interface SampleKind {
  title: string;
  like: (typeof BASES)[number];
  regimes: readonly string[];
  /** Letter by `parent.node`, in place of the base's. */
  differs?: Readonly<Record<string, Letters>>;
}

/** What comes in for a time is not paid now: a term is owed, duties are only shown. */
const forATime: Readonly<Record<string, Letters>> = {
  'encabezado.fechaVencimiento': 'M',
  'duca.liquidacion': 'C',
  'duca.tributosFraccion': 'C',
  'encabezado.totalLiquidado': 'C',
};

const byFreeZoneUser: Readonly<Record<string, Letters>> = {
  'duca.usuarioZonaFranca': 'M',
  'usuarioZonaFranca.zonaFranca': 'M',
  'encabezado.codDepositoFiscal': 'M',
};

/**
 * Every modality of the catalogue (domain 1.6; spec 5, XML generation). Of most the authority publishes nothing but the
 * letters, so what their first letter suggests decides: a sample, like everything here.
 */
export const SAMPLE_KINDS: readonly SampleKind[] = [
  { title: 'Importación definitiva', like: 'import', regimes: ['ID', 'FI', 'LZ'] },
  { title: 'Importación temporal', like: 'import', regimes: ['DT', 'TO'], differs: forATime },
  {
    title: 'Ingreso a zona franca',
    like: 'import',
    regimes: ['DZ', 'ZT'],
    differs: { ...forATime, ...byFreeZoneUser, 'encabezado.fechaVencimiento': 'C' },
  },
  { title: 'Extracción de depósito', like: 'extraction', regimes: ['DI'] },
  { title: 'Depósito', like: 'warehouse', regimes: ['DA'] },
  { title: 'Exportación', like: 'exit', regimes: ['ED', 'FE', 'NE', 'NP', 'PE'] },
  {
    title: 'Salida de zona franca',
    like: 'exit',
    regimes: ['ZF', 'ZR', 'ZN', 'NZ', 'ZQ', 'ZS'],
    differs: byFreeZoneUser,
  },
  {
    title: 'Retorno y reexportación',
    like: 'exit',
    regimes: ['MR', 'MS', 'MW', 'MF', 'MP', 'MY', 'LR', 'DR', 'DP'],
    // What returns had come in by a declaration, which a support document or the warehouse names.
    differs: { 'encabezado.codDepositoFiscal': 'C', 'encabezado.paisProcedencia': 'C' },
  },
  {
    title: 'Tránsito',
    like: 'warehouse',
    regimes: ['TR'],
    // Nothing is valued nor stored on the way; means, driver, seals and term of the journey are what is watched.
    differs: {
      'encabezado.aduanaRegistro': 'M',
      'encabezado.aduanaDestino': 'M',
      'encabezado.paisDestino': 'M',
      'encabezado.fechaVencimiento': 'M',
      'encabezado.codDepositoFiscal': '-',
      'encabezado.totalLiquidado': '-',
      'encabezado.incoterm': 'C',
      'duca.proveedores': 'C',
      'duca.conductores': 'M',
      'duca.unidadesTransporte': 'M',
      'unidadTransporte.identificacion': 'M',
      'unidadTransporte.paisRegistro': 'M',
      'equipo.precinto': 'M',
      'duca.declaracionesValor': '-',
      'duca.intermediariosDva': '-',
      'duca.facturasDva': '-',
      'duca.itemsDva': '-',
      'duca.caracteristicasItem': '-',
    },
  },
];

/** Letter of a node for a kind: its own, the only one, or that of its base's place. */
export const letterOf = (kind: SampleKind, path: string, letters: Letters): string =>
  kind.differs?.[path] ?? letters[letters.length === 1 ? 0 : BASES.indexOf(kind.like)] ?? '-';
