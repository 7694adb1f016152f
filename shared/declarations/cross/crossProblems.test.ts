import { describe, expect, it } from 'vitest';
import { shippedCatalogues } from '../../catalogues/shippedCatalogues.ts';
import { catalogue } from '../../catalogues/names.ts';
import { countries } from '../../countries/countries.ts';
import { makeReference } from '../../foundation/documents/makeReference.ts';
import type { Problem } from '../../foundation/rules/problem.ts';
import { ducaFromDvas } from '../../duca/derive/ducaFromDvas.ts';
import type { DeclarationSources } from '../sources.ts';
import type { DucaBody } from '../../duca/dataSets.ts';
import { sampleReference, sampleSources } from '../../duca/sampleSources.fixture.ts';
import { ducaStatements } from '../../duca/cross/ducaStatements.ts';
import { crossProblems } from './crossProblems.ts';

const reference = sampleReference();

/** Sources that agree to the gram: the scale of the port weighs what the invoices say. */
function agreeing(): DeclarationSources {
  const sources = structuredClone(sampleSources({ lines: 40, invoices: 2, suppliers: 2, containers: 2 }));
  const items = sources.invoices.flatMap((each) => each.body.ITEMS);
  const packed = items.reduce((total, each) => total + Number(each.CANTIDAD_BULTOS), 0);
  sources.transports[0]!.body.DOCUMENTO.CANTIDAD_BULTOS = `${packed}.00`;
  return sources;
}
const formed = (sources: DeclarationSources): DucaBody => ducaFromDvas(sources, reference);
const told = (found: readonly Problem[]) =>
  found.map(({ code, path, other, severity }) => [code, path, other?.path, severity]);

function found(change: (body: DucaBody, sources: DeclarationSources) => void, known = reference): Problem[] {
  const sources = agreeing();
  const body = structuredClone(formed(sources));
  change(body, sources);
  return crossProblems(ducaStatements(body), sources, known);
}

