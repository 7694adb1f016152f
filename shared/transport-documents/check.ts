import { pendingProblems } from '../foundation/copies/stale.ts';
import type { Reference } from '../foundation/documents/reference.ts';
import { BLANK } from '../foundation/fields/shape.ts';
import { shownValue } from '../foundation/fields/kinds.ts';
import { zeroProblems } from '../catalogues/judge.ts';
import { compare, sum } from '../foundation/decimal/decimal.ts';
import { checkAwb } from '../foundation/numbers/awb.ts';
import { missing, problem, warning, type Problem } from '../foundation/rules/problem.ts';
import { transportDataSets, type Container, type TransportBody, type TransportHeader } from './dataSets.ts';

/** UN/EDIFACT 1001: air waybill, its master and its house. */
const AIR_WAYBILLS: readonly string[] = ['740', '741'];

/** Sense of a transport document: dates, its number, and the containers against the header. */
export function checkTransport(body: TransportBody, reference: Reference): Problem[] {
  const { DOCUMENTO, CONTENEDORES } = body;
  return [
    ...checkDates(DOCUMENTO, reference),
    ...checkOffice(DOCUMENTO, reference),
    ...checkNumber(DOCUMENTO),
    ...checkFreight(DOCUMENTO),
    ...checkTotals(DOCUMENTO, CONTENEDORES),
    ...checkZeros(DOCUMENTO, reference),
    ...checkRepeated(CONTENEDORES),
    ...pendingProblems('transport', transportDataSets, body),
  ];
}

function checkDates(header: TransportHeader, reference: Reference): Problem[] {
  const found: Problem[] = [];
  if (header.FECHA_DOCUMENTO > reference.today) {
    const message = 'Fecha del documento: es posterior a hoy; corríjala según el documento.';
    found.push(problem('transport.date-later', 'DOCUMENTO.FECHA_DOCUMENTO', message));
  }
  if (header.FECHA_ARRIBO !== '' && header.FECHA_ARRIBO < header.FECHA_EMBARQUE) {
    const message = 'Fecha de arribo: es anterior a la fecha de embarque; corrija una de las dos.';
    found.push({
      ...problem('transport.arrival-early', 'DOCUMENTO.FECHA_ARRIBO', message),
      relatedPath: 'DOCUMENTO.FECHA_EMBARQUE',
    });
  }
  return found;
}

/**
 * What comes in owes its office of entry; what is shipped from the country and not to it enters by the office of another,
 * which this country's list lacks. Where it is shipped from is owed before.
 */
function checkOffice(header: TransportHeader, { country }: Reference): Problem[] {
  const { PAIS_EMBARQUE: from, PAIS_DESEMBARQUE: to } = header;
  const enters = from !== '' && (from !== country || to === country);
  if (!enters || header.ID_ADUANA_INGRESO !== '') return [];
  const message = 'Aduana de ingreso: falta este dato; complételo.';
  return [missing(BLANK, 'DOCUMENTO.ID_ADUANA_INGRESO', message)];
}

function checkNumber(header: TransportHeader): Problem[] {
  if (header.NUMERO_DOCUMENTO === '' || !AIR_WAYBILLS.includes(header.ID_TIPO_DOCUMENTO)) return [];
  const number = checkAwb(header.NUMERO_DOCUMENTO);
  if (number.ok) return [];
  return [
    warning('transport.air-waybill', 'DOCUMENTO.NUMERO_DOCUMENTO', `Casilla 1, Número: ${number.reason}`),
  ];
}

function checkFreight(header: TransportHeader): Problem[] {
  if (header.VALOR_FLETE === '' || header.ID_MONEDA_FLETE !== '') return [];
  const message = 'Moneda del flete: falta; elija en qué moneda está el flete.';
  return [
    {
      ...missing('transport.freight-currency', 'DOCUMENTO.ID_MONEDA_FLETE', message),
      relatedPath: 'DOCUMENTO.VALOR_FLETE',
    },
  ];
}

/** The containers should carry what the header says; a part may travel loose, so it is a warning. */
function checkTotals(header: TransportHeader, containers: readonly Container[]): Problem[] {
  const found: Problem[] = [];
  const compareColumn = (name: 'PESO_BRUTO' | 'CANTIDAD_BULTOS', label: string): void => {
    const shown = (value: string): string => shownValue(value, transportDataSets.DOCUMENTO.fields[name]);
    const values = containers.map((container) => container[name]);
    if (header[name] === '' || values.every((value) => value === '')) return;
    const total = sum(values);
    if (compare(total, header[name]) === 0) return;
    const message = `${label}: los contenedores suman ${shown(total)} y el documento dice ${shown(header[name])}. Corrija el que esté mal.`;
    found.push({
      ...warning(
        `transport.${name === 'PESO_BRUTO' ? 'weight' : 'packages'}-sum`,
        `DOCUMENTO.${name}`,
        message,
      ),
      relatedPath: 'CONTENEDORES',
    });
  };
  compareColumn('PESO_BRUTO', 'Peso bruto');
  compareColumn('CANTIDAD_BULTOS', 'Cantidad de bultos');
  return found;
}

/** What is carried weighs something and comes in something. */
function checkZeros(header: TransportHeader, reference: Reference): Problem[] {
  const zero = (check: 'PESO_CERO' | 'BULTOS_CERO', name: 'PESO_BRUTO' | 'CANTIDAD_BULTOS'): Problem[] => {
    const { label } = transportDataSets.DOCUMENTO.fields[name];
    const message = `${label}: es cero; escriba lo que dice el documento.`;
    const code = name === 'PESO_BRUTO' ? 'transport.weight-zero' : 'transport.packages-zero';
    return zeroProblems(check, { code, path: `DOCUMENTO.${name}`, value: header[name], message }, reference);
  };
  return [...zero('PESO_CERO', 'PESO_BRUTO'), ...zero('BULTOS_CERO', 'CANTIDAD_BULTOS')];
}

function checkRepeated(containers: readonly Container[]): Problem[] {
  const first = new Map<string, number>();
  const found: Problem[] = [];
  containers.forEach(({ NUMERO_CONTENEDOR: number }, index) => {
    const earlier = first.get(number);
    if (number === '') return;
    if (earlier === undefined) first.set(number, index);
    else {
      const message = `Línea ${index + 1}, Contenedor: ${number} ya está en la línea ${earlier + 1}; quite una de las dos.`;
      found.push({
        ...problem('transport.container-repeated', `CONTENEDORES[${index}].NUMERO_CONTENEDOR`, message),
        relatedPath: `CONTENEDORES[${earlier}].NUMERO_CONTENEDOR`,
      });
    }
  });
  return found;
}
