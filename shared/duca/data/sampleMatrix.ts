import { once } from '../../foundation/once.ts';
import type { MatrixRow, RulesMatrix } from '../../foundation/rules/matrix.ts';
import type { Letters, SampleGroup } from './sampleGroup.ts';
import { letterOf, SAMPLE_KINDS, type SampleKind } from './sampleKinds.ts';
import { sampleUnits } from './sampleUnits.ts';
import { sampleValues } from './sampleValues.ts';

const TYPES: Record<string, string> = { M: 'MANDATORIA', C: 'CONDICIONAL' };

const sample: readonly SampleGroup[] = [
  {
    group: 'control',
    type: 'M',
    elements: {
      idProveedorSoftware: 'M',
      identificadorMensaje: 'M',
      funcionMensaje: 'M',
      numeroOrden: 'M',
      numeroPaginas: 'M',
    },
  },
  {
    group: 'encabezado',
    type: 'M',
    elements: {
      numeroOrden: 'M',
      aduanaRegistro: 'C',
      aduanaEntradaSalida: 'M',
      aduanaDestino: 'C',
      regimen: 'M',
      regimenModalidad: 'M',
      claseDeclaracion: 'M',
      fechaVencimiento: '--C-',
      paisProcedencia: 'MMM-',
      paisExportacion: 'MMMC',
      paisDestino: 'CCCM',
      regionOrigen: 'M',
      regionDestino: 'M',
      depositoTemporal: 'CCC-',
      depositoTemporalDestino: 'CCC-',
      codDepositoFiscal: '-MM-',
      modoTransporte: 'M',
      lugarEmbarque: 'M',
      lugarDesembarque: 'MCMC',
      incoterm: 'M',
      moneda: 'M',
      tipoCambio: 'M',
      fobDolares: 'M',
      fleteDolares: 'M',
      seguroDolares: 'M',
      otrosGastos: 'M',
      valorAduanaDolares: 'M',
      pesoBruto: 'M',
      pesoNeto: 'M',
      totalBultos: 'M',
      totalUnidades: 'M',
      totalLineas: 'M',
      totalLiquidado: 'MMC-',
      totalAlmacenaje: 'MM--',
      porcInteresFac: 'MM--',
    },
  },
  {
    group: 'exportador',
    type: 'CCCM',
    elements: {
      numeroIdentificacion: 'CCCM',
      tipoIdentificacion: 'CCCM',
      paisEmision: 'CCCM',
      nombre: 'M',
      domicilio: 'C',
    },
  },
  {
    group: 'importador',
    type: 'MMMC',
    elements: {
      numeroIdentificacion: 'MMMC',
      tipoIdentificacion: 'MMMC',
      paisEmision: 'MMMC',
      nombre: 'M',
      domicilio: 'MMMC',
    },
  },
  {
    group: 'declarante',
    type: 'M',
    elements: { codigo: 'M', numeroIdentificacion: 'M', nombre: 'M', domicilio: 'C' },
  },
  {
    group: 'proveedores',
    record: 'proveedor',
    type: 'MMM-',
    elements: { numeroIdentificacion: 'C', nombre: 'M', pais: 'M', domicilio: 'C' },
  },
  {
    group: 'transportistas',
    record: 'transportista',
    type: 'MCMC',
    elements: { codigo: 'C', nombre: 'M' },
  },
  {
    group: 'conductores',
    record: 'conductor',
    type: 'C',
    elements: { numeroIdentificacion: 'M', licencia: 'M', paisExpedicion: 'C', nombre: 'M' },
  },
  {
    group: 'unidadesTransporte',
    record: 'unidadTransporte',
    type: 'C',
    elements: {
      identificacion: 'C',
      paisRegistro: 'C',
      marca: 'C',
      chasis: 'C',
      remolque: 'C',
      unidadesCarga: 'C',
    },
  },
  {
    group: 'liquidacion',
    record: 'tributo',
    type: 'MM--',
    elements: { tributo: 'M', valorTributo: 'M', modalidadPago: 'C' },
  },
  {
    group: 'equipos',
    record: 'equipo',
    type: 'C',
    elements: { contenedor: 'M', tipo: 'M', tamano: 'C', tipoCarga: 'C', precinto: 'C' },
  },
  { group: 'observaciones', type: 'C', elements: { texto: 'C' } },
  {
    group: 'fracciones',
    record: 'fraccion',
    type: 'M',
    elements: {
      numeroLinea: 'M',
      codigoSAC: 'M',
      descripcion: 'M',
      numeroBultos: 'M',
      claseBultos: 'M',
      pesoBruto: 'M',
      pesoNeto: 'M',
      cantidadUnidades: 'M',
      tipoUnidad: 'M',
      paisOrigen: 'M',
      regionCP: 'M',
      estadoMercancia: 'C',
      acuerdo1: 'CCC-',
      acuerdo2: 'CCC-',
      cuotaContingente: 'CC--',
      criterioOrigen: 'C',
      reglasAccesorias: 'C',
      fobDolares: 'M',
      fleteDolares: 'M',
      seguroDolares: 'M',
      otrosGastos: 'M',
      valorAduanaDolares: 'M',
      valorAduana: 'M',
    },
  },
  ...sampleUnits,
  {
    group: 'tributosFraccion',
    record: 'tributoFraccion',
    type: 'MM--',
    elements: {
      numeroLinea: 'M',
      tributo: 'M',
      baseImponible: 'M',
      tasa: 'M',
      valorTributo: 'M',
      modalidadPago: 'C',
    },
  },
  {
    group: 'documentosSoporte',
    record: 'documento',
    type: 'M',
    elements: {
      tipo: 'M',
      numero: 'M',
      fechaEmision: 'C',
      fechaVencimiento: 'C',
      paisEmision: 'C',
      lineaInicial: 'C',
      lineaFinal: 'C',
      entidad: 'C',
      monto: 'C',
    },
  },
  {
    group: 'usuarioZonaFranca',
    type: 'C--C',
    elements: {
      codigo: 'M',
      numeroIdentificacion: 'M',
      nombre: 'M',
      zonaFranca: 'C',
      domicilio: 'C',
      resolucion: 'C',
    },
  },
  ...sampleValues,
];

