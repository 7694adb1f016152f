import type { CountryCode } from '../../countries/country.ts';
import { formatDate } from '../../foundation/dates/date.ts';
import type { AnyRecord } from '../../foundation/fields/dataSet.ts';
import type { LookupName } from './kept.ts';

/** Form of a value that a service gives; anything else makes its whole answer refused. */
export const LOOKUP_FORMS = {
  text: /^.{0,200}$/u,
  long: /^[\s\S]{0,2000}$/u,
  amount: /^\d{1,15}(\.\d{1,6})?$/,
  day: /^(\d{4}-\d{2}-\d{2})?$/,
  year: /^\d{4}$/,
} as const;

/** A value of an answer. */
export interface Given {
  label: string;
  form: keyof typeof LOOKUP_FORMS;
}

/** Settings with the addresses of look-ups. */
export type LookupAddress = 'SAT_LOOKUPS_ENDPOINT' | 'SARAH_LOOKUPS_ENDPOINT';

export interface Lookup {
  /** What it is, as lists and the page of services say it. */
  label: string;
  /** Who answers in each country that has it, and the setting with the address. */
  at: Partial<Record<CountryCode, { who: string; endpoint: LookupAddress }>>;
  /** Form of what is asked for, once it is tidied (`lookupKey`). */
  form: RegExp;
  /** Fields of the record that together are asked for; the field's own value when absent. */
  of?: readonly string[];
  /** Asked only where a field of the record says so, when the record has that field. */
  when?: { field: string; is: readonly string[] };
  /** So many hours what was said is believed without asking again. */
  freshHours: number;
  gives: Readonly<Record<string, Given>>;
  /** What was said, as a sentence without its stop. */
  says: (said: AnyRecord) => string;
  /** Why it may not be used, though it exists; '' when nothing is against it. */
  objects?: (said: AnyRecord, today: string) => string;
  /** «no existe» of this thing. */
  absent: string;
  /** The service speaks with the token of digital customs instead of a password. */
  token?: true;
}

const sat = { who: 'la SAT', endpoint: 'SAT_LOOKUPS_ENDPOINT' } as const;
const sar = { who: 'el SAR', endpoint: 'SARAH_LOOKUPS_ENDPOINT' } as const;
const sarah = { who: 'SARAH', endpoint: 'SARAH_LOOKUPS_ENDPOINT' } as const;
const text = (label: string): Given => ({ label, form: 'text' });

const NUMBER = /^[A-Z0-9]{2,20}$/;
const STATE = text('Estado');
const notActive = ({ ESTADO = '' }: AnyRecord): string =>
  /^(ACTIVO|)$/i.test(ESTADO) ? '' : `está como «${ESTADO}» y no como activo`;
const overdue =
  (field: string) =>
  (said: AnyRecord, today: string): string => {
    const day = said[field] ?? '';
    return day !== '' && day < today ? `venció el ${formatDate(day)}` : '';
  };

/**
 * The register: a look-up is a line here. Documents name them at their fields (`lookups`), the gateway, the practice
 * service, the page of services and the later verification read this list. No service publishes its messages
 * (domain 10), so what each gives is a sample.
 */
