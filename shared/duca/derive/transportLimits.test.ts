import { describe, expect, it } from 'vitest';
import { remarks } from '../fields/remarks.ts';
import { sampleReference, sampleSources } from '../sampleSources.fixture.ts';
import { ducaFromDvas } from './ducaFromDvas.ts';
import { remarksOf } from '../../declarations/remarks.ts';
import type { DeclarationSources } from '../../declarations/sources.ts';

const reference = sampleReference();
const sources = (): DeclarationSources =>
  structuredClone(sampleSources({ lines: 2, invoices: 1, suppliers: 1, containers: 1 }));

describe('the vehicle of a DUCA', () => {
  const facts = {
    ID_UNIDAD_TRANSPORTE: 'C-123BBC',
    PAIS_UNIDAD_TRANSPORTE: 'GT',
    MARCA_TRANSPORTE: 'FREIGHTLINER',
    CHASIS_TRANSPORTE: '1FUJA6CV',
    MATRICULA_REMOLQUE: 'TC-99',
  };
  const unit = (ID_MODO_TRANSPORTE: string) => {
    const one = sources();
    Object.assign(one.transports[0]!.body.DOCUMENTO, { ...facts, ID_MODO_TRANSPORTE });
    return ducaFromDvas(one, reference).UNIDAD;
  };

  it('says make, chassis and trailer on the road, and not at sea', () => {
    expect(unit('3')).toMatchObject([
      {
        MATRICULA_UNIDAD_TRANSPORTE: 'C-123BBC',
        ID_PAIS_REGISTRO: 'GT',
        MARCA_TRANSPORTE: 'FREIGHTLINER',
        CHASIS_TRANSPORTE: '1FUJA6CV',
        MATRICULA_REMOLQUE: 'TC-99',
        CANTIDAD_UNIDADES_CARGA: '1',
      },
    ]);
    expect(unit('1')).toMatchObject([
      { MARCA_TRANSPORTE: '', CHASIS_TRANSPORTE: '', MATRICULA_REMOLQUE: '' },
    ]);
  });

  it('is one for two documents that name the same, with the containers of both, and two for two', () => {
    const two = (other: string, country = 'GT') => {
      const one = sources();
      const [first] = one.transports;
      const second = structuredClone(first!);
      second.body.CONTENEDORES[0]!.NUMERO_CONTENEDOR = 'TCLU1234568';
      Object.assign(first!.body.DOCUMENTO, facts);
      Object.assign(second.body.DOCUMENTO, {
        ...facts,
        ID_UNIDAD_TRANSPORTE: other,
        PAIS_UNIDAD_TRANSPORTE: country,
      });
      const both = { ...one, transports: [first!, { ...second, id: 'otro' }] };
      return ducaFromDvas(both, reference).UNIDAD.map((each) => each.CANTIDAD_UNIDADES_CARGA);
    };
    expect(two('C-123BBC')).toEqual(['2']);
    expect(two('c-123bbc')).toEqual(['2']);
    expect(two('C-999')).toEqual(['1', '1']);
    expect(two('C-123BBC', 'HN')).toEqual(['1', '1']);
    expect(two('', '')).toEqual(['1']);
  });

  it('without containers carries as many units as its document says', () => {
    const one = sources();
    one.transports[0]!.body.CONTENEDORES = [];
    Object.assign(one.transports[0]!.body.DOCUMENTO, { ...facts, CANTIDAD_UNIDADES_CARGA: '7' });
    expect(ducaFromDvas(one, reference).UNIDAD[0]!.CANTIDAD_UNIDADES_CARGA).toBe('7');
  });
});

describe('remarks', () => {
  const LONGEST = remarks.fields.OBSERVACIONES.max!;
  const of = (...facts: { NOMBRE: string; VALOR: string; NUMERO_ITEM?: string }[]): string => {
    const one = sources();
    const [invoice] = one.invoices;
    invoice!.body.FACTURA.NUMERO_FACTURA = 'F1';
    const [blank] = invoice!.body.ADICIONALES;
    invoice!.body.ADICIONALES = facts.map((each, at) => ({
      ...blank!,
      ID_ADICIONAL: `a${at}`,
      NUMERO_ITEM: '',
      ...each,
    })) as DeclarationSources['invoices'][number]['body']['ADICIONALES'];
    return remarksOf(one, LONGEST);
  };

  it('are a line for each fact that has a name, with its item where it is of one', () => {
    expect(of()).toBe('');
    expect(of({ NOMBRE: 'Lote', VALOR: '7' })).toBe('Factura F1. Lote: 7');
    expect(of({ NOMBRE: '', VALOR: '7' }, { NOMBRE: 'Lote', VALOR: '8', NUMERO_ITEM: '2' })).toBe(
      'Factura F1, ítem 2. Lote: 8',
    );
  });

  it('fill the box to its last sign, and beyond that count what is left out', () => {
    const head = 'Factura F1. Lote: ';
    const whole = of({ NOMBRE: 'Lote', VALOR: 'x'.repeat(LONGEST - head.length) });
    expect(whole).toHaveLength(LONGEST);
    const facts = Array.from({ length: 400 }, (_, at) => ({
      NOMBRE: 'Lote',
      VALOR: String(at).padStart(10, '0'),
    }));
    const cut = of(...facts);
    const lines = cut.split('\n');
    expect(cut.length).toBeLessThanOrEqual(LONGEST);
    expect(lines.at(-1)).toBe(`Y ${400 - (lines.length - 1)} datos más en las facturas.`);
    expect(lines.slice(0, -1).every((line) => /^Factura F1\. Lote: \d{10}$/.test(line))).toBe(true);
    expect(LONGEST - cut.length).toBeLessThan(head.length + 12);
  });
});
