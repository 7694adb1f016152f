import { code as currencyOf, codes } from 'currency-codes';
import { makeList } from '../makeList.ts';
import { catalogue } from '../names.ts';
import { capital } from '../../foundation/text/capital.ts';

const USUAL = ['USD', 'GTQ', 'HNL', 'EUR', 'MXN'];
const rank = (code: string): number => (USUAL.includes(code) ? USUAL.indexOf(code) : USUAL.length);

/** Units of account, funds and metals: no invoice is written in them. */
const NOT_MONEY = /^(X|CHE|CHW|CLF|COU|BOV|MXV|USN|UYI|UYW)/;

/** Currencies in use of ISO 4217 with their minor units; the region's usual ones first. */
export const currencyList = makeList({
  name: catalogue.currencies,
  title: 'Monedas',
  source: 'ISO 4217 del paquete currency-codes; nombres en español de Unicode CLDR',
  rows: () => {
    const spanish = new Intl.DisplayNames(['es'], { type: 'currency' });
    return codes()
      .filter((code) => !NOT_MONEY.test(code) || ['XAF', 'XCD', 'XOF', 'XPF'].includes(code))
      .map((code) => ({
        CLAVE: code,
        VALOR: capital(spanish.of(code) ?? code),
        DECIMALES: String(currencyOf(code)?.digits ?? 2),
      }))
      .sort((a, b) => rank(a.CLAVE) - rank(b.CLAVE) || a.CLAVE.localeCompare(b.CLAVE));
  },
});
