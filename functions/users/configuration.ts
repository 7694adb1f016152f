import { catalogue } from '../../shared/catalogues/names.ts';
import type { Result } from '../../shared/foundation/contracts/procedure.ts';
import { invalidParam, refusal } from '../../shared/foundation/contracts/refusal.ts';
import { MODULE_IDS } from '../../shared/users/applications.ts';
import type { userProcedures } from '../../shared/users/procedures.ts';
import { MOST_EXTRAS, type Extra, type extraProcedures } from '../../shared/users/options/extraProcedures.ts';
import type { Item, Write } from '../runtime/database.ts';
import type { Call, Implementation, Implementations } from '../runtime/executor.ts';
import { companyKey } from '../runtime/keys.ts';
import type { TenantScope } from '../runtime/scope.ts';

interface ConfigurationRow extends Item {
  VALOR: string;
  /** What was before, '' for the default, and when it changed (ISO); absent of what was written before this was kept. */
  ANTES?: string;
  FECHA?: string;
}

/** Options of a person, `pk C#<company>#CONFIG#<user>`, `sk <module>#<key>`. */
export const configurationPk = (scope: Pick<TenantScope, 'company'>, userId: string) =>
  companyKey(scope, 'CONFIG', userId);
const place = (scope: TenantScope) => configurationPk(scope, scope.userId);

type Option = Result<typeof userProcedures.loadConfiguration>[number];

/**
 * Options of a person (spec 3, user configuration entry): print toggles, notices, columns of lists; what the person
 * has not chosen as the catalogue of defaults says.
 */
export const loadConfiguration: Implementation<typeof userProcedures.loadConfiguration> = async (call) => {
  const { input, services, scope } = call;
  const [rows, reference] = await Promise.all([
    services.database.query<ConfigurationRow>('users', {
      pk: place(scope),
      ...(input.ID_MODULO ? { prefix: `${input.ID_MODULO}#` } : {}),
      few: 'settings of one person',
    }),
    call.reference(),
  ]);
  const chosen = rows.map((row): Option => {
    const [ID_MODULO = '', CLAVE = ''] = row.sk.split('#');
    return { ID_MODULO, CLAVE, VALOR: row.VALOR };
  });
  const known = new Set(chosen.map(({ ID_MODULO, CLAVE }) => `${ID_MODULO}#${CLAVE}`));
  const left = reference
    .rows(catalogue.userDefaults)
    .map(({ ID_MODULO = '', CLAVE, VALOR }): Option => ({ ID_MODULO, CLAVE, VALOR }))
    .filter(({ ID_MODULO, CLAVE }) => !known.has(`${ID_MODULO}#${CLAVE}`))
    .filter(({ ID_MODULO }) => !input.ID_MODULO || ID_MODULO === input.ID_MODULO);
  return [...chosen, ...left];
};

/** @throws Refusal `params.invalid` for a module that there is not, or a key that is none. */
function checkPlace({ ID_MODULO, CLAVE }: Pick<Option, 'ID_MODULO' | 'CLAVE'>): void {
  if (MODULE_IDS[ID_MODULO] === undefined) {
    throw invalidParam('ID_MODULO', 'debe ser un módulo del 1 al 9');
  }
  if (!/^[A-Za-z0-9_.-]{1,100}$/.test(CLAVE)) {
    throw invalidParam('CLAVE', 'admite letras, dígitos, punto y guiones');
  }
}

/** Writes entries of the person that say something else than before, all or none, each with what was before. */
async function storeEntries({ services, scope }: Call<unknown>, entries: readonly Option[]): Promise<void> {
  const keys = entries.map(({ ID_MODULO, CLAVE }) => ({ pk: place(scope), sk: `${ID_MODULO}#${CLAVE}` }));
  const before = await services.database.getMany<ConfigurationRow>('users', keys);
  const FECHA = services.now().toISOString();
  const writes = entries.flatMap(({ VALOR }, at): Write[] => {
    const old = before[at];
    if (old?.VALOR === VALOR) return [];
    const item = { ...keys[at]!, VALOR, ANTES: old?.VALOR ?? '', FECHA };
    return [{ kind: 'put', table: 'users', item, was: { VALOR: old?.VALOR ?? '' } }];
  });
  if (writes.length > 0) await services.database.write(...writes);
}

