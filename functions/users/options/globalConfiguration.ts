import { carriesValue, treatmentPart } from '../../../shared/catalogues/movement.ts';
import { catalogue } from '../../../shared/catalogues/names.ts';
import { BOX_44_REGIME } from '../../../shared/catalogues/regimeAttributes.ts';
import { shippedCatalogues } from '../../../shared/catalogues/shippedCatalogues.ts';
import { invalidParam, refusal } from '../../../shared/foundation/contracts/refusal.ts';
import type { CatalogueRow, Reference } from '../../../shared/foundation/documents/reference.ts';
import {
  entriesOf,
  optionKey,
  type StoredOption,
  type StoredOptions,
} from '../../../shared/foundation/options/storedOptions.ts';
import { placeOf, type OptionEntry } from '../../../shared/foundation/options/withOptions.ts';
import {
  companyOptions,
  optionOf,
  optionProblem,
  type CompanyOption,
} from '../../../shared/users/options/companyOptions.ts';
import type { ListedOption, optionProcedures } from '../../../shared/users/options/optionProcedures.ts';
import { companyRowKey } from '../../runtime/caller.ts';
import { optionsWrite } from '../../runtime/companyReference.ts';
import type { Call, Implementation } from '../../runtime/executor.ts';
import { referenceFor } from '../../runtime/reference.ts';
import { nextAccess, writeAccess } from '../permissionTable.ts';
import type { CompanyRecord } from '../userRows.ts';

/** The company's row, and the lists of its country without what the company says otherwise. */
async function factsOf({ services, scope, revision }: Call<unknown>) {
  const [company, lists] = await Promise.all([
    services.database.get<CompanyRecord>('users', companyRowKey(scope.company)),
    referenceFor(services, scope.country, shippedCatalogues, revision),
  ]);
  if (!company) throw refusal('not-found', { what: 'una empresa' });
  return { company, lists };
}

/** What the list of the country says; undefined where it has no such row. */
function listedDefault({ OPCION, CLAVE, blank }: CompanyOption, lists: Reference): string | undefined {
  const { list, attribute } = placeOf(OPCION);
  const row = lists.row(list, CLAVE);
  return row && (row[attribute] || (blank?.(lists) ?? ''));
}

async function configurationOf(stored: StoredOptions, lists: Reference) {
  const OPCIONES = companyOptions(lists.country).flatMap((option): ListedOption[] => {
    const standard = listedDefault(option, lists);
    if (standard === undefined) return [];
    const own = stored[optionKey(option)];
    return [
      {
        OPCION: option.OPCION,
        CLAVE: option.CLAVE,
        VALOR: own?.VALOR || standard,
        PREDETERMINADO: standard,
        PROPIA: own?.VALOR ? '1' : '0',
        ANTES: own ? own.ANTES || standard : '',
        POR: own?.POR ?? '',
        FECHA: own ? new Date(own.FECHA).toISOString() : '',
        GRUPO: option.group,
        TITULO: option.title,
        EFECTO: option.effect,
        CLASE: option.sort,
      },
    ];
  });
  const { writeOptions } = await import('../../../shared/users/options/optionText.ts');
  // What was set while an option was offered that nothing of the country obeys stays where it is, and is not told.
  const offered = entriesOf(stored).filter((each) => optionOf(lists.country, each));
  return { CONFIGURACION: writeOptions(offered), OPCIONES };
}

export const globalConfiguration: Implementation<typeof optionProcedures.globalConfiguration> = async (
  call,
) => {
  const { company, lists } = await factsOf(call);
  return configurationOf(company.OPCIONES ?? {}, lists);
};

interface Facts {
  company: CompanyRecord;
  lists: Reference;
}

