import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { SameNumber } from './SameNumber.tsx';

const row = (ID: string, NOMBRE_PROVEEDOR: string) => ({
  ID,
  RESUMEN: { NUMERO_FACTURA: 'F-1', NOMBRE_PROVEEDOR },
});
const found = vi.hoisted(() => ({ data: [] as unknown[] }));
vi.mock('../api/queries.ts', () => ({ useProcedure: () => found }));

const said = (): string =>
  renderToStaticMarkup(
    createElement(
      MemoryRouter,
      null,
      createElement(SameNumber, { id: 'x', number: 'F-1', supplier: 'SHENZHEN CO., LTD.' }),
    ),
  )
    .replace(/<[^>]+>/g, '')
    .trim();

it('ends a sentence on a supplier whose name has a point with one point', () => {
  found.data = [row('a', 'SHENZHEN CO., LTD.'), row('b', 'SHENZHEN CO., LTD.')];
  expect(said()).toBe(
    'Este número ya está en Factura F-1 · SHENZHEN CO., LTD., Factura F-1 · SHENZHEN CO., LTD. Revise que no sea la misma factura.',
  );
  found.data = [row('a', 'TELAS DEL SUR')];
  expect(said()).toBe(
    'Este número ya está en Factura F-1 · TELAS DEL SUR. Revise que no sea la misma factura.',
  );
});