describe('crossProblems', () => {
  it('has nothing against a DUCA that was just formed of papers that agree', () => {
    expect(found(() => undefined)).toEqual([]);
  });

  it('compares the weight within a percentage of the greater', () => {
    const weigh = (value: string) =>
      found((_, { transports }) => void (transports[0]!.body.DOCUMENTO.PESO_BRUTO = value)).map(
        (each) => each.code,
      );
    const body = formed(agreeing());
    const gross = Number(body.DUCA.PESO_BRUTO_TOTAL);
    expect(weigh((gross * 1.009).toFixed(2))).toEqual([]);
    expect(weigh((gross * 1.02).toFixed(2))).toEqual(['cross.peso-transporte']);
    expect(weigh((gross * 0.9).toFixed(2))).toEqual(['cross.peso-transporte', 'cross.peso-facturas']);
  });

  it('says both values, the tolerance, and links both places', () => {
    const [weight] = found((body) => void (body.DUCA.CANTIDAD_BULTOS = '1.00'));
    expect(weight).toMatchObject({
      code: 'cross.bultos-transporte',
      path: 'DUCA.CANTIDAD_BULTOS',
      severity: 'warning',
      other: {
        module: 'transport-documents',
        id: 'tra-1',
        path: 'DOCUMENTO.CANTIDAD_BULTOS',
        label: 'Documento de transporte MEDUXY771239',
      },
    });
    expect(weight!.message).toMatch(
      /^Total de bultos: la cantidad \(1\.00\) difiere en \d+\.00 del documento de transporte MEDUXY771239 /,
    );
    expect(weight!.message).toContain('la tolerancia es 0');
  });

  it('finds a net weight that the invoices no longer say', () => {
    const changed = found((_, { invoices }) => void (invoices[0]!.body.ITEMS[0]!.PESO_NETO = '99999.00'));
    expect(told(changed)).toEqual([
      ['cross.peso-neto-facturas', 'DUCA.PESO_NETO_TOTAL', 'ITEMS[0].PESO_NETO', 'warning'],
    ]);
    expect(found((_, { invoices }) => void (invoices[0]!.body.ITEMS[0]!.PESO_NETO = ''))).toEqual([]);
  });

  it('finds a value declaration that changed since, and blocks', () => {
    const changed = found((_, { dvas }) => {
      const { DVA } = dvas[0]!.body;
      DVA.CASILLA_46 = (Number(DVA.CASILLA_46) + 10).toFixed(2);
    });
    expect(told(changed)).toEqual([['cross.otros-dva', 'DVAS[0].VALOR_OTROS', 'DVA.CASILLA_43', 'error']]);
    const cents = found((_, { dvas }) => {
      const { DVA } = dvas[0]!.body;
      DVA.CASILLA_46 = (Number(DVA.CASILLA_46) + 0.05).toFixed(2);
    });
    expect(cents).toEqual([]);
  });

  it('finds an invoice whose number, date, total or currency is another', () => {
    const changed = found((_, { invoices, dvas }) => {
      const { FACTURA } = invoices[0]!.body;
      FACTURA.NUMERO_FACTURA = 'OTRA-1';
      FACTURA.FECHA_FACTURA = '2026-10-13';
      FACTURA.VALOR_TRANSACCION = '1.00';
      FACTURA.ID_INCOTERM = 'CIF';
      const line = dvas.flatMap((each) => each.body.FACTURAS).find((each) => each.ID_FACTURA === 'fac-1')!;
      line.ID_MONEDA = 'EUR';
    });
    expect(told(changed)).toEqual([
      ['cross.numero-factura', 'DVA_FACTURAS[0].NUMERO_FACTURA', 'FACTURA.NUMERO_FACTURA', 'error'],
      ['cross.fecha-factura', 'DVA_FACTURAS[0].FECHA_FACTURA', 'FACTURA.FECHA_FACTURA', 'error'],
      ['cross.total-factura', 'DVA_FACTURAS[0].TOTAL_FACTURA', 'FACTURA.VALOR_TRANSACCION', 'error'],
      ['cross.moneda-factura', 'DVA_FACTURAS[0].NUMERO_FACTURA', 'FACTURA.ID_MONEDA', 'error'],
      ['cross.incoterm-factura', 'DVA_FACTURAS[0].NUMERO_FACTURA', 'FACTURA.ID_INCOTERM', 'warning'],
    ]);
    expect(changed[1]!.message).toContain('«14/10/2026»');
    expect(changed.map((each) => each.message).join(' ')).not.toMatch(/\bde el\b/);
  });

  it('finds goods that were shipped before they were invoiced, and exported long before', () => {
    const late = found((body, { invoices, transports }) => {
      transports[0]!.body.DOCUMENTO.FECHA_EMBARQUE = '2026-10-10';
      invoices[1]!.body.FACTURA.FECHA_EXPORTACION = '2026-09-24';
      body.DUCA.FECHA_TIPO_CAMBIO = '';
    });
    expect(told(late)).toEqual([
      ['cross.exportacion-embarque', 'DVA_FACTURAS[1].FECHA_FACTURA', 'FACTURA.FECHA_EXPORTACION', 'warning'],
      ['cross.factura-embarque', 'DVA_FACTURAS[0].FECHA_FACTURA', 'FACTURA.FECHA_FACTURA', 'warning'],
      ['cross.factura-embarque', 'DVA_FACTURAS[1].FECHA_FACTURA', 'FACTURA.FECHA_FACTURA', 'warning'],
    ]);
    const within = found(
      (_, { invoices }) => void (invoices[1]!.body.FACTURA.FECHA_EXPORTACION = '2026-10-05'),
    );
    expect(within).toEqual([]);
  });

  it('finds containers and seals that only one side has', () => {
    const odd = found((body, { transports }) => {
      body.EQUIPO[0]!.NUMERO_CONTENEDOR = 'TGHU1234567';
      transports[0]!.body.CONTENEDORES[1]!.NUMERO_PRECINTO = 'SL-1';
    });
    expect(told(odd)).toEqual([
      ['cross.marchamos', 'EQUIPO[1].NUMERO_PRECINTO', 'CONTENEDORES[1].NUMERO_PRECINTO', 'warning'],
      ['cross.contenedores', 'EQUIPO[0].NUMERO_CONTENEDOR', 'CONTENEDORES', 'warning'],
      ['cross.contenedores', 'EQUIPO', 'CONTENEDORES[0].NUMERO_CONTENEDOR', 'warning'],
    ]);
  });

  it('reads the freight of the transport document in its currency', () => {
    const freight = (amount: string, currency: string) =>
      found((_, { transports }) => {
        transports[0]!.body.DOCUMENTO.VALOR_FLETE = amount;
        transports[0]!.body.DOCUMENTO.ID_MONEDA_FLETE = currency;
      }).map((each) => each.code);
    const { TOTAL_FLETE_DOLARES, TIPO_CAMBIO } = formed(agreeing()).DUCA;
    expect(freight(TOTAL_FLETE_DOLARES, 'USD')).toEqual([]);
    expect(freight((Number(TOTAL_FLETE_DOLARES) * Number(TIPO_CAMBIO)).toFixed(2), 'GTQ')).toEqual([]);
    expect(freight('1.00', 'USD')).toEqual(['cross.flete-transporte']);
    // Nobody here knows what a yen is worth.
    expect(freight('1.00', 'JPY')).toEqual([]);
  });

  it('takes tolerance and severity from the list, and says nothing of a check that is switched off', () => {
    const judgedBy = (change: Record<string, string>) => {
      const lists = new Map(
        shippedCatalogues.filter((each) => each.countries.includes('GT')).map((list) => [list.name, list]),
      );
      const own = lists.get(catalogue.crossChecks)!;
      lists.set(own.name, {
        ...own,
        rows: own.rows.map((row) => (row.CLAVE === 'BULTOS_TRANSPORTE' ? { ...row, ...change } : row)),
      });
      const known = makeReference({
        country: 'GT',
        today: '2026-11-20',
        checkTaxId: countries.GT.checkTaxId,
        lists,
      });
      return found(
        (body) => void (body.DUCA.CANTIDAD_BULTOS = String(Number(body.DUCA.CANTIDAD_BULTOS) + 2)),
        known,
      ).map((each) => each.severity);
    };
    expect(judgedBy({ SEVERIDAD: 'ERROR' })).toEqual(['error']);
    expect(judgedBy({ TOLERANCIA: '2.00' })).toEqual([]);
    expect(judgedBy({ SEVERIDAD: 'NINGUNA' })).toEqual([]);
  });

  it('says that a value declaration of the order is not declared', () => {
    const lacking = found((body) => {
      body.DVAS = body.DVAS.slice(0, 1);
      body.DVA_FACTURAS = body.DVA_FACTURAS.filter((each) => each.ID_DVA === body.DVAS[0]!.ID_DVA);
    });
    expect(told(lacking)).toEqual([['cross.dva-de-la-orden', 'DVAS', 'DVA.ID_DVA', 'warning']]);
  });
});
