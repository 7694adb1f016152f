import { describe, expect, it } from 'vitest';
import { classificationUses, type InvoicedLine } from './classificationUses.ts';
import type { DuaBody } from './dataSets.ts';
import { sampleDua } from './sampleDua.fixture.ts';

const sample = sampleDua();
const [first] = sample.DETALLE_MERCANCIAS;
const [someone] = sample.DETALLE_PROVEEDORES;

/** A registered declaration of items with these codes, bought of these suppliers. */
const registered = (codes: string[], suppliers: string[] = ['UNO']): DuaBody => ({
  ...sample,
  DECLARACION: {
    ...sample.DECLARACION,
    FECHA_ACEPTACION: '2026-11-20T10:15:00',
    CANAL_SELECTIVO: 'VERDE',
    ID_SARAH: '250011011994J',
  },
  DETALLE_PROVEEDORES: suppliers.map((NOMBRE_PROVEEDOR) => ({ ...someone!, NOMBRE_PROVEEDOR })),
  DETALLE_MERCANCIAS: codes.map((POSICION_ARANCELARIA) => ({
    ...first!,
    POSICION_ARANCELARIA,
    DESCRIPCION: `ÍTEM ${POSICION_ARANCELARIA}`,
  })),
});
const line = (CLASIFICACION_ARANCELARIA: string, ID_PRODUCTO = 'LT-140'): InvoicedLine => ({
  ID_PRODUCTO,
  NOMBRE_COMERCIAL: 'Laptop',
  NOMBRE_PROVEEDOR: 'DOS',
  CLASIFICACION_ARANCELARIA,
});
const facts = {
  FECHA: '2026-11-20',
  CANAL: 'VERDE',
  MODULO: 'dua',
  ID: 'dua-1',
  NUMERO: '250011011994J',
};

describe('how a registered DUA classified its goods', () => {
  it('is told by the lines of its invoices where an item has their code, however that is written', () => {
    expect(classificationUses('dua-1', registered(['8471.30.00.00']), [line('8471300000')])).toEqual([
      { CODIGO: 'LT-140', NOMBRE: 'Laptop', PROVEEDOR: 'DOS', PARTIDA: '8471300000', ...facts },
    ]);
  });

  it('says nothing of a line whose code was not declared, and lets the item speak for itself', () => {
    expect(classificationUses('dua-1', registered(['8517120000']), [line('8471300000')])).toEqual([
      { CODIGO: '', NOMBRE: 'ÍTEM 8517120000', PROVEEDOR: 'UNO', PARTIDA: '8517120000', ...facts },
    ]);
  });

  it('names a supplier of such an item only where there is one alone', () => {
    const supplierOf = (suppliers: string[]) =>
      classificationUses('dua-1', registered(['8517120000'], suppliers), [])[0]!.PROVEEDOR;
    expect(supplierOf(['UNO', 'DOS'])).toBe('');
    expect(supplierOf([])).toBe('');
  });

  it('tells every line, and an item once', () => {
    const uses = classificationUses('dua-1', registered(['8471300000', '8517120000']), [
      line('8471300000', 'A'),
      line('8471300000', 'B'),
    ]);
    expect(uses.map(({ CODIGO, PARTIDA }) => [CODIGO, PARTIDA])).toEqual([
      ['A', '8471300000'],
      ['B', '8471300000'],
      ['', '8517120000'],
    ]);
  });
});