const LIGHTER = ['ID', 'FI', 'LZ', 'DT', 'DZ', 'TO', 'ZT', 'DI'];

/** A provisional or simplified declaration may go without the value declarations, which its complement brings. */
const lighterClasses = (lighter: readonly string[]): readonly MatrixRow[] =>
  ['3', '4'].flatMap((CLASE) =>
    ['declaracionesValor', 'facturasDva', 'itemsDva'].flatMap((NODO) =>
      lighter.map((REGIMEN) => ({
        ID_NODO: `duca.${NODO}`,
        NODO_PADRE: 'duca',
        NODO,
        CLASE,
        REGIMEN,
        TIPO: 'CONDICIONAL',
      })),
    ),
  );

const rowsAt = (kinds: readonly SampleKind[], parent: string, node: string, letters: Letters): MatrixRow[] =>
  kinds.flatMap((kind) => {
    const path = `${parent}.${node}`;
    const TIPO = TYPES[letterOf(kind, path, letters)];
    if (TIPO === undefined) return [];
    return kind.regimes.map((REGIMEN) => ({
      ID_NODO: path,
      NODO_PADRE: parent,
      NODO: node,
      CLASE: '*',
      REGIMEN,
      TIPO,
    }));
  });

const rowsOfKinds = (kinds: readonly SampleKind[], lighter: readonly string[]): MatrixRow[] => [
  ...sample.flatMap(({ group, record = group, type, elements }) => [
    ...rowsAt(kinds, 'duca', group, type),
    ...Object.entries(elements).flatMap(([node, letters]) => rowsAt(kinds, record, node, letters)),
  ]),
  ...lighterClasses(lighter),
];

const rows = once(() => rowsOfKinds(SAMPLE_KINDS, LIGHTER));

const rowsOf = (regime: string): MatrixRow[] =>
  rowsOfKinds(
    SAMPLE_KINDS.flatMap((kind) => (kind.regimes.includes(regime) ? [{ ...kind, regimes: [regime] }] : [])),
    LIGHTER.filter((each) => each === regime),
  );

/**
 * What the message asks of every modality of the catalogue, in any class. A sample: the authority publishes no matrix
 * (domain 10).
 */
export const sampleMatrix: RulesMatrix = {
  source: 'Muestra propia según la guía de llenado de la DUCA; la matriz de la SAT no es pública',
  validFrom: '2026-01-01',
  sample: true,
  get rows() {
    return rows();
  },
  rowsOf,
};
