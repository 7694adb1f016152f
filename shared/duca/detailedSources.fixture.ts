import type { AnyRecord } from '../foundation/fields/dataSet.ts';
import { blankRecord } from '../foundation/fields/dataSet.ts';
import { invoiceDataSets, type InvoiceBody } from '../invoices/dataSets.ts';
import type { DetailName } from '../invoices/detailDataSets.ts';
import type { DeclarationSources } from '../declarations/sources.ts';

/**
 * Details of the two sample invoices of six lines: every data set that feeds the declaration (spec 3, DUCA XML data
 * sets).
 */
const DETAILS: Record<number, Partial<Record<DetailName, readonly AnyRecord[]>>> = {
  0: {
    VEHICULOS: [
      vehicle('veh-1', '3N1CN7AP2TL123456', { MODELO: '2026', VALOR_FOB: '9450.00' }),
      vehicle('veh-2', '3N1CN7AP6KL654321', { MODELO: '2019', VALOR_FOB: '4200.00' }),
    ],
    MAQUINARIA: [
      {
        ID_MAQUINARIA: 'maq-1',
        ...of('lin-3'),
        TIPO: 'MONTACARGAS',
        MARCA: 'TALLERES ÁLVAREZ & CÍA',
        MODELO: 'X-200',
        ANIO: '2024',
        SERIE: 'MC-8841',
        POTENCIA: '45 kW',
      },
    ],
    AERONAVES: [
      {
        ID_AERONAVE: 'aer-1',
        ...of('lin-5'),
        MATRICULA: 'TG-ABC',
        ID_PAIS_MATRICULA: 'GT',
        TIPO: 'AVIÓN',
        MARCA: 'CESSNA',
        MODELO: '172',
        ANIO: '2024',
        SERIE: '172-80441',
        MOTORES: '1',
        PESO_MAXIMO: '1111.00',
        VALOR_FOB: '98000.00',
      },
    ],
    DOCUMENTOS: [
      {
        ID_DOCUMENTO: 'doc-1',
        ...of('lin-3'),
        CODIGO_DOCUMENTO: '861',
        NUMERO_DOCUMENTO: 'CO-2026-118',
        FECHA_EMISION: '2026-10-12',
        FECHA_VENCIMIENTO_DOCUMENTO: '2027-10-11',
        ID_PAIS_EMISION: 'CN',
        ENTIDAD_EMISORA: 'CCPIT',
      },
    ],
    ADICIONALES: [
      { ID_ADICIONAL: 'adi-1', NOMBRE: 'MARCHAMO', VALOR: '<provisional> & revisión de peso' },
      { ID_ADICIONAL: 'adi-2', ...of('lin-3'), NOMBRE: 'LOTE', VALOR: 'L-44' },
    ],
  },
  1: {
    EMBARCACIONES: [
      {
        ID_EMBARCACION: 'emb-1',
        ...of('lin-2'),
        NOMBRE: 'LA CEIBA',
        ID_PAIS_BANDERA: 'GT',
        MARCA: 'TALLERES ÁLVAREZ & CÍA',
        MODELO: 'X-200',
        ANIO: '2024',
        CASCO: 'GTALV00124A626',
        ESLORA: '7.20',
      },
    ],
    SERIES: [
      { ID_SERIE: 'ser-1', ...of('lin-4'), NUMERO_SERIAL: 'SN-00041' },
      { ID_SERIE: 'ser-2', ...of('lin-4'), NUMERO_SERIAL: 'SN-00042' },
    ],
  },
};

/** Sources of six lines and two invoices whose invoices say everything of their goods. */
export function detailed(sources: DeclarationSources): DeclarationSources {
  return {
    ...sources,
    invoices: sources.invoices.map(({ id, body }, at) => ({
      id,
      body: withDetails(body, DETAILS[at] ?? {}),
    })),
    // As the value declarations were derived of these invoices.
    dvas: sources.dvas.map(({ id, body }) => ({
      id,
      body: {
        ...body,
        MERCANCIAS: body.MERCANCIAS.map((line) =>
          line.ID_ITEM === 'lin-4' ? { ...line, NUMERO_SERIAL: 'SN-00041, SN-00042' } : line,
        ),
      },
    })),
  };
}

function withDetails(
  body: InvoiceBody,
  details: Partial<Record<DetailName, readonly AnyRecord[]>>,
): InvoiceBody {
  const number = (line: AnyRecord): AnyRecord => {
    const at = body.ITEMS.findIndex((item) => item.ID_ITEM === line['ID_ITEM']);
    return at < 0 ? line : { ...line, NUMERO_ITEM: String(at + 1) };
  };
  const filled = Object.entries(details).map(([name, lines]) => {
    const blank = blankRecord(invoiceDataSets[name as DetailName]);
    return [name, lines.map((line) => ({ ...blank, ...number(line) }))];
  });
  return { ...body, ...Object.fromEntries(filled) } as InvoiceBody;
}

function of(item: string): AnyRecord {
  return { ID_ITEM: item };
}

function vehicle(id: string, VIN: string, own: AnyRecord): AnyRecord {
  return {
    ID_VEHICULO: id,
    ...of('lin-1'),
    VIN,
    MARCA: 'NISSAN',
    LINEA: 'VERSA',
    TIPO: 'AUTOMÓVIL',
    CILINDRADA: '1600',
    TONELAJE: '0.50',
    ...own,
  };
}
