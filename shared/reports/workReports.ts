import { catalogue } from '../catalogues/names.ts';
import { shown } from './common.ts';
import { column, type Report } from './report.ts';

const { MODULO, ID, FECHA, CREADO, NO_ORDEN, NUMERO, CORRELATIVO, CLIENTE, NIT, ADUANA, USUARIO, ESTADO } =
  shown;
const { DECLARACIONES, DIAS, REGIMEN } = shown;

/** Reports of the work itself: orders, costs, invoices, rejections, people. */
export const workReports = {
  orders: {
    title: 'Órdenes por período',
    help: 'Cada orden de trabajo, cómo está y a quién se asignó.',
    reads: 'period',
    facts: ['orden'],
    forClients: true,
    columns: {
      ...{ MODULO, ID, FECHA, NUMERO: CORRELATIVO, NO_ORDEN, CLIENTE, NIT },
      DESCRIPCION: column.text('Descripción'),
      ...{ REGIMEN, ADUANA, AGENTE: column.text('Asignada a'), ESTADO },
      VENCE: column.day('Fecha límite'),
    },
  },
  costs: {
    title: 'Gastos por orden',
    help: 'Cada gasto y anticipo de las órdenes, en moneda local y en dólares.',
    reads: 'period',
    facts: ['gasto'],
    forClients: false,
    needs: 'work-orders.costos:read',
    columns: {
      ...{ MODULO, ID, FECHA, NUMERO: CORRELATIVO, NO_ORDEN: { ...NO_ORDEN, aside: true }, CLIENTE },
      CODIGO: column.text('Concepto', { catalogue: catalogue.costConcepts }),
      TIPO: column.text('Cuenta'),
      DESCRIPCION: column.text('Descripción'),
      PROVEEDOR: shown.PROVEEDOR,
      REFERENCIA: column.text('Documento'),
      MONTO: column.money('Moneda local'),
      DOLARES: column.money('US$'),
    },
  },
  balances: {
    title: 'Saldos por cliente',
    help: 'Lo que se cargó a cada cliente, lo que anticipó y lo que queda, de los gastos del período.',
    reads: 'period',
    facts: ['gasto'],
    forClients: false,
    needs: 'work-orders.costos:read',
    columns: {
      ...{ CLIENTE, NIT, ORDENES: column.count('Órdenes') },
      CARGOS: column.money('Cargos'),
      ANTICIPOS: column.money('Anticipos'),
      SALDO: column.money('Saldo, moneda local'),
      SALDO_DOLARES: column.money('Saldo, US$'),
    },
  },
  rejections: {
    title: 'Rechazos',
    help: 'Qué objetó la autoridad, en qué declaración, campo y código.',
    reads: 'period',
    facts: ['rechazo'],
    forClients: false,
    columns: {
      ...{ MODULO, ID, CREADO, NO_ORDEN, CLIENTE, TIPO: column.text('Operación', { aside: true }) },
      CODIGO: column.text('Código'),
      CAMPO: column.text('Campo'),
      TEXTO: column.text('Qué dijo'),
      ...{ USUARIO, REGIMEN, ADUANA: { ...ADUANA, aside: true } },
    },
  },
  papers: {
    title: 'Permisos y certificados usados',
    help: 'Los documentos que acompañaron a las declaraciones del período.',
    reads: 'period',
    facts: ['documento'],
    forClients: true,
    columns: {
      ...{ MODULO, ID, FECHA, CODIGO: column.text('Tipo', { catalogue: catalogue.supportDocuments }) },
      REFERENCIA: column.text('Número'),
      VENCE: column.day('Vence'),
      TEXTO: column.text('Entidad emisora', { aside: true }),
      ...{ NUMERO, NO_ORDEN, CLIENTE },
    },
  },
  productivity: {
    title: 'Productividad',
    help: 'Lo que hizo cada persona: declaraciones, líneas, aceptadas a la primera de las enviadas y respondidas, y tiempo promedio.',
    reads: 'period',
    facts: ['declaracion'],
    forClients: false,
    columns: {
      ...{ USUARIO: column.text('Persona'), DECLARACIONES },
      LINEAS_HECHAS: column.count('Líneas'),
      ACEPTADAS: column.count('Aceptadas'),
      A_LA_PRIMERA: column.percent('A la primera, de las respondidas'),
      PROMEDIO: column.minutes('De ingreso a aceptación'),
    },
  },
  undeclaredInvoices: {
    title: 'Facturas sin declarar',
    help: 'Facturas que ninguna declaración usa todavía, las más antiguas primero.',
    reads: 'open',
    facts: ['factura'],
    forClients: false,
    columns: {
      ...{ MODULO, ID, FECHA: column.day('Ingresada'), DIAS, REFERENCIA: column.text('Factura') },
      ...{ PROVEEDOR: shown.PROVEEDOR, MONEDA: column.text('Moneda'), MONTO: column.money('Total') },
      ...{ LINEAS: column.count('Ítems'), ORDEN: CORRELATIVO, CLIENTE },
    },
  },
  unfinished: {
    title: 'Trabajo sin terminar',
    help: 'Declaraciones sin aceptar o en rectificación, las más antiguas primero.',
    reads: 'open',
    facts: ['declaracion'],
    begun: 'Iniciadas',
    forClients: false,
    columns: {
      ...{ MODULO, ID, CREADO, DIAS, NO_ORDEN, CLIENTE, ESTADO, REGIMEN, ADUANA, USUARIO },
      LINEAS: column.count('Líneas'),
    },
  },
  amendments: {
    title: 'Rectificaciones y anulaciones',
    help: 'Lo que se pidió corregir o anular ante la autoridad y qué respondió.',
    reads: 'period',
    facts: ['transmision'],
    forClients: false,
    columns: {
      ...{ MODULO, ID, CREADO, NO_ORDEN, NUMERO, CLIENTE, TIPO: column.text('Operación') },
      ...{ ESTADO: column.text('Respuesta'), CODIGO: column.text('Código'), TEXTO: column.text('Qué dijo') },
      USUARIO,
    },
  },
} as const satisfies Record<string, Report>;
