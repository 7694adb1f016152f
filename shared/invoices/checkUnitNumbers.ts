import type { Reference } from '../foundation/documents/reference.ts';
import { dataSetOf, type AnyRecord } from '../foundation/fields/dataSet.ts';
import { checkVin } from '../foundation/numbers/vin.ts';
import { problem, warning, type Problem } from '../foundation/rules/problem.ts';
import type { InvoiceBody } from './dataSets.ts';
import { detailDataSets, unitNames, type DetailName, type UnitName } from './detailDataSets.ts';
import { NUMBERS, serialNumbers, unitNumbers, type UnitNumber, type Units } from './unitNumbers.ts';

/** Seventeen characters are the rule since this year; what is older has a number of its maker's. */
const VIN_SINCE = 1981;
const OLDEST = 1886;

const place = (name: DetailName, line: number): string => `${detailDataSets[name].title}, línea ${line + 1}`;

/** Sense of the units in themselves: VIN, year, numbers that occur twice. */
export function checkUnitNumbers(body: InvoiceBody, reference: Reference): Problem[] {
  return [...checkUnits(body, reference), ...withoutNumber(body), ...repeated(serialNumbers(body))];
}

/** A unit is described to be told from the others; the declaration owes its number. */
function withoutNumber(units: Units): Problem[] {
  return unitNames.flatMap((name) => {
    const numbers = NUMBERS[name].map(({ field }) => field);
    const labels = numbers.map((field) => dataSetOf(detailDataSets, name)!.fields[field]!.label);
    return units[name].flatMap((unit, line) => {
      if (numbers.some((field) => (unit[field] ?? '') !== '')) return [];
      const message = `${place(name, line)}, ${labels[0]}: falta; escríbalo${labels.length > 1 ? `, o al menos ${labels[1]}` : ''}.`;
      return [warning('units.number', `${name}[${line}].${numbers[0]}`, message)];
    });
  });
}

/** The same for the units of any document that declares them, the DUCA among them. */
export function checkUnits(units: Units, reference: Reference): Problem[] {
  const each = unitNames.flatMap((name) =>
    units[name].flatMap((unit, line) => [
      ...(name === 'VEHICULOS' ? vinProblems(unit, line) : []),
      ...yearProblems(name, unit, line, reference),
    ]),
  );
  return [...each, ...repeated(unitNumbers(units))];
}

function vinProblems(unit: AnyRecord, line: number): Problem[] {
  const { VIN = '', MODELO = '' } = unit;
  if (VIN === '' || (MODELO !== '' && Number(MODELO) < VIN_SINCE)) return [];
  const path = `VEHICULOS[${line}].VIN`;
  const checked = checkVin(VIN);
  if (checked.ok)
    return checked.warning
      ? [warning('units.vin', path, `${place('VEHICULOS', line)}: ${checked.warning}`)]
      : [];
  const message = `${place('VEHICULOS', line)}: ${checked.reason} Si no tiene VIN, escriba su número en Chasis.`;
  return [problem('units.vin', path, message)];
}

/** A model year may be the next one; nothing is of a year that is not written with four digits. */
function yearProblems(name: UnitName, unit: AnyRecord, line: number, reference: Reference): Problem[] {
  const field = name === 'VEHICULOS' ? 'MODELO' : 'ANIO';
  const year = unit[field] ?? '';
  const latest = Number(reference.today.slice(0, 4)) + 1;
  if (year === '' || (Number(year) >= OLDEST && Number(year) <= latest)) return [];
  const label = field === 'MODELO' ? 'Modelo' : 'Año';
  const message = `${place(name, line)}, ${label}: ${year} no es un año posible; escríbalo con cuatro cifras, hasta ${latest}.`;
  return [problem('units.year', `${name}[${line}].${field}`, message)];
}

function repeated(numbers: readonly UnitNumber[]): Problem[] {
  const first = new Map<string, number>();
  return numbers.flatMap(({ name, line, field, number, key }) => {
    const earlier = first.get(key);
    if (earlier === undefined) {
      first.set(key, line);
      return [];
    }
    const path = `${name}[${line}].${field}`;
    const message = `${place(name, line)}: ${number} ya está en la línea ${earlier + 1}. Corrija uno de los dos o quite la línea repetida.`;
    return [{ ...problem('units.twice', path, message), relatedPath: `${name}[${earlier}].${field}` }];
  });
}
