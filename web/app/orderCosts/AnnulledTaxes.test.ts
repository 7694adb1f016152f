import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { sampleReference } from '../../../shared/duca/sampleSources.fixture.ts';
import type { CostRow } from '../../../shared/work-orders/costs/procedures.ts';
import { ReferenceContext } from '../../kit/reference.ts';
import { AnnulledTaxes } from './AnnulledTaxes.tsx';

vi.mock('../../kit/simple.tsx', () => ({ Button: () => null }));
vi.mock('../../api/queries.ts', () => ({ useAction: () => ({ isError: false, isPending: false }) }));

const tax = (LOCAL: string, PAGADO_POR: string, CARGO_CLIENTE: string): CostRow => ({
  ...{
    ID_GASTO: `duc-1-${LOCAL}`,
    LOCK: 1,
    USUARIO: 'sistema',
    REGISTRADO: '',
    ANULADA: '1',
    LOCAL,
    DOLARES: '1.00',
  },
  GASTO: {
    ...{ ID_CONCEPTO: 'IMPUESTO', ID_MONEDA: 'GTQ', TIPO_CAMBIO: '8', MONTO: LOCAL, IMPUESTO: '0.00' },
    ...{ PAGADO_POR, CARGO_CLIENTE, ORIGEN: 'duc-1', DOCUMENTO: 'GT-1' },
  },
});
const shown = (rows: readonly CostRow[], writes: boolean): string =>
  renderToStaticMarkup(
    createElement(
      ReferenceContext,
      { value: sampleReference('GT') },
      createElement(AnnulledTaxes, { orderId: 'ord-1', rows, writes }),
    ),
  )
    .replace(/<[^>]+>/g, '')
    .trim();

it('says of an annulled declaration’s taxes what is in the account, and apart what the client paid at the bank', () => {
  expect(shown([tax('5000.00', 'CLIENTE', '0')], true)).toContain(
    'La DUCA GT-1 se anuló, y los tributos que el cliente pagó en el banco, GTQ 5,000.00, no están en su cuenta.',
  );
  expect(shown([tax('10.00', 'AGENCIA', '1'), tax('20.00', 'CLIENTE', '0')], true)).toContain(
    'los tributos que cargó al cliente, GTQ 10.00, siguen en su cuenta; los que el cliente pagó en el banco, GTQ 20.00, no están en su cuenta. Si no se pagaron, quítelos',
  );
});

it('tells nobody to take out what they may not take out', () => {
  expect(shown([tax('10.00', 'AGENCIA', '1')], false)).toMatch(/siguen en su cuenta\.$/);
});
