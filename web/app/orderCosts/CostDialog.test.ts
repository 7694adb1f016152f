import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { sampleReference } from '../../../shared/duca/sampleSources.fixture.ts';
import { costData } from '../../../shared/work-orders/costs/costData.ts';
import { ReferenceContext } from '../../kit/reference.ts';
import { CostDialog } from './CostDialog.tsx';

vi.mock('../../kit/windows.tsx', () => ({ Dialog: ({ children }: { children: ReactNode }) => children }));
vi.mock('../../kit/simple.tsx', () => ({
  Button: ({ children }: { children: ReactNode }) => createElement('button', {}, children),
}));
vi.mock('../../kit/fields/FieldInput.tsx', () => ({
  FieldInput: ({ path, readOnly }: { path: string; readOnly?: boolean }) =>
    createElement('input', { name: path, readOnly }),
}));
vi.mock('./Receipt.tsx', () => ({ Receipt: () => null }));
vi.mock('../../api/queries.ts', () => ({
  useAction: () => ({ isPending: false }),
  useProcedure: () => ({}),
}));
vi.mock('../../api/session.ts', () => ({ useSession: () => ({ country: 'GT' }) }));

it('of a tax that a declaration brought one may say who paid it and whether it is charged, and nothing else', () => {
  const GASTO = { MONTO: '10.00', PAGADO_POR: 'AGENCIA', CARGO_CLIENTE: '1', ORIGEN: 'duc-1' };
  const row = { ID_GASTO: 'duc-1-DAI', LOCK: 1, GASTO } as never;
  const shown = renderToStaticMarkup(
    createElement(
      ReferenceContext,
      { value: sampleReference('GT') },
      createElement(CostDialog, { orderId: 'ord-1', row, onClose: () => undefined }),
    ),
  );
  const inputs = [...shown.matchAll(/<input[^>]*>/g)].map(([input]) => input);
  const open = inputs.flatMap((each) => (/readOnly/i.test(each) ? [] : /GASTO\.(\w+)/.exec(each)![1]!));
  expect(open).toEqual(['PAGADO_POR', 'CARGO_CLIENTE']);
  expect(inputs.length).toBe(Object.values(costData.fields).filter(({ hidden }) => !hidden).length);
  expect(shown).toContain('<button>Guardar</button>');
  expect(shown).not.toContain('Quitar');
});