export const lookups: Record<LookupName, Lookup> = {
  nit: {
    label: 'NIT en la SAT',
    at: { GT: sat },
    form: /^\d{1,11}[0-9K]$/,
    freshHours: 24,
    gives: { NOMBRE: text('Nombre'), ESTADO: STATE },
    says: ({ NOMBRE = '' }) => NOMBRE,
    objects: notActive,
    absent: 'no tiene ese NIT',
  },
  rtn: {
    label: 'RTN en el SAR',
    at: { HN: sar },
    form: /^\d{14}$/,
    freshHours: 24,
    gives: { NOMBRE: text('Nombre'), ESTADO: STATE },
    says: ({ NOMBRE = '' }) => NOMBRE,
    objects: notActive,
    absent: 'no tiene ese RTN',
  },
  contribuyente: {
    label: 'Datos del contribuyente',
    at: { GT: sat, HN: sar },
    form: NUMBER,
    freshHours: 24 * 7,
    gives: {
      NOMBRE: text('Nombre'),
      DIRECCION: text('Domicilio fiscal'),
      CIUDAD: text('Ciudad'),
      TELEFONO: text('Teléfono'),
    },
    says: ({ DIRECCION = '', CIUDAD = '' }) => `domicilio: ${[DIRECCION, CIUDAD].filter(Boolean).join(', ')}`,
    absent: 'no tiene datos de ese contribuyente',
  },
  importador: {
    label: 'Registro de importadores',
    at: { GT: sat, HN: sarah },
    form: NUMBER,
    when: { field: 'ID_ROL', is: ['IMPORTADOR'] },
    freshHours: 24,
    gives: { REGISTRO: text('Número de registro'), ESTADO: STATE },
    says: ({ REGISTRO = '' }) => `importador con registro ${REGISTRO}`,
    objects: notActive,
    absent: 'no lo tiene registrado como importador',
  },
  placa: {
    label: 'Placa de la unidad de transporte',
    at: { GT: sat, HN: sarah },
    form: /^[A-Z]{1,3}\d{2,4}[A-Z]{0,3}$/,
    freshHours: 24,
    gives: { MARCA: text('Marca'), CHASIS: text('Chasis'), ESTADO: STATE },
    says: ({ MARCA = '', CHASIS = '' }) => [MARCA, CHASIS && `chasis ${CHASIS}`].filter(Boolean).join(', '),
    objects: notActive,
    absent: 'no tiene esa placa',
  },
  contingente: {
    label: 'Saldo de contingentes arancelarios',
    at: {
      GT: { ...sat, who: 'el Ministerio de Economía' },
      HN: { ...sarah, who: 'la Secretaría de Desarrollo Económico' },
    },
    form: /^[A-Z0-9/.-]{3,30}$/,
    freshHours: 1,
    gives: {
      SALDO: { label: 'Saldo', form: 'amount' },
      UNIDAD: text('Unidad'),
      VENCE: { label: 'Vence', form: 'day' },
    },
    says: ({ SALDO = '', UNIDAD = '', VENCE = '' }) =>
      `quedan ${SALDO} ${UNIDAD}`.trimEnd() + (VENCE === '' ? '' : `, hasta el ${formatDate(VENCE)}`),
    objects: overdue('VENCE'),
    absent: 'no tiene ese contingente',
    token: true,
  },
  permisos: {
    label: 'Permisos no arancelarios',
    at: { GT: { ...sat, who: 'la ventanilla única' }, HN: { ...sarah, who: 'la ventanilla única' } },
    form: /^\d{8,12}$/,
    freshHours: 24,
    gives: { PERMISOS: { label: 'Permisos', form: 'long' } },
    says: ({ PERMISOS = '' }) => (PERMISOS === '' ? 'no pide permisos' : `pide ${PERMISOS}`),
    absent: 'no tiene ese inciso',
    token: true,
  },
  certificado: {
    label: 'Certificados de origen',
    at: { GT: { ...sat, who: 'el registro de certificados' } },
    form: /^[A-Z0-9/.-]{3,40}$/,
    freshHours: 24,
    gives: { EXPORTADOR: text('Exportador'), VENCE: { label: 'Vence', form: 'day' } },
    says: ({ EXPORTADOR = '', VENCE = '' }) =>
      `emitido por ${EXPORTADOR}` + (VENCE === '' ? '' : `, vence el ${formatDate(VENCE)}`),
    objects: overdue('VENCE'),
    absent: 'no tiene ese certificado',
    token: true,
  },
  vehiculo: {
    label: 'Valores imponibles de vehículos',
    at: { GT: sat, HN: sarah },
    form: /^[A-Z0-9 .-]{1,60}\|[A-Z0-9 .-]{1,60}\|\d{4}$/,
    of: ['MARCA', 'LINEA', 'MODELO'],
    freshHours: 24 * 30,
    // The table of whoever answers is in the money in which it taxes.
    gives: { VALOR: { label: 'Valor imponible, moneda local', form: 'amount' } },
    says: ({ VALOR = '' }) => `valor imponible ${VALOR} en moneda local`,
    absent: 'no tiene ese vehículo en su tabla',
  },
};

/** Accents and case aside, as the services know a thing: hyphens and spaces only where the thing has them. */
const tidied = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase().trim();

const LOOSE: readonly LookupName[] = ['contingente', 'certificado', 'vehiculo'];

/**
 * What is asked for of a record's field.
 * @returns undefined when there is nothing yet to ask for: half a number, another role, another country.
 */
export function lookupKey(
  name: LookupName,
  country: CountryCode,
  record: AnyRecord,
  field: string,
): string | undefined {
  const { at, form, of, when } = lookups[name];
  if (!at[country]) return undefined;
  if (when && record[when.field] !== undefined && !when.is.includes(record[when.field]!)) return undefined;
  const asked = (of ?? [field]).map((each) => tidied(record[each] ?? '')).join('|');
  const key = LOOSE.includes(name) ? asked : asked.replace(/[\s.-]/g, '');
  return form.test(key) ? key : undefined;
}
