import { countries } from '../../../shared/countries/countries.ts';
import { duaDataSets, type DuaBody } from '../../../shared/dua/dataSets.ts';
import { paymentOf } from '../../../shared/dua/conversions/payment.ts';
import { formatDate } from '../../../shared/foundation/dates/date.ts';
import { formatAmount } from '../../../shared/foundation/decimal/amount.ts';
import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import { fieldAt } from '../../../shared/foundation/fields/writer.ts';
import type { CheckFact } from '../../transmission/sealing/screens.ts';

const money = (value: string): string => formatAmount(value || '0', 2);

const goodsSaid = (declaration: DuaBody['DECLARACION'], items: number): string =>
  [
    `${items} ${items === 1 ? 'ítem' : 'ítems'}`,
    `${formatAmount(declaration.CANTIDAD_BULTOS || '0', 0)} bultos`,
    `${money(declaration.PESO_BRUTO_BULTOS)} kg brutos`,
  ].join(' · ');

/** What a person looks at before registering, in the order of the form: who, where, under what, how much, at what cost. */
export function duaFacts(
  { DECLARACION, DETALLE_PROVEEDORES, DETALLE_MERCANCIAS, LIQUIDACION }: DuaBody,
  reference: Reference,
): CheckFact[] {
  const { taxIdName, formatTaxId, currency } = countries[reference.country];
  const chosen = (label: string, name: keyof DuaBody['DECLARACION']): CheckFact => {
    const path = `DECLARACION.${name}`;
    const code = DECLARACION[name];
    const said = reference.row(fieldAt(duaDataSets, path)?.catalogue ?? '', code)?.VALOR ?? '';
    return { label, path, value: said === '' || said === code ? code : `${code} · ${said}` };
  };
  const { type, amount } = paymentOf(LIQUIDACION);
  const facts: CheckFact[] = [
    {
      label: `${taxIdName} del importador`,
      value: formatTaxId(DECLARACION.NUMERO_IDENTIFICACION_IMPORTADOR),
      path: 'DECLARACION.NUMERO_IDENTIFICACION_IMPORTADOR',
    },
    { label: 'Importador', value: DECLARACION.NOMBRE_IMPORTADOR, path: 'DECLARACION.NOMBRE_IMPORTADOR' },
    {
      label: 'Proveedores',
      value: DETALLE_PROVEEDORES.map(({ NOMBRE_PROVEEDOR }) => NOMBRE_PROVEEDOR).join(', '),
      path: 'DETALLE_PROVEEDORES',
    },
    chosen('Aduana de despacho', 'ID_ADUANA_DESPACHO'),
    chosen('Aduana de ingreso o salida', 'ID_ADUANA_INGRESO_SALIDA'),
    chosen('Régimen', 'CODIGO_REGIMEN'),
    {
      label: 'Título de transporte',
      value: [DECLARACION.MANIFIESTO, DECLARACION.TITULO_TRANSPORTE]
        .filter((each) => each !== '')
        .join(' · '),
      path: 'DECLARACION.TITULO_TRANSPORTE',
    },
    {
      label: 'Mercancías',
      value: goodsSaid(DECLARACION, DETALLE_MERCANCIAS.length),
      path: 'DETALLE_MERCANCIAS',
    },
    {
      label: 'Valor en aduana (CIF)',
      value: `US$ ${money(DECLARACION.TOTAL_VALOR_ADUANA_DOLARES)} · FOB US$ ${money(DECLARACION.TOTAL_FOB_DOLARES)}`,
      path: 'DECLARACION.TOTAL_FOB_DOLARES',
    },
    {
      label: 'Tasa de cambio',
      value: [DECLARACION.TIPO_CAMBIO, formatDate(DECLARACION.FECHA_TIPO_CAMBIO)]
        .filter((each) => each !== '')
        .join(' del '),
      path: 'DECLARACION.TIPO_CAMBIO',
    },
    {
      label: type === 'G' ? 'Tributos a garantizar' : 'Tributos a pagar',
      value: `${currency.symbol} ${money(amount)}`,
      path: 'DETALLE_MERCANCIAS',
    },
  ];
  return facts.filter(({ value }) => value !== '');
}
