import { askedBody } from '../../dva/askedBody.ts';
import type { DvaBody } from '../../dva/fields/dataSets.ts';
import { fromUnits } from '../../foundation/decimal/decimal.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import type { DucaBody } from '../dataSets.ts';
import { dvaValues } from './goods.ts';
import type { DeclarationSources, Source } from '../../declarations/sources.ts';
import { termsOf } from './terms.ts';

const amount = (units: number): string => fromUnits(units, 2);

/** The value declarations and their invoices as the DUCA carries them, in US dollars. */
export function valuesOf(
  { dvas, invoices, unsworn }: DeclarationSources,
  reference: Reference,
): Pick<DucaBody, 'DVAS' | 'DVA_FACTURAS' | 'DVA_INTERMEDIARIOS'> {
  if (unsworn) return { DVAS: [], DVA_FACTURAS: [], DVA_INTERMEDIARIOS: [] };
  const known = new Map(invoices.map(({ id, body }) => [id, body.FACTURA]));
  return {
    DVAS: dvas.map((dva) => valuesOfDva(dva, reference)),
    DVA_INTERMEDIARIOS: dvas.flatMap(intermediaryOf),
    DVA_FACTURAS: dvas.flatMap(({ id, body }) => {
      const { DVA, FACTURAS } = askedBody(body);
      return FACTURAS.map((each) => ({
        ID_FACTURA: each.ID_FACTURA,
        ID_DVA: id,
        NUMERO_FACTURA: each.NUMERO_FACTURA,
        FECHA_FACTURA: each.FECHA_FACTURA,
        ...termsOf(known.get(each.ID_FACTURA), DVA),
        VALOR_FOB: each.VALOR_FOB,
        TOTAL_FACTURA: each.TOTAL_FACTURA,
      }));
    }),
  };
}

function valuesOfDva({ id, body }: Source<DvaBody>, reference: Reference): DucaBody['DVAS'][number] {
  const { DVA, FACTURAS } = askedBody(body);
  const { fob, freight, insurance, others } = dvaValues(body, reference);
  return {
    ID_DVA: id,
    NUMERO_DVA: DVA.ID_DVA,
    NOMBRE_PROVEEDOR: DVA.NOMBRE_PROVEEDOR,
    DIRECCION_PROVEEDOR: DVA.DIRECCION_PROVEEDOR,
    ID_PAIS_PROVEEDOR: DVA.ID_PAIS_PROVEEDOR,
    NUMERO_FACTURAS: String(FACTURAS.length),
    ID_INCOTERM: DVA.ID_INCOTERM,
    NUMERO_CONTRATO: DVA.NUMERO_CONTRATO,
    FECHA_CONTRATO: DVA.FECHA_CONTRATO,
    FORMA_ENVIO: DVA.FORMA_ENVIO,
    OTRA_FORMA_ENVIO: DVA.OTRA_FORMA_ENVIO,
    FORMA_PAGO: DVA.FORMA_PAGO,
    OTRA_FORMA_PAGO: DVA.OTRA_FORMA_PAGO,
    CASILLA_24: DVA.CASILLA_24,
    CASILLA_24_1: DVA.CASILLA_24_1,
    CASILLA_25: DVA.CASILLA_25,
    CASILLA_25_1: DVA.CASILLA_25_1,
    CASILLA_26: DVA.CASILLA_26,
    VINCULACION: DVA.CASILLA_27,
    TIPO_VINCULACION: DVA.CASILLA_27_1,
    CASILLA_27_2: DVA.CASILLA_27_2,
    CASILLA_28: DVA.CASILLA_28,
    CASILLA_28_1: DVA.CASILLA_28_1,
    CASILLA_29: DVA.CASILLA_29,
    CASILLA_29_1: DVA.CASILLA_29_1,
    VALOR_FOB: amount(fob),
    VALOR_FLETE: amount(freight),
    VALOR_SEGURO: amount(insurance),
    VALOR_OTROS: amount(others),
    VALOR_CIF: amount(fob + freight + insurance + others),
  };
}

function intermediaryOf({ id, body }: Source<DvaBody>): DucaBody['DVA_INTERMEDIARIOS'] {
  const { DVA } = askedBody(body);
  return DVA.NOMBRE_INTERMEDIARIO === ''
    ? []
    : [
        {
          ID_INTERMEDIARIO: id,
          ID_DVA: id,
          NUMERO_DVA: DVA.ID_DVA,
          NOMBRE_INTERMEDIARIO: DVA.NOMBRE_INTERMEDIARIO,
          DIRECCION_INTERMEDIARIO: [DVA.DIRECCION_INTERMEDIARIO, DVA.CIUDAD_INTERMEDIARIO]
            .filter((each) => each !== '')
            .join(', '),
          ID_PAIS_INTERMEDIARIO: DVA.ID_PAIS_INTERMEDIARIO,
          ID_TIPO_INTERMEDIARIO: DVA.ID_TIPO_INTERMEDIARIO,
          OTRO_TIPO_INTERMEDIARIO: DVA.OTRO_TIPO_INTERMEDIARIO,
        },
      ];
}
