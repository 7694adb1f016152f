import { catalogue } from '../../catalogues/names.ts';
import { one } from '../../foundation/fields/dataSet.ts';
import { field } from '../../foundation/fields/field.ts';

/** Kinds of register (spec 7, other areas), codes of the list `cat_sys_tipos_registro`. */
export const REGISTER = {
  resolution: 'RESOLUCION',
  connection: 'CONEXION',
  contract: 'CONTRATO',
  collaborator: 'COLABORADOR',
  agentPaper: 'DOCUMENTO_AGENTE',
} as const;

export type Register = (typeof REGISTER)[keyof typeof REGISTER];

const of = (...kinds: readonly Register[]) => ({ field: 'ID_TIPO', is: kinds });

/** Something that a company holds, signed or is let do, apart from any work order. */
export const registerData = one('Registro', {
  ID_TIPO: field.choice('Tipo', { owed: true, catalogue: catalogue.registerKinds }),
  NUMERO: field.text('Número', {
    owed: true,
    max: 60,
    help: 'El de la resolución, del contrato o del documento; de un colaborador su código y de una conexión su nombre corto.',
  }),
  NOMBRE: field.text('Nombre o asunto', { owed: true, max: 200 }),
  ID_USO: field.choice('Autoriza', {
    owed: true,
    catalogue: catalogue.numberUses,
    when: of(REGISTER.resolution),
    help: 'Qué números autoriza la resolución.',
  }),
  SERIE: field.text('Serie', { max: 20, when: of(REGISTER.resolution) }),
  DESDE: field.integer('Del número', { owed: true, when: of(REGISTER.resolution) }),
  HASTA: field.integer('Al número', { owed: true, when: of(REGISTER.resolution) }),
  AGENTE: field.text('Agente', {
    owed: true,
    max: 200,
    party: 'AGENTE.NOMBRE',
    when: of(REGISTER.agentPaper),
  }),
  ID_DOCUMENTO: field.choice('Documento', {
    owed: true,
    catalogue: catalogue.agentPapers,
    when: of(REGISTER.agentPaper),
  }),
  CONTRAPARTE: field.text('Con quién', {
    owed: true,
    max: 200,
    when: of(REGISTER.contract, REGISTER.connection),
    help: 'Con quién se firmó, o de quién es el otro sistema.',
  }),
  NIT: field.taxId('Registro tributario', {
    party: 'AGENTE.NIT',
    when: of(REGISTER.agentPaper, REGISTER.contract, REGISTER.collaborator),
  }),
  EMISOR: field.text('Emitido por', { max: 120, when: of(REGISTER.resolution, REGISTER.agentPaper) }),
  PUESTO: field.text('Puesto o función', { max: 120, when: of(REGISTER.collaborator) }),
  DIRECCION: field.text('Dirección en la red', {
    max: 300,
    when: of(REGISTER.connection),
    help: 'Empieza con https://. El usuario y la contraseña no van aquí: se guardan selladas en Credenciales.',
  }),
  CORREO: field.text('Correo electrónico', {
    max: 120,
    when: of(REGISTER.connection, REGISTER.contract, REGISTER.collaborator),
  }),
  TELEFONO: field.text('Teléfono', {
    max: 40,
    when: of(REGISTER.connection, REGISTER.contract, REGISTER.collaborator),
  }),
  MONTO: field.decimal('Monto', { decimals: 2, when: of(REGISTER.contract, REGISTER.agentPaper) }),
  ID_MONEDA: field.choice('Moneda', {
    catalogue: catalogue.currencies,
    when: of(REGISTER.contract, REGISTER.agentPaper),
  }),
  FECHA: field.date('Fecha', {
    older: true,
    owed: true,
    when: of(REGISTER.resolution, REGISTER.contract, REGISTER.agentPaper),
    help: 'Día en que se emitió o se firmó.',
  }),
  RIGE_DESDE: field.date('Rige desde', { older: true }),
  VENCE: field.date('Vence', { help: 'Último día en que vale. Se avisa antes.' }),
  OBSERVACIONES: field.note('Notas', { max: 2000 }),
});
