import { oneOfThem } from '../foundation/text/listed.ts';
import { countries } from '../countries/countries.ts';
import type { CountryCode } from '../countries/country.ts';
import { formatDate } from '../foundation/dates/date.ts';
import type { CatalogueRow, Reference } from '../foundation/documents/reference.ts';
import type { DataSets } from '../foundation/fields/dataSet.ts';
import { labelAt } from '../foundation/fields/label.ts';
import { formatPath } from '../foundation/fields/path.ts';
import { problem, warning, type Problem } from '../foundation/rules/problem.ts';
import { chapterFault, dottedTariff, isNationalUse } from '../foundation/text/tariffCode.ts';
import { remembered } from '../foundation/remembered.ts';
import { catalogue } from './names.ts';
import { tariffRows } from './editions.ts';
import { openedCodes } from './openedCodes.ts';
import { suppressedRow, tariffRow } from './tariffRow.ts';

const FIELD = 'CLASIFICACION_ARANCELARIA';

/** Why a code cannot be declared, or may be none; the sentence ends with its remedy, without a point. */
export interface TariffFault {
  code: 'tariff.incomplete' | 'tariff.unknown' | 'tariff.unchecked';
  severity: Problem['severity'];
  reason: string;
}

/** Whether a code has as many digits as goods are declared with in the country. A heading has many rates, and no one. */
export const isWholeTariff = (code: string, { country }: Reference): boolean =>
  countries[country].tariffDigits.includes(code.length);

/** «8517 tiene 4 dígitos y el arancel declara 10; complete el inciso» */
export function incompleteReason(code: string, { country }: Reference): string {
  const digits = oneOfThem(countries[country].tariffDigits.map(String));
  return `${dottedTariff(code)} tiene ${code.length} dígitos y una declaración lleva ${digits}; complete el inciso`;
}

/** Asked of the rows in force, so that a tariff that was loaded with them as codes is judged alike. */
const openedIn = remembered((rows: readonly CatalogueRow[], country: CountryCode) =>
  openedCodes(
    rows.map(({ CLAVE }) => CLAVE),
    { country },
  ),
);

/** Faults by code: a declaration asks of every line again at each key. */
const faultsBy = remembered((_: Reference) => new Map<string, TariffFault | undefined>());

/** What is wrong with a code by the tariff in force. Blank codes, and those that are none by their form, are told of by others. */
export function tariffFault(code: string, reference: Reference): TariffFault | undefined {
  const faults = faultsBy(reference);
  if (!faults.has(code)) faults.set(code, findFault(code, reference));
  return faults.get(code);
}

function findFault(code: string, reference: Reference): TariffFault | undefined {
  if (code === '' || !/^\d{4,12}$/.test(code) || chapterFault(code) !== undefined) return undefined;
  if (!isWholeTariff(code, reference)) {
    return { code: 'tariff.incomplete', severity: 'error', reason: incompleteReason(code, reference) };
  }
  const origin = reference.origin(catalogue.tariff);
  const shown = dottedTariff(code);
  if (!origin) {
    const reason = `no hay un arancel cargado con que comprobar ${shown}; cárguelo en Catálogos o confirme el inciso`;
    return { code: 'tariff.unchecked', severity: 'warning', reason };
  }
  if (openedIn(tariffRows(reference), reference.country).has(code)) {
    const longer = oneOfThem(
      countries[reference.country].tariffDigits.filter((digits) => digits > code.length).map(String),
    );
    const reason = `${shown} se abre en incisos de ${longer} dígitos, cada uno con su tasa; complete el inciso`;
    return { code: 'tariff.incomplete', severity: 'error', reason };
  }
  if (tariffRow(reference, code)) return undefined;
  if (!origin.sample) {
    const past = suppressedRow(reference, code);
    if (past) {
      const reason = `${shown} («${past.VALOR}») se suprimió del arancel: rigió hasta el ${formatDate(past['VIGENTE_HASTA']!)}; elija el inciso que lo reemplaza`;
      return { code: 'tariff.unknown', severity: 'error', reason };
    }
    const reason = `${shown} no está en el arancel en vigor (${origin.source}); corrija el inciso`;
    return { code: 'tariff.unknown', severity: 'error', reason };
  }
  // What the Harmonized System leaves to the country exists only where its tariff says so.
  return isNationalUse(code)
    ? {
        code: 'tariff.unknown',
        severity: 'error',
        reason: `${shown} es de un capítulo de uso nacional y el arancel cargado no lo abre; corrija el inciso o cargue el arancel oficial`,
      }
    : {
        code: 'tariff.unknown',
        severity: 'warning',
        reason: `${shown} no está en el arancel de muestra y su tasa es la de la partida o el capítulo que lo contiene; confirme el inciso o cargue el arancel oficial`,
      };
}

/**
 * What is wrong with the tariff codes of a data set by the tariff in force: too short or too long for a declaration; not
 * in an official tariff, an error; not in the sample, a warning. Each code is told once, at its first line.
 * @param field what the data set calls the code
 */
export function tariffProblems(
  dataSets: DataSets,
  dataSet: string,
  records: readonly { readonly CLASIFICACION_ARANCELARIA: string }[],
  reference: Reference,
  field = FIELD,
): Problem[] {
  const lines = new Map<string, number[]>();
  records.forEach(({ CLASIFICACION_ARANCELARIA: code }, line) => {
    const known = lines.get(code);
    if (known) known.push(line);
    else lines.set(code, [line]);
  });
  const found: Problem[] = [];
  for (const [code, [first = 0, ...others]] of lines) {
    const fault = tariffFault(code, reference);
    if (!fault) continue;
    const place = { dataSet, line: first, field };
    const report = fault.severity === 'error' ? problem : warning;
    const message = `${labelAt(dataSets, place)}: ${fault.reason}.${also(others)}`;
    found.push(report(fault.code, formatPath(place), message));
  }
  return found;
}

/** « Lo mismo en la línea 4.» */
function also(lines: readonly number[]): string {
  if (lines.length === 0) return '';
  return lines.length === 1
    ? ` Lo mismo en la línea ${lines[0]! + 1}.`
    : ` Lo mismo en otras ${lines.length} líneas.`;
}
