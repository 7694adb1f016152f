import { catalogue } from '../catalogues/names.ts';
import { shown } from './common.ts';
import { column, type Report } from './report.ts';

const { MODULO, ID, FECHA, NO_ORDEN, NUMERO, CLIENTE, NIT, ADUANA, USUARIO, ESTADO, CANAL } = shown;
const { DECLARACIONES, VALOR, IMPORTE, GARANTIZADO, DIAS } = shown;
const guaranteedAside = { ...GARANTIZADO, aside: true } as const;

/** Which taxes are told: the same as in the costs of the order. */
const APART =
  'Cuenta los tributos pagados, en Honduras como los liquidó SARAH; los que solo se garantizan van en columna aparte.';
const SHARED = `${APART} Lo que SARAH no desglosa por ítem se reparte en proporción a lo que se calculó de cada uno.`;

/** Reports of declarations, their lines and their taxes. */
export const declarationReports = {
  declarations: {
    title: 'Declaraciones por período',
    help: `Cada declaración con los datos que usted elija. ${APART}`,
    reads: 'period',
    facts: ['declaracion'],
    forClients: true,
    columns: {
      ...{ MODULO, ID, FECHA, NO_ORDEN, NUMERO, CLIENTE, NIT, REGIMEN: shown.REGIMEN },
      ...{ MODALIDAD: shown.MODALIDAD, TIPO: shown.TIPO, ADUANA, AGENTE: shown.AGENTE },
      ...{ USUARIO: { ...USUARIO, aside: true }, ESTADO, CANAL, ACEPTADA: shown.ACEPTADA },
      VALIDA_HASTA: { ...shown.VALIDA_HASTA, aside: true },
      PROVEEDOR: { ...shown.PROVEEDOR, aside: true },
      LINEAS: column.count('Líneas'),
      FOB: column.money('Valor de transacción, US$', { aside: true }),
      CIF: VALOR,
      TRIBUTOS: IMPORTE,
      GARANTIZADO: guaranteedAside,
      MINUTOS: column.minutes('De ingreso a aceptación', { aside: true }),
    },
  },
  lines: {
    title: 'Mercancías declaradas',
    help: `Cada línea de las declaraciones aceptadas del período. ${SHARED}`,
    reads: 'period',
    facts: ['linea'],
    forClients: true,
    columns: {
      ...{ MODULO, ID, FECHA, NO_ORDEN, NUMERO, CLIENTE },
      LINEA: column.count('Línea'),
      FRACCION: column.text('Inciso'),
      DESCRIPCION: column.text('Descripción'),
      ORIGEN: column.text('Origen', { catalogue: catalogue.countries }),
      ACUERDO: column.text('Acuerdo', { aside: true }),
      PESO: column.money('Peso neto, kg'),
      FOB: column.money('Valor de transacción, US$', { aside: true }),
      CIF: VALOR,
      TRIBUTOS: IMPORTE,
      GARANTIZADO: guaranteedAside,
    },
  },
  taxesByClient: {
    title: 'Tributos por cliente',
    help: `Lo que cada cliente pagó, por tipo de tributo. ${APART}`,
    reads: 'period',
    facts: ['tributo', 'garantia'],
    forClients: true,
    columns: { CLIENTE, NIT, CODIGO: shown.TRIBUTO, DECLARACIONES, IMPORTE, GARANTIZADO },
  },
  taxesByMonth: {
    title: 'Tributos por mes',
    help: `Los tributos que pagaron las declaraciones aceptadas, por mes y tipo. ${APART}`,
    reads: 'period',
    facts: ['tributo', 'garantia'],
    forClients: true,
    columns: { MES: column.text('Mes'), CODIGO: shown.TRIBUTO, DECLARACIONES, IMPORTE, GARANTIZADO },
  },
  pendingComplementary: {
    title: 'Complementarias pendientes',
    help: 'Declaraciones provisionales o simplificadas a las que les falta la complementaria, las más antiguas primero.',
    reads: 'open',
    facts: ['declaracion'],
    forClients: true,
    columns: {
      ...{ MODULO, ID, ACEPTADA: shown.ACEPTADA, DIAS, NUMERO, NO_ORDEN, CLIENTE, TIPO: shown.TIPO },
      ...{ ADUANA, USUARIO, CIF: VALOR },
    },
  },
  expiring: {
    title: 'Vigencias por vencer',
    help: 'Declaraciones aceptadas sin canal verde cuya validez no ha vencido, las que vencen antes primero.',
    reads: 'valid',
    facts: ['declaracion'],
    forClients: true,
    columns: {
      ...{ MODULO, ID, VALIDA_HASTA: shown.VALIDA_HASTA, DIAS: column.count('Días que faltan') },
      ...{ NUMERO, NO_ORDEN, CLIENTE, ADUANA, ESTADO, CANAL },
    },
  },
  classifications: {
    title: 'Historial de clasificación',
    help: 'Con qué inciso se declaró cada mercancía, desde cuándo y cuántas veces.',
    reads: 'period',
    facts: ['linea'],
    forClients: true,
    columns: {
      FRACCION: column.text('Inciso'),
      DESCRIPCION: column.text('Descripción'),
      ORIGEN: column.text('Origen', { catalogue: catalogue.countries }),
      PRIMERA_VEZ: column.day('Primera vez'),
      ULTIMA_VEZ: column.day('Última vez'),
      DECLARACIONES,
      LINEAS_DECLARADAS: column.count('Líneas'),
      VALOR,
    },
  },
  channels: {
    title: 'Canales por aduana',
    help: `Cuántas declaraciones tocaron cada canal en cada aduana. ${APART}`,
    reads: 'period',
    facts: ['declaracion'],
    forClients: true,
    columns: { ADUANA, CANAL, DECLARACIONES, VALOR, IMPORTE, GARANTIZADO: guaranteedAside },
  },
  times: {
    title: 'Tiempos por cliente',
    help: 'Del ingreso de la orden a la aceptación: el menor, el promedio y el mayor.',
    reads: 'period',
    facts: ['declaracion'],
    forClients: true,
    columns: {
      ...{ CLIENTE, NIT, DECLARACIONES },
      MENOR: column.minutes('Menor'),
      PROMEDIO: column.minutes('Promedio'),
      MAYOR: column.minutes('Mayor'),
    },
  },
  origins: {
    title: 'Orígenes y acuerdos',
    help: `Valor y tributos por país de origen y acuerdo comercial. ${SHARED}`,
    reads: 'period',
    facts: ['linea'],
    forClients: true,
    columns: {
      ORIGEN: column.text('Origen', { catalogue: catalogue.countries }),
      ACUERDO: column.text('Acuerdo'),
      LINEAS_DECLARADAS: column.count('Líneas'),
      DECLARACIONES,
      PESO_NETO: column.money('Peso neto, kg'),
      VALOR,
      IMPORTE,
      GARANTIZADO: guaranteedAside,
    },
  },
  suppliers: {
    title: 'Valor por proveedor',
    help: 'Lo que cada cliente compró a cada proveedor.',
    reads: 'period',
    facts: ['declaracion'],
    forClients: true,
    columns: {
      ...{ PROVEEDOR: shown.PROVEEDOR, CLIENTE, DECLARACIONES },
      VALOR_TRANSACCION: column.money('Valor de transacción, US$'),
      VALOR,
    },
  },
} as const satisfies Record<string, Report>;
