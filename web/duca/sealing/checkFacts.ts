import { counted } from '../../../shared/foundation/text/countText.ts';
import { declaresExit } from '../../../shared/catalogues/movement.ts';
import { officeField } from '../../../shared/duca/xml/rules/customsOffice.ts';
import { clientBox } from '../../../shared/duca/client.ts';
import type { DucaBody } from '../../../shared/duca/dataSets.ts';
import { countries } from '../../../shared/countries/countries.ts';
import { formatDate } from '../../../shared/foundation/dates/date.ts';
import { formatAmount } from '../../../shared/foundation/decimal/amount.ts';
import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import { fieldAt } from '../../../shared/foundation/fields/writer.ts';
import type { CheckFact } from '../../transmission/sealing/screens.ts';
import { taxesSaid } from '../../../shared/duca/taxesSaid.ts';
import { ducaDataSets } from '../../../shared/duca/dataSets.ts';

/** What a person looks at before sealing, in the order of the form: who, where, under what, how much, at what cost. */
export function checkFacts(declared: DucaBody, reference: Reference): CheckFact[] {
  const { DUCA, IMPORTADOR, EXPORTADOR, ...body } = declared;
  const client = clientBox(declared, reference);
  const { taxIdName, formatTaxId } = countries[reference.country];
  const named = (path: string, code: string): string => {
    const row = reference.row(fieldAt(ducaDataSets, path)?.catalogue ?? '', code);
    return row && row.VALOR !== '' && row.VALOR !== code ? `${code} · ${row.VALOR}` : code;
  };
  const money = (value: string): string => formatAmount(value || '0', 2);
  // The one that is sent: of exit where the goods leave, else of entry.
  const exit = declaresExit(DUCA.MODALIDAD, reference);
  const office = officeField({ exit });
  const header = (name: 'ID_ADUANA_REGISTRO' | typeof office | 'MODALIDAD' | 'CLASE' | 'CODIGO_REGIMEN') =>
    named(`DUCA.${name}`, DUCA[name]);
  const facts: CheckFact[] = [
    {
      label: `${taxIdName} del ${client === 'EXPORTADOR' ? 'exportador' : 'importador'}`,
      value: formatTaxId(declared[client].NUMERO_IDENTIFICACION),
      path: `${client}.NUMERO_IDENTIFICACION`,
    },
    { label: 'Importador', value: IMPORTADOR.NOMBRE, path: 'IMPORTADOR.NOMBRE' },
    { label: 'Exportador o proveedor', value: EXPORTADOR.NOMBRE, path: 'EXPORTADOR.NOMBRE' },
    { label: 'Aduana de registro', value: header('ID_ADUANA_REGISTRO'), path: 'DUCA.ID_ADUANA_REGISTRO' },
    {
      label: exit ? 'Aduana de salida' : 'Aduana de ingreso',
      value: header(office),
      path: `DUCA.${office}`,
    },
    { label: 'Régimen', value: header('CODIGO_REGIMEN'), path: 'DUCA.MODALIDAD' },
    { label: 'Modalidad', value: header('MODALIDAD'), path: 'DUCA.MODALIDAD' },
    { label: 'Clase', value: header('CLASE'), path: 'DUCA.CLASE' },
    {
      label: 'Fracciones',
      value: [
        counted(body.FRACCIONES.length, 'línea', 'líneas'),
        `${formatAmount(DUCA.CANTIDAD_BULTOS || '0', 0)} bultos`,
        `${money(DUCA.PESO_BRUTO_TOTAL)} kg brutos`,
      ].join(' · '),
      path: 'FRACCIONES',
    },
    {
      label: 'Valor en aduana (CIF)',
      value: `US$ ${money(DUCA.TOTAL_CIF_DOLARES)} · FOB US$ ${money(DUCA.TOTAL_FOB_DOLARES)}`,
      path: 'DUCA.TOTAL_FOB_DOLARES',
    },
    {
      label: 'Tasa de cambio',
      value: [DUCA.TIPO_CAMBIO, formatDate(DUCA.FECHA_TIPO_CAMBIO)]
        .filter((each) => each !== '')
        .join(' del '),
      path: 'DUCA.TIPO_CAMBIO',
    },
    { label: 'Tributos', value: taxesSaid(declared, reference.country), path: 'FRACCIONES' },
  ];
  return facts.filter(({ value }) => value !== '');
}