/** Keeps what changed with who, when and what was before; the next answer tells open pages of it. */
async function keep(call: Call<unknown>, { company, lists }: Facts, changes: readonly OptionEntry[]) {
  const before = company.OPCIONES ?? {};
  const valueIn = (options: StoredOptions, each: OptionEntry): string =>
    options[optionKey(each)]?.VALOR ?? '';
  const changed = changes.filter((each) => each.VALOR !== valueIn(before, each));
  if (changed.length === 0) return configurationOf(before, lists);
  const own = (each: OptionEntry): StoredOption => ({
    VALOR: each.VALOR,
    ANTES: valueIn(before, each),
    POR: call.scope.login,
    FECHA: call.services.now().getTime(),
  });
  const OPCIONES = { ...before, ...Object.fromEntries(changed.map((each) => [optionKey(each), own(each)])) };
  const told = changed.map((each) => {
    const option = optionOf(lists.country, each)!;
    const standard = listedDefault(option, lists) ?? '';
    return {
      field: `${option.group}: ${option.title}`,
      before: valueIn(before, each) || standard,
      after: each.VALOR || standard,
    };
  });
  await writeAccess(
    call,
    { ...nextAccess(company, { OPCIONES }), told },
    optionsWrite(call.scope.company, OPCIONES),
  );
  return configurationOf(OPCIONES, lists);
}

export const saveGlobalConfiguration: Implementation<
  typeof optionProcedures.saveGlobalConfiguration
> = async (call) => {
  const facts = await factsOf(call);
  const changes = (await told(call.input.CONFIGURACION)).map((entry): OptionEntry => {
    const option = optionOf(facts.lists.country, entry);
    const standard = option && listedDefault(option, facts.lists);
    if (!option || standard === undefined)
      throw invalidParam(
        entry.CLAVE,
        `«${entry.OPCION}» no es una opción de su país; use las que da la lectura`,
      );
    const problem = optionProblem(option, entry.VALOR);
    if (problem !== undefined) throw invalidParam(`«${option.title}»`, problem);
    // What the list says anyway is nothing of the company's own.
    return { ...entry, VALOR: entry.VALOR === standard ? '' : entry.VALOR };
  });
  return keep(call, facts, changes);
};

async function told(text: string): Promise<OptionEntry[]> {
  const { readOptions, UnreadableOptions } = await import('../../../shared/users/options/optionText.ts');
  try {
    return readOptions(text);
  } catch (error) {
    if (!(error instanceof UnreadableOptions)) throw error;
    throw invalidParam('CONFIGURACION', error.message);
  }
}

export const undoGlobalConfiguration: Implementation<
  typeof optionProcedures.undoGlobalConfiguration
> = async (call) => {
  const facts = await factsOf(call);
  const { OPCION, CLAVE } = call.input;
  const stored = facts.company.OPCIONES?.[optionKey({ OPCION, CLAVE })];
  if (!stored || !optionOf(facts.lists.country, { OPCION, CLAVE }))
    throw refusal('not-found', { what: 'un cambio de esa opción' });
  return keep(call, facts, [{ OPCION, CLAVE, VALOR: stored.ANTES }]);
};

const listed = (rows: readonly CatalogueRow[], isActive: (row: CatalogueRow) => boolean) =>
  rows.map((row) => ({
    ID: row.CLAVE,
    DESCRIPCION: row.VALOR,
    ACTIVO: isActive(row) ? ('Si' as const) : ('No' as const),
  }));

/** Spec 3: ACTIVO «Si» is true. Modalities where the country declares by them, else regimes. */
export const dvaRegimes: Implementation<typeof optionProcedures.dvaRegimes> = async (call) => {
  const reference = await call.reference();
  const part = treatmentPart(reference);
  const rows = reference.rows(part === 'modality' ? catalogue.modalities : catalogue.regimes);
  return listed(rows, ({ CLAVE }) => carriesValue({ [part]: CLAVE }, reference));
};

export const box44Regimes: Implementation<typeof optionProcedures.box44Regimes> = async ({ reference }) =>
  listed((await reference()).rows(catalogue.modalities), (row) => (row[BOX_44_REGIME] ?? 'Si') === 'Si');