export const saveConfiguration: Implementation<typeof userProcedures.saveConfiguration> = async (call) => {
  checkPlace(call.input);
  await storeEntries(call, [call.input]);
  return { RESULTADO: '1' };
};

/** Every entry of the person, and what holds for whoever chose nothing. */
async function extrasOf(call: Call<unknown>): Promise<Extra[]> {
  const { services, scope } = call;
  const [rows, reference] = await Promise.all([
    services.database.query<ConfigurationRow>('users', { pk: place(scope), few: 'settings of one person' }),
    call.reference(),
  ]);
  const own = new Map(rows.map((row) => [row.sk, row]));
  const standard = new Map(
    reference.rows(catalogue.userDefaults).map((row) => [`${row['ID_MODULO'] ?? ''}#${row.CLAVE}`, row]),
  );
  return [...new Set([...standard.keys(), ...own.keys()])].map((place): Extra => {
    const [ID_MODULO = '', CLAVE = ''] = place.split('#');
    const [row, said] = [own.get(place), standard.get(place)];
    return {
      ...{ ID_MODULO, CLAVE, VALOR: row?.VALOR ?? said?.VALOR ?? '' },
      ...{ PREDETERMINADO: said?.VALOR ?? '', PROPIA: row ? '1' : '0' },
      ...{ ANTES: row?.FECHA ? row.ANTES || (said?.VALOR ?? '') : '', FECHA: row?.FECHA ?? '' },
      DESCRIPCION: said?.['DESCRIPCION'] ?? '',
    };
  });
}

/** Entries of a person: module, key and value, each with its default and its last change (spec 7, user configuration). */
export const extras: Implementations<typeof extraProcedures> = {
  configurationExtras: extrasOf,

  saveConfigurationExtras: async (call) => {
    const entries = await readTriples(call.input.EXTRAS);
    entries.forEach(checkPlace);
    await storeEntries(call, entries);
    return extrasOf(call);
  },

  undoConfigurationExtra: async (call) => {
    const { services, scope, input } = call;
    checkPlace(input);
    const key = { pk: place(scope), sk: `${input.ID_MODULO}#${input.CLAVE}` };
    const row = await services.database.get<ConfigurationRow>('users', key);
    if (!row) throw refusal('not-found', { what: 'una opción que usted haya cambiado' });
    if (row.ANTES) await storeEntries(call, [{ ...input, VALOR: row.ANTES }]);
    else
      await services.database.write({
        kind: 'delete',
        table: 'users',
        key,
        told: [{ field: input.CLAVE, before: row.VALOR, after: '' }],
        when: { equals: { VALOR: row.VALOR } },
      });
    return extrasOf(call);
  },
};

/** @throws Refusal `params.invalid` saying what of the text is not as it must be. */
async function readTriples(text: string): Promise<Option[]> {
  const { readOptions, UnreadableOptions } = await import('../../shared/users/options/optionText.ts');
  const invalid = (reason: string): Error => invalidParam('EXTRAS', reason);
  try {
    const entries = readOptions(text).map(({ OPCION, CLAVE, VALOR }): Option => ({
      ID_MODULO: OPCION,
      CLAVE,
      VALOR,
    }));
    if (entries.length > MOST_EXTRAS)
      throw invalid(`trae más de ${MOST_EXTRAS} opciones; envíelas por partes`);
    const places = new Set(entries.map(({ ID_MODULO, CLAVE }) => `${ID_MODULO}#${CLAVE}`));
    if (places.size < entries.length) throw invalid('dice dos veces una misma opción; deje una sola');
    if (entries.some(({ VALOR }) => VALOR.length > 2000))
      throw invalid('trae un valor de más de 2000 letras');
    return entries;
  } catch (error) {
    if (error instanceof UnreadableOptions) throw invalid(error.message);
    throw error;
  }
}
