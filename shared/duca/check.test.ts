import { describe, expect, it } from 'vitest';
import { CHARACTERISTICS_CATALOGUE, EXEMPTIONS_CATALOGUE } from '../catalogues/importedOnly.ts';
import type { CatalogueRow } from '../foundation/documents/reference.ts';
import { blankRecord } from '../foundation/fields/dataSet.ts';
import { calculateDuca } from './calculate.ts';
import { checkDuca } from './check.ts';
import { completeDuca } from './completeDuca.fixture.ts';
import { ducaDataSets, type DucaBody } from './dataSets.ts';
import { ducaFromDvas } from './derive/ducaFromDvas.ts';
import { readinessProblems } from './readiness.ts';
import { sampleReference, sampleSources } from './sampleSources.fixture.ts';

const reference = sampleReference();
const whole = ducaFromDvas(sampleSources({ lines: 3, invoices: 1, suppliers: 1, containers: 2 }), reference);
const header = (values: Partial<DucaBody['DUCA']>): DucaBody => ({
  ...whole,
  DUCA: { ...whole.DUCA, ...values },
});
const fraction = (index: number, values: Partial<DucaBody['FRACCIONES'][number]>): DucaBody => ({
  ...whole,
  FRACCIONES: whole.FRACCIONES.map((each, at) => (at === index ? { ...each, ...values } : each)),
});
const found = (body: DucaBody) => checkDuca(body, reference).map(({ code, path }) => `${code} ${path}`);

