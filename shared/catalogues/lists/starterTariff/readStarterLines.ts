import type { CatalogueRow } from '../../../foundation/documents/reference.ts';
import { plainTariff } from '../../../foundation/text/tariffCode.ts';

const LINE =
  /^(?<code>\d{4}(?:\.\d\d){3}) (?<unit>[A-Z0-9]{2,3}) (?<dai>\d+\.\d\d) (?<vehicle>V )?(?<text>.+)$/;

/**
 * Rows of the starter tariff, one a line: code with points, unit of the units list, DAI in percent with two decimals,
 * «V» where vehicle data are owed, and our own words for the goods. Throws on a line of another form.
 */
export function readStarterLines(lines: string): CatalogueRow[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const { code, unit, dai, vehicle, text } = LINE.exec(line)?.groups ?? {};
      if (!code || !unit || !dai || !text) throw new Error(`Not a line of the starter tariff: ${line}`);
      return { CLAVE: plainTariff(code), VALOR: text, DAI: dai, UNIDAD: unit, VEHICULO: vehicle ? '1' : '0' };
    });
}
