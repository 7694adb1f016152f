import { HISTORY_FIELD, REPORT_FIELD } from '../../catalogues/fieldOptions.ts';
import { crossCheckLists } from '../../catalogues/lists/crossChecks.ts';
import { plausibilityLists } from '../../catalogues/lists/plausibility.ts';
import { honduranRegimes } from '../../catalogues/lists/honduranRegimes.ts';
import { modalityList } from '../../catalogues/lists/regimes.ts';
import { settingLists } from '../../catalogues/lists/taxes.ts';
import { userDefaultLists } from '../../catalogues/lists/userDefaults.ts';
import { carriesValue, type Treatment } from '../../catalogues/movement.ts';
import { BOX_44_REGIME, DVA_REGIME } from '../../catalogues/regimeAttributes.ts';
import { byCountry } from '../../countries/byCountry.ts';
import type { CountryCode } from '../../countries/country.ts';
import type { CatalogueList } from '../../foundation/documents/makeReference.ts';
import type { CatalogueRow, Reference } from '../../foundation/documents/reference.ts';
import { once } from '../../foundation/once.ts';
import { optionKey } from '../../foundation/options/storedOptions.ts';

/** What an option may be: '1' or '0', «Si» or «No», whole days, a decimal, or how a check judges. */
export type OptionSort = 'flag' | 'yesNo' | 'days' | 'decimal' | 'severity';

/** Something that a company may say otherwise than the lists of its country. */
export interface CompanyOption {
  /** «list.ATTRIBUTE» (`withOptions`): whatever asks the list obeys it. */
  OPCION: string;
  CLAVE: string;
  group: string;
  title: string;
  /** What it changes, one sentence. */
  effect: string;
  sort: OptionSort;
  /** What holds where the list says nothing of it. */
  blank?: (lists: Reference) => string;
}

type OptionsOf = (country: CountryCode) => CompanyOption[];

/** Options of an attribute of a list, of the rows that a country has. */
const ofRows =
  (
    lists: readonly CatalogueList[],
    attribute: string,
    make: (row: CatalogueRow) => Omit<CompanyOption, 'OPCION' | 'CLAVE'> | undefined,
  ): OptionsOf =>
  (country) =>
    lists
      .filter(({ countries }) => countries.includes(country))
      .flatMap(({ name, rows }) =>
        rows.flatMap((row) => {
          const said = make(row);
          return said ? [{ OPCION: `${name}.${attribute}`, CLAVE: row.CLAVE, ...said }] : [];
        }),
      );

const FIELD_GROUPS: readonly (readonly [prefix: string, group: string])[] = [
  [REPORT_FIELD, 'Campos del reporte de declaraciones'],
  [HISTORY_FIELD, 'Partes del historial de la DUCA'],
];

const people = ofRows(userDefaultLists, 'VALOR', ({ CLAVE, DESCRIPCION = '' }) => ({
  group:
    FIELD_GROUPS.find(([prefix]) => CLAVE.startsWith(prefix))?.[1] ?? 'Lo que vale para quien no ha elegido',
  title: DESCRIPCION,
  effect: 'Rige para cada persona que no lo haya cambiado en su propia configuración.',
  sort: CLAVE.startsWith('cantidad_') ? 'days' : 'flag',
}));

const NOTICES = 'AVISO_';
const MESSAGE = {
  group: 'Cálculo y mensaje',
  effect: 'Así se escribe el mensaje de quien no ha elegido otra cosa.',
};
/** What a switch of the product changes, where it is none of the message. */
const SWITCHES: Readonly<Record<string, Pick<CompanyOption, 'group' | 'effect'>>> = {
  SEGURO_TEORICO: {
    group: MESSAGE.group,
    effect: 'Apagado, las declaraciones no llevan seguro teórico.',
  },
  TRIBUTOS_PAGA_CLIENTE: {
    group: 'Gastos de las órdenes',
    effect:
      'Encendida, los tributos de una declaración aceptada entran como pagados por el cliente y no en su saldo; en cada gasto se puede decir otra cosa.',
  },
};
const settings: readonly OptionsOf[] = [
  ofRows(settingLists, 'ACTIVO', ({ CLAVE, VALOR, ACTIVO }) =>
    ACTIVO === '' ? undefined : { ...(SWITCHES[CLAVE] ?? MESSAGE), title: VALOR, sort: 'flag' },
  ),
  ofRows(settingLists, 'PORCENTAJE', ({ VALOR, PORCENTAJE }) =>
    PORCENTAJE === ''
      ? undefined
      : {
          group: MESSAGE.group,
          title: `${VALOR}: porcentaje`,
          effect: 'Porcentaje de FOB más flete con que se calcula.',
          sort: 'decimal',
        },
  ),
  ofRows(settingLists, 'TEXTO', ({ CLAVE, VALOR }) =>
    CLAVE.startsWith(NOTICES)
      ? {
          group: 'Avisos',
          title: VALOR,
          effect: 'Cambia desde cuándo se avisa en la campana y por correo.',
          sort: 'days',
        }
      : undefined,
  ),
];