describe('checkDuca', () => {
  it('finds nothing in a whole declaration', () => {
    expect(readinessProblems(whole, reference)).toEqual([]);
  });

  it('is told of a paper of its own that is declared twice', () => {
    const [paper] = whole.DVA_FACTURAS;
    const again = { ...paper!, ID_FACTURA: 'fac-again' };
    expect(found({ ...whole, DVA_FACTURAS: [...whole.DVA_FACTURAS, again] })).toContain(
      `duca.invoice-twice DVA_FACTURAS[${whole.DVA_FACTURAS.length}].NUMERO_FACTURA`,
    );
  });

  it('names what the matrix calls mandatory, at its path, with box, modality and class', () => {
    const problems = checkDuca(fraction(1, { DESCRIPCION: '' }), reference);
    expect(problems).toEqual([
      expect.objectContaining({
        code: 'matrix.mandatory',
        path: 'FRACCIONES[1].DESCRIPCION',
        message:
          'Casilla 46, línea 2, Descripción de las Mercancías: es obligatorio en la modalidad ID, clase 1; complételo.',
      }),
    ]);
    expect(found({ ...whole, DOCUMENTOS: [] })).toEqual(['matrix.no-lines DOCUMENTOS']);
  });

  it('asks an export for its office of exit at the box of that office', () => {
    const leaving = calculateDuca(
      header({ MODALIDAD: 'ED', ID_ADUANA_SALIDA: '', ID_ADUANA_INGRESO: 'ST' }),
      reference,
    );
    expect(found(leaving)).toContain('matrix.mandatory DUCA.ID_ADUANA_SALIDA');
    expect(found(leaving).join()).not.toContain('ID_ADUANA_INGRESO');
  });

  it('says when there are no rules for modality and class, and waits while either is blank', () => {
    expect(found(header({ MODALIDAD: 'QQ' }))).toContain('matrix.no-rows DUCA.MODALIDAD');
    expect(found(header({ MODALIDAD: '' })).join()).not.toContain('matrix');
  });

  it('tells once what two elements of the message owe, and every regime besides', () => {
    const told = readinessProblems(header({ NO_ORDEN: '' }), reference);
    expect(told.filter(({ path }) => path === 'DUCA.NO_ORDEN').map(({ code }) => code)).toEqual([
      'owed.blank',
    ]);
  });

  it('asks a vehicle for its VIN or its chassis, whichever it has', () => {
    const vehicle = (values: Partial<DucaBody['VEHICULOS'][number]>): DucaBody => ({
      ...whole,
      VEHICULOS: [
        {
          ...blankRecord(ducaDataSets.VEHICULOS),
          ID_VEHICULO: 'v-1',
          NUMERO_LINEA: '1',
          MARCA: 'JOHN DEERE',
          MODELO: '2026',
          VALOR_FOB: '1.00',
          ...values,
        },
      ],
    });
    expect(found(vehicle({}))).toEqual(['duca.unit-number VEHICULOS[0].VIN']);
    expect(found(vehicle({ CHASIS: '1P05075EVN0012345' }))).toEqual([]);
    expect(found(vehicle({ VIN: 'JTDBR32E720012345' }))).toEqual([]);
  });

  it('asks for what a yes or an «other» of a value declaration needs', () => {
    const dva = (values: Partial<DucaBody['DVAS'][number]>): string[] =>
      readinessProblems({ ...whole, DVAS: [{ ...whole.DVAS[0]!, ...values }] }, reference).map(
        ({ severity, code, path }) => `${severity} ${code} ${path}`,
      );
    expect(dva({ CASILLA_24: '1', CASILLA_24_1: '' })).toEqual(['missing owed.blank DVAS[0].CASILLA_24_1']);
    expect(dva({ CASILLA_24: '1', CASILLA_24_1: 'Solo reventa' })).toEqual([]);
    expect(dva({ FORMA_PAGO: 'OT', OTRA_FORMA_PAGO: '' })).toEqual([
      'missing owed.blank DVAS[0].OTRA_FORMA_PAGO',
    ]);
    expect(dva({ NUMERO_CONTRATO: 'C-1', FECHA_CONTRATO: '' })).toEqual([
      'warning duca.contract-date DVAS[0].FECHA_CONTRATO',
    ]);
  });

  it.each([
    ['8517', 'error tariff.incomplete FRACCIONES[1].CLASIFICACION_ARANCELARIA'],
    ['9999999999', 'error tariff.unknown FRACCIONES[1].CLASIFICACION_ARANCELARIA'],
    ['9999999999', 'error duca.no-rate FRACCIONES[1].CLASIFICACION_ARANCELARIA'],
    ['1234567890', 'warning tariff.unknown FRACCIONES[1].CLASIFICACION_ARANCELARIA'],
  ])('holds the code %s of box 45 to the tariff in force: %s', (code, expected) => {
    const typed = fraction(1, { CLASIFICACION_ARANCELARIA: code, ACUERDO_1_ID: '' });
    const problems = checkDuca(calculateDuca(typed, reference), reference);
    expect(problems.map(({ severity, code: name, path }) => `${severity} ${name} ${path}`)).toContain(
      expected,
    );
  });

  it('tells of the code of goods only where it is not that of a fraction', () => {
    const items = whole.FRACCION_ITEMS.map((each, at) =>
      at === 0 ? { ...each, CLASIFICACION_ARANCELARIA: '8518' } : each,
    );
    expect(found({ ...whole, FRACCION_ITEMS: items })).toContain(
      'tariff.incomplete FRACCION_ITEMS[0].CLASIFICACION_ARANCELARIA',
    );
  });

  it.each(['1-', '-2', '1-2-3', '0-2', '2-1', '01', '4', 'a-b', ' '])(
    'refuses «%s» as the lines of a document',
    (LINEA) => {
      const documents = [{ ...whole.DOCUMENTOS[0]!, LINEA }];
      expect(found({ ...whole, DOCUMENTOS: documents })).toEqual(['duca.document-lines DOCUMENTOS[0].LINEA']);
    },
  );

  it.each(['', '0', '1', '1-3', '2 - 3 '])('takes «%s» as the lines of a document', (LINEA) => {
    expect(found({ ...whole, DOCUMENTOS: [{ ...whole.DOCUMENTOS[0]!, LINEA }] })).toEqual([]);
  });

  it('asks less of a provisional declaration', () => {
    const bare = { DVAS: [], DVA_FACTURAS: [], FRACCION_ITEMS: [] };
    expect(found({ ...header({ CLASE: '3' }), ...bare })).toEqual([]);
    expect(found({ ...whole, ...bare })).toHaveLength(3);
  });

  it('compares header and fractions to the cent, and the value declarations with the DUCA', () => {
    const body = header({ TOTAL_FLETE_DOLARES: '1500.26' });
    expect(found(body)).toEqual([
      'duca.total DUCA.TOTAL_FLETE_DOLARES',
      'duca.value DUCA.TOTAL_FLETE_DOLARES',
    ]);
    expect(checkDuca(body, reference)[0]).toMatchObject({
      message:
        'Casilla 26: el transporte del encabezado (1,500.26) no es la suma de las fracciones (1,500.25). Corrija el total o prorratee de nuevo.',
      relatedPath: 'FRACCIONES[0].VALOR_FLETE',
    });
    expect(found(header({ CANTIDAD_BULTOS: '10.00' }))).toEqual(['duca.total DUCA.CANTIDAD_BULTOS']);
    expect(found(header({ PESO_BRUTO_TOTAL: '99999.00' }))).toEqual(['duca.total DUCA.PESO_BRUTO_TOTAL']);
  });

  it('does not let the net weight pass the gross', () => {
    const { PESO_BRUTO } = whole.FRACCIONES[0]!;
    expect(found(fraction(0, { PESO_NETO: `9${PESO_BRUTO}` }))).toContain(
      'duca.weight FRACCIONES[0].PESO_NETO',
    );
  });

  it('names a code without a rate, and warns when the general rate stands in for a preferential one', () => {
    const unknown = calculateDuca(fraction(2, { CLASIFICACION_ARANCELARIA: '7701000000' }), reference);
    expect(found(unknown)).toContain('duca.no-rate FRACCIONES[2].CLASIFICACION_ARANCELARIA');
    const claimed = checkDuca(fraction(1, { ACUERDO_1_ID: '20' }), reference);
    expect(claimed).toMatchObject([
      { code: 'duca.general-rate', severity: 'warning', path: 'FRACCIONES[1].ACUERDO_1_ID' },
      { code: 'duca.no-certificate', path: 'FRACCIONES[1].ACUERDO_1_ID' },
      { code: 'duca.no-criterion', path: 'FRACCIONES[1].CRITERIO_ORIGEN' },
    ]);
  });

  it("warns of another day's rate of exchange (fault row 40)", () => {
    expect(checkDuca(header({ FECHA_TIPO_CAMBIO: '2026-11-19' }), reference)).toMatchObject([
      {
        code: 'duca.rate-day',
        severity: 'warning',
        message:
          'Casilla 31: la tasa de cambio es del 19/11/2026 y hoy es 20/11/2026. Confirme cuál corresponde.',
      },
    ]);
    const accepted = { FECHA_TIPO_CAMBIO: '2026-11-19', FECHA_ACEPTACION: '2026-11-19T10:00:00' };
    expect(checkDuca(header(accepted), reference).map((each) => each.code)).not.toContain('duca.rate-day');
  });

  it('finds a container twice and a count that disagrees', () => {
    const twice = whole.EQUIPO.map((each) => ({
      ...each,
      NUMERO_CONTENEDOR: whole.EQUIPO[0]!.NUMERO_CONTENEDOR,
    }));
    expect(found({ ...whole, EQUIPO: twice })).toEqual(['duca.container-twice EQUIPO[1].NUMERO_CONTENEDOR']);
    const units = (...counts: string[]) =>
      counts.map((CANTIDAD_UNIDADES_CARGA, at) => ({
        ...whole.UNIDAD[0]!,
        ID_LINEA: `u-${at}`,
        CANTIDAD_UNIDADES_CARGA,
      }));
    expect(found({ ...whole, UNIDAD: units('3') })).toEqual([
      'duca.containers UNIDAD[0].CANTIDAD_UNIDADES_CARGA',
    ]);
    expect(found({ ...whole, UNIDAD: units('1', '1') })).toEqual([]);
  });

  it('finds a driver or a vehicle of a carrier that is not listed', () => {
    const driver = { ...blankRecord(ducaDataSets.CONDUCTOR), NOMBRE_CONDUCTOR: 'Ana', ID_CONDUCTOR: '1' };
    const drivers = [
      { ...driver, LICENCIA_CONDUCTOR: 'A', NUMERO_TRANSPORTISTA: '1' },
      { ...driver, LICENCIA_CONDUCTOR: 'A', NUMERO_TRANSPORTISTA: '4' },
    ];
    expect(found({ ...whole, CONDUCTOR: drivers })).toEqual([
      'duca.carrier-of CONDUCTOR[1].NUMERO_TRANSPORTISTA',
    ]);
  });

  it.each([
    ['4', true],
    ['0', false],
    ['1-3', false],
    ['3-1', true],
    ['todas', true],
  ])('reads the lines of a support document: %s', (LINEA, wrong) => {
    const DOCUMENTOS = [{ ...whole.DOCUMENTOS[0]!, LINEA }, ...whole.DOCUMENTOS.slice(1)];
    expect(found({ ...whole, DOCUMENTOS }).includes('duca.document-lines DOCUMENTOS[0].LINEA')).toBe(wrong);
  });

  it.each(['100', '200', '300', '400', '500'])(
    'refuses minimum descriptions of goods under agreement 2, code %s, though their heading has a catalogue',
    (code) => {
      const lists: Record<string, CatalogueRow[]> = {
        [CHARACTERISTICS_CATALOGUE]: [{ CLAVE: '1', VALOR: '', PARTIDA: '8544' }],
        // A list of exclusions narrows what the message says of goods, not this.
        [EXEMPTIONS_CATALOGUE]: [{ CLAVE: '1', VALOR: '', ACUERDO: '100', PREFIJO: '99' }],
      };
      const loaded = { ...reference, rows: (name: string) => lists[name] ?? reference.rows(name) };
      const complete = completeDuca(reference);
      const detailed = (ACUERDO_PREFERENCIAL_2: string) => {
        const item = { ...complete.FRACCION_ITEMS[0]!, CLASIFICACION_ARANCELARIA: '8544420000' };
        const body = { ...complete, FRACCION_ITEMS: [{ ...item, ACUERDO_PREFERENCIAL_2 }] };
        return checkDuca(body, loaded).filter(({ path }) => path.startsWith('ITEM_CARACTERISTICAS'));
      };
      expect(detailed('')).toEqual([]);
      expect(detailed(code)).toMatchObject([{ code: 'duca.characteristic-unasked', severity: 'error' }]);
      expect(detailed(code)[0]!.message).toContain('lleva el acuerdo 2');
    },
  );

  it('refuses minimum descriptions of goods whose heading has no catalogue, or that are not there', () => {
    const complete = completeDuca(reference);
    const codes = (each: DucaBody) =>
      checkDuca(each, reference)
        .filter(({ path }) => path.startsWith('ITEM_CARACTERISTICAS'))
        .map(({ code, path }) => `${code} ${path}`);
    expect(codes(complete)).toEqual(['duca.characteristic-unasked ITEM_CARACTERISTICAS[0].NUMERO_ITEM']);
    const [line] = complete.ITEM_CARACTERISTICAS;
    expect(codes({ ...complete, ITEM_CARACTERISTICAS: [{ ...line!, NUMERO_ITEM: '99' }] })).toEqual([
      'duca.characteristic-item ITEM_CARACTERISTICAS[0].NUMERO_ITEM',
    ]);
  });
});
