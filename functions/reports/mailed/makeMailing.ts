import { shippedCatalogues } from '../../../shared/catalogues/shippedCatalogues.ts';
import { isClient } from '../../../shared/foundation/access/isClient.ts';
import { permissionsOf } from '../../../shared/foundation/access/permissions.ts';
import { entriesOf } from '../../../shared/foundation/options/storedOptions.ts';
import { withOptions } from '../../../shared/foundation/options/withOptions.ts';
import { reports } from '../../../shared/reports/reports.ts';
import { accessOf, scopeOfUser, type CompanyRow } from '../../runtime/caller.ts';
import type { Parts, Person } from '../../runtime/people.ts';
import { referenceFor } from '../../runtime/reference.ts';
import { ALL_DAYS } from '../ask.ts';
import { FILES } from '../files/reportFile.ts';
import { fileOfReport } from '../file.ts';
import type { Period } from '../findDays.ts';
import { personMayAsk } from './personMayAsk.ts';
import { mailedObject, type MailingRow, type ScheduleRow } from './mailRows.ts';

interface Making {
  row: ScheduleRow;
  company: CompanyRow;
  owner: Person;
  people: readonly Person[];
  period: Period;
  hour: string;
}

/** Importers that both know; undefined where both know all of the company. */
function knownToBoth(owner: Person, receiver: Person): string[] | undefined {
  const [mine, theirs] = [owner, receiver].map((each) =>
    isClient(each.IdPerfil) ? (each.IMPORTADORES ?? []) : undefined,
  );
  if (!mine || !theirs) return mine ?? theirs;
  return mine.filter((each) => theirs.includes(each));
}

/** Those of the people who may have the report now: who may ask it, and as people of a client company only what is for them. */
export async function receiversOf(
  { row, company }: Pick<Making, 'row' | 'company'>,
  people: readonly Person[],
  owner: Person,
): Promise<Person[]> {
  return personMayAsk(row.REPORTE, company, owner)
    ? people.filter((person) => personMayAsk(row.REPORTE, company, person))
    : [];
}

/**
 * Files of a mailing: asked with the rights that its owner has now, and for who knows less of the company than the owner
 * with theirs. Receivers who know the same have one file. @throws Refusal as `fileOfReport`.
 */
export async function makeMailing(
  { services, scope }: Parts,
  { row, company, owner, people, period, hour }: Making,
): Promise<MailingRow['ARCHIVOS']> {
  const { type, ending } = FILES[row.FORMATO];
  const days = reports[row.REPORTE].reads === 'period' ? period : ALL_DAYS;
  const owned = scopeOfUser(scope.company, { company, user: owner }, permissionsOf(accessOf(company, owner)));
  const reference = async () =>
    withOptions(await referenceFor(services, scope.country, shippedCatalogues), entriesOf(company.OPCIONES));
  const made = new Map<string, MailingRow['ARCHIVOS'][string]>();
  const files: MailingRow['ARCHIVOS'] = {};
  for (const person of people) {
    const importers = knownToBoth(owner, person);
    const known = JSON.stringify(importers);
    let file = made.get(known);
    if (!file) {
      const objeto = mailedObject(row.sk, hour, made.size, ending);
      const narrowed = importers ? { ...owned, importers: new Set(importers) } : owned;
      const { bytes, rows } = await fileOfReport(
        { services, scope: narrowed, reference },
        { name: row.REPORTE, format: row.FORMATO, period: days, filters: row.FILTROS, columns: row.COLUMNAS },
      );
      await services.files.put(scope, 'files', objeto, bytes, type);
      file = { objeto, FILAS: rows, ...(importers ? { importers } : {}) };
      made.set(known, file);
    }
    files[person.IdUsuario] = file;
  }
  return files;
}
