import { isOneOf } from '../oneOf.ts';
import { APPLICATIONS, type ModuleName } from '../modules.ts';
import { FIELD_GROUPS, laterGroups, type ObjectName } from './fieldGroups.ts';
import type { RightKey } from './permissionRow.ts';

/** One right as a word: «duca:transmitir», «work-orders.costos:ver». */
export type RightName = `${ModuleName | `${ModuleName}.${ObjectName}`}:${RightKey}`;

export const rightName = (module: ModuleName, object: ObjectName | '', key: RightKey): RightName =>
  object === '' ? `${module}:${key}` : `${module}.${object}:${key}`;

/** A named set of rights; whoever has it has these, and what their own rows say otherwise. */
export interface Role {
  NOMBRE: string;
  DESCRIPCION: string;
  /** Rights that it gives (`RightName`); what is not here it does not give. */
  DERECHOS: readonly string[];
  /** Groups of fields that there were when a company kept it. */
  GRUPOS?: readonly string[];
}

const ORDER: readonly ModuleName[] = ['work-orders', 'invoices', 'transport-documents'];
const DECLARED: readonly ModuleName[] = ['dva', 'cafta', 'duca', 'dua', 'manifests'];
const RECORDS: readonly ModuleName[] = ['parties', 'products'];
const LOOKED_UP: readonly ModuleName[] = ['catalogues', 'tariff', 'notifications'];
/** What the company holds and signed: its contracts and people are not everybody's to read. */
const HELD: readonly ModuleName[] = ['registers'];
const WORK: readonly ModuleName[] = [...LOOKED_UP, ...RECORDS, ...ORDER, ...DECLARED, 'transmission'];
const SENT: readonly ModuleName[] = ['duca', 'dua', 'manifests'];

const enter = (modules: readonly ModuleName[]) => modules.map((each) => rightName(each, '', 'entrar'));
const write = (modules: readonly ModuleName[]) => modules.map((each) => rightName(each, '', 'escribir'));
const send = [...SENT, 'transmission' as const].map((each) => rightName(each, '', 'transmitir'));
const release = SENT.map((each) => rightName(each, '', 'liberar'));
const groups = (...keys: readonly RightKey[]) =>
  FIELD_GROUPS.flatMap(({ module, object, keys: given }) =>
    keys.filter((key) => isOneOf(given, key)).map((key) => rightName(module, object, key)),
  );

const role = (NOMBRE: string, DESCRIPCION: string, ...DERECHOS: (readonly RightName[])[]): Role => ({
  NOMBRE,
  DESCRIPCION,
  DERECHOS: DERECHOS.flat(),
});

/** Roles of a brokerage that every company begins with; one that a company changes it keeps under the same id. */
export const SHIPPED_ROLES: Readonly<Record<string, Role>> = {
  titular: role(
    'Agente titular',
    'Prepara, libera y transmite; ve todo el trabajo de la empresa.',
    enter(APPLICATIONS),
    write([...RECORDS, ...HELD, ...ORDER, ...DECLARED]),
    send,
    release,
    groups('ver', 'escribir'),
  ),
  tramitador: role(
    'Tramitador',
    'Prepara el expediente completo y no transmite.',
    enter(WORK),
    write([...RECORDS, ...ORDER, ...DECLARED]),
    groups('ver', 'escribir'),
  ),
  revisor: role(
    'Revisor',
    'No escribe: revisa, libera y transmite lo que otros prepararon.',
    enter([...WORK, 'logbook', 'reports']),
    send,
    release,
    groups('ver'),
  ),
  digitador: role(
    'Digitador',
    'Captura órdenes, facturas y documentos de transporte; no ve gastos.',
    enter(WORK),
    write([...RECORDS, ...ORDER]),
  ),
  clasificador: role(
    'Clasificador',
    'Clasifica: escribe sus productos y consulta facturas y declaraciones.',
    enter([...LOOKED_UP, ...RECORDS, ...ORDER, ...DECLARED]),
    write(['products']),
  ),
  cobros: role(
    'Gastos y cobros',
    'Registra los gastos de las órdenes y consulta lo demás.',
    enter([...WORK, 'reports']),
    write(['work-orders', 'parties']),
    [rightName('work-orders', 'costos', 'ver'), rightName('work-orders', 'costos', 'escribir')],
  ),
  consulta: role('Consulta', 'Ve todo y no cambia nada.', enter([...WORK, 'reports']), groups('ver')),
  administracion: role(
    'Administración',
    'Personas, permisos, registros, catálogos, bitácora y reportes; sin expedientes.',
    enter([...LOOKED_UP, ...HELD, 'users', 'logbook', 'reports']),
    write(HELD),
  ),
  cliente: role(
    'Cliente',
    'Persona de un importador: sigue sus propias órdenes.',
    enter(['catalogues', 'tariff', 'work-orders', 'notifications']),
    groups('ver'),
  ),
};

/** A role that a company kept, with what came since of the modules that it writes. */
function asKept(role: Role): Role {
  const later = laterGroups(role.GRUPOS).flatMap(({ module, object, keys }) =>
    role.DERECHOS.includes(rightName(module, '', 'escribir'))
      ? keys.map((key) => rightName(module, object, key))
      : [],
  );
  return later.length === 0 ? role : { ...role, DERECHOS: [...role.DERECHOS, ...later] };
}

/** Roles of a company by id: the shipped ones with its own over them. */
export const rolesOf = (own: Readonly<Record<string, Role>> = {}): Readonly<Record<string, Role>> => ({
  ...SHIPPED_ROLES,
  ...Object.fromEntries(Object.entries(own).map(([id, role]) => [id, asKept(role)])),
});