const judged = (lists: readonly CatalogueList[], group: string): OptionsOf[] => [
  ofRows(lists, 'TOLERANCIA', ({ VALOR, TIPO }) =>
    TIPO === 'EXACTA'
      ? undefined
      : {
          group,
          title: `${VALOR}: tolerancia${TIPO === 'PORCENTAJE' ? ' en porcentaje' : TIPO === 'DIAS' ? ' en días' : ''}`,
          effect: 'Hasta dónde pueden apartarse los dos datos sin que se diga.',
          sort: TIPO === 'DIAS' ? 'days' : 'decimal',
        },
  ),
  ofRows(lists, 'SEVERIDAD', ({ VALOR }) => ({
    group,
    title: `${VALOR}: qué se hace`,
    effect: 'ERROR no deja transmitir, ADVERTENCIA solo se muestra, NINGUNA no revisa.',
    sort: 'severity',
  })),
];

/** Declarations have a modality or a regime, by the country. */
const valueOf = (list: CatalogueList, part: keyof Treatment): OptionsOf =>
  ofRows([list], DVA_REGIME, ({ CLAVE, VALOR }) => ({
    group: 'Regímenes de DVA',
    title: `${CLAVE}: ${VALOR}`,
    effect:
      'Con «Si», su declaración se forma de declaraciones de valor y advierte si le faltan; con «No», de las facturas.',
    sort: 'yesNo',
    blank: (lists) => (carriesValue({ [part]: CLAVE }, lists) ? 'Si' : 'No'),
  }));

const regimes: readonly OptionsOf[] = [
  valueOf(modalityList, 'modality'),
  valueOf(honduranRegimes, 'regime'),
  ofRows([modalityList], BOX_44_REGIME, ({ CLAVE, VALOR }) => ({
    group: 'Regímenes de la casilla 44',
    title: `${CLAVE}: ${VALOR}`,
    effect: 'Con «No», una fracción con acuerdo en la casilla 44 lo advierte en esta modalidad.',
    sort: 'yesNo',
    blank: () => 'Si',
  })),
];

const groups: readonly OptionsOf[] = [
  people,
  ...settings,
  ...judged(plausibilityLists, 'Revisiones de un documento'),
  ...judged(crossCheckLists, 'Revisiones entre documentos'),
  ...regimes,
];

/**
 * Every option of a country. One that nothing there obeys cannot be written here: each is an attribute that a rule asks,
 * of a row that the country's own list has.
 */
export const companyOptions = (country: CountryCode): readonly CompanyOption[] => made[country]();

const made = byCountry((country) => once(() => groups.flatMap((optionsOf) => optionsOf(country))));
const byKey = byCountry((country) =>
  once(() => new Map(made[country]().map((each) => [optionKey(each), each]))),
);

export const optionOf = (
  country: CountryCode,
  entry: { OPCION: string; CLAVE: string },
): CompanyOption | undefined => byKey[country]().get(optionKey(entry));

const SORTS: Record<OptionSort, readonly [shape: RegExp, remedy: string]> = {
  flag: [/^[01]$/, 'escriba 1 para encenderla o 0 para apagarla'],
  yesNo: [/^(Si|No)$/, 'escriba «Si» o «No»'],
  days: [/^\d{1,3}$/, 'escriba un número entero de días, de 0 a 999'],
  decimal: [/^(0|[1-9]\d{0,11})(\.\d{1,9})?$/, 'escriba un número con punto decimal, como 1.00'],
  severity: [/^(ERROR|ADVERTENCIA|NINGUNA)$/, 'escriba ERROR, ADVERTENCIA o NINGUNA'],
};

/** Why a value cannot be an option's, with what to write instead; undefined when it can. '' is what the list says. */
export function optionProblem({ sort, title }: CompanyOption, value: string): string | undefined {
  const [shape, remedy] = SORTS[sort];
  if (value === '' || shape.test(value)) {
    const percent = sort === 'decimal' && title.endsWith('porcentaje') && Number(value) > 100;
    return percent ? `«${value}» pasa de 100 por ciento; escriba un porcentaje menor` : undefined;
  }
  return `«${value}» no sirve; ${remedy}`;
}
