import { impossible, invalidParam, refusal } from '../../../shared/foundation/contracts/refusal.ts';
import { localDateTime } from '../../../shared/foundation/dates/date.ts';
import type { AnyDocument } from '../../../shared/foundation/documents/definition.ts';
import { labelOf } from '../../../shared/foundation/fields/label.ts';
import { CONDITION_WORDS } from '../../../shared/foundation/rules/own/conditionWords.ts';
import { MOST_OWN_CHECKS, type OwnCheck } from '../../../shared/foundation/rules/own/ownCheck.ts';
import type { ListedOwnCheck, ownCheckProcedures } from '../../../shared/foundation/rules/own/procedures.ts';
import {
  checkableFields,
  isOwnCheckFault,
  readOwnCheck,
} from '../../../shared/foundation/rules/own/readOwnCheck.ts';
import { ConditionLost } from '../database.ts';
import type { Call, Implementations } from '../executor.ts';
import {
  ownChecksKey,
  ownCountsKey,
  packChecks,
  unpackChecks,
  type OwnChecksRow,
  type OwnCountsRow,
} from './ownChecks.ts';
import { DocumentStore } from './store.ts';

type Contracts = ReturnType<typeof ownCheckProcedures>;
type Parts = Pick<Call<unknown>, 'services' | 'scope'>;

/** Tries of a change of the list while others change it. */
const TRIES = 5;

const listedCheck = (
  { dataSets }: AnyDocument,
  check: OwnCheck,
  counts: OwnCountsRow | undefined,
): ListedOwnCheck => ({
  ...check,
  NOMBRE: labelOf(dataSets, check.CAMPO),
  AVISOS: counts?.[`A~${check.CLAVE}`] ?? 0,
  AYUDO: counts?.[`H~${check.CLAVE}`] ?? 0,
});

const said = (check: OwnCheck | undefined): string =>
  check === undefined
    ? ''
    : `${check.ACTIVA === '1' ? '' : '(apagada) '}${check.CAMPO} ${CONDITION_WORDS[check.CONDICION].label} ${check.COMPARADO}`.trim() +
      ` · ${check.SEVERIDAD === 'ERROR' ? 'bloquea' : 'avisa'}: ${check.VALOR}`;

/** People of a client company work with their own documents and set no rule for everybody's. */
function requireOfCompany({ scope }: Parts, action: string): void {
  if (scope.importers) throw refusal('permission.denied', { action });
}

const absent = (): Error => refusal('not-found', { what: 'ninguna revisión propia' });

/** Changes the list on condition that it is as it was read, again where somebody was first. */
async function changeList(
  { module }: AnyDocument,
  { services: { database }, scope }: Parts,
  change: (checks: readonly OwnCheck[]) => {
    after: OwnCheck[];
    was: OwnCheck | undefined;
    is: OwnCheck | undefined;
  },
): Promise<void> {
  const key = ownChecksKey(scope);
  for (let attempt = 1; ; attempt += 1) {
    const row = await database.get<OwnChecksRow>(module, key);
    const { after, was, is } = change(unpackChecks(row));
    try {
      return await database.write({
        kind: 'put',
        table: module,
        item: { ...key, SELLO: (row?.SELLO ?? 0) + 1, packed: packChecks(after) },
        when: row ? { equals: { SELLO: row.SELLO } } : { absent: true },
        told: [{ field: 'Revisión propia', before: said(was), after: said(is) }],
      });
    } catch (error) {
      if (!(error instanceof ConditionLost) || attempt === TRIES) throw error;
    }
  }
}

/** Implementations of the checks that a company keeps of a kind of document. */
export function ownCheckImplementations(definition: AnyDocument): Implementations<Contracts> {
  const { module } = definition;
  return {
    ownChecks: async (call) => {
      requireOfCompany(call, 'ver las revisiones propias de la empresa');
      const { database } = call.services;
      const [row, counts] = await Promise.all([
        database.get<OwnChecksRow>(module, ownChecksKey(call.scope)),
        database.get<OwnCountsRow>(module, ownCountsKey(call.scope)),
      ]);
      return {
        REVISIONES: unpackChecks(row).map((check) => listedCheck(definition, check, counts)),
        CAMPOS: checkableFields(definition.dataSets),
      };
    },

    saveOwnCheck: (call) => saveOwnCheck(definition, call),

    removeOwnCheck: async (call) => {
      requireOfCompany(call, 'quitar una revisión propia de la empresa');
      const { CLAVE } = call.input;
      await changeList(definition, call, (checks) => {
        const was = checks.find((each) => each.CLAVE === CLAVE);
        if (!was) throw absent();
        requireMayBlock(call, was);
        return { after: checks.filter((each) => each !== was), was, is: undefined };
      });
      return { CLAVE };
    },
  };
}

/** What stops a declaration is an administrator's word: to make it, to change it, to take it away. */
function requireMayBlock({ scope }: Parts, ...checks: (OwnCheck | undefined)[]): void {
  if (checks.some((each) => each?.SEVERIDAD === 'ERROR') && !scope.permissions.has('admin'))
    throw refusal('permission.denied', {
      action: 'hacer que una revisión propia bloquee; pídalo a un administrador',
    });
}

async function saveOwnCheck(
  definition: AnyDocument,
  call: Parameters<Implementations<Contracts>['saveOwnCheck']>[0],
): Promise<ListedOwnCheck> {
  requireOfCompany(call, 'guardar una revisión propia de la empresa');
  const { input, services, scope } = call;
  const { CLAVE, EDICION, REVISION, CODIGO = '', ORIGEN = '' } = input;
  // What it was made of is a document of the company.
  if (ORIGEN !== '') await new DocumentStore(definition, services, scope).header(ORIGEN);
  const facts = readOwnCheck(definition, REVISION, await call.reference());
  if (isOwnCheckFault(facts)) throw invalidParam(facts.name, facts.reason);
  const now = localDateTime(services.now());
  const made = { CLAVE: services.id('rev'), CODIGO, ORIGEN, CREADA: now, CREADA_POR: scope.userName };
  let saved: OwnCheck | undefined;
  await changeList(definition, call, (checks) => {
    const was = CLAVE === undefined ? undefined : checks.find((each) => each.CLAVE === CLAVE);
    if (CLAVE !== undefined && !was) throw absent();
    if (was && was.EDICION !== EDICION) throw refusal('document.stale', { user: was.MODIFICADA_POR });
    if (!was && checks.length >= MOST_OWN_CHECKS)
      throw impossible(
        `La empresa ya tiene ${MOST_OWN_CHECKS} revisiones propias de ${definition.noun.plural}. Quite una que ya no ayude.`,
      );
    const is: OwnCheck = {
      ...(was ?? made),
      ...facts,
      EDICION: (was?.EDICION ?? 0) + 1,
      MODIFICADA: now,
      MODIFICADA_POR: scope.userName,
    };
    requireMayBlock(call, was, is);
    saved = is;
    return { after: was ? checks.map((each) => (each === was ? is : each)) : [...checks, is], was, is };
  });
  const counts = await services.database.get<OwnCountsRow>(definition.module, ownCountsKey(scope));
  return listedCheck(definition, saved!, counts);
}
