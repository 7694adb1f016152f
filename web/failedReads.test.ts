import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { dvaProcedures } from '../shared/dva/procedures.ts';
import { ApiError, OFFLINE } from './api/apiError.ts';
import { OrderSources } from './document/sources/OrderSources.tsx';
import { SourcesNotice } from './manifests/SourcesNotice.tsx';
import { SarahPanel } from './manifests/SarahPanel.tsx';
import { ServiceStatus } from './transmission/ServiceStatus.tsx';
import { OrderCounts } from './work-orders/OrderCounts.tsx';

const offline = new ApiError('Sin conexión con el servidor.', { code: OFFLINE, status: 0 });
const FAILED = { data: undefined, isPending: false, isError: true, error: offline, refetch: vi.fn() };

vi.mock('./api/queries.ts', () => ({
  useProcedure: ({ name }: { name: string }) =>
    name === 'status' ? page.status : { ...FAILED, refetch: () => undefined },
  useAction: () => ({}),
}));
const page: { status: unknown } = { status: FAILED };
vi.mock('@tanstack/react-query', async (original) => ({
  ...(await original<object>()),
  useQueryClient: () => ({}),
}));
vi.mock('./api/session.ts', () => ({ useMay: () => () => true, useSession: () => ({}) }));
vi.mock('./kit/reference.ts', () => ({ useReference: () => ({ rows: () => [] }) }));
vi.mock('./kit/useAddress.ts', () => ({ useAddress: () => ({ read: () => '', put: () => undefined }) }));
vi.mock('./document/problems/useInformRefusal.ts', () => ({ useInformRefusal: () => () => undefined }));
vi.mock('./transmission/Sent.tsx', () => ({ Sent: () => 'Enviado' }));
vi.mock('@mantine/core', async () => {
  const { createElement: make } = await import('react');
  return { Button: ({ children }: { children: string }) => make('button', null, children) };
});

const MANIFEST = {
  document: {
    header: { ID: 'm-1', ID_ORDEN: 'o-1', ESTADO: 'BORRADOR', LOCK: 1 },
    definition: { module: 'manifests', states: { states: { BORRADOR: {} }, transitions: {} } },
  },
};
const SENT = {
  data: { header: { LOCK: 1 }, TRANSMISIONES: [{}] },
  ...{ isPending: false, isError: false, error: null },
};

it.each([
  ['how many orders are open', OrderCounts, {}, 'No se pudieron contar las órdenes abiertas.'],
  ['whether the authority answers', ServiceStatus, {}, 'No se pudo preguntar si la autoridad responde.'],
  [
    'whether sources changed, in the order',
    OrderSources,
    { orderId: 'o-1', contracts: dvaProcedures, name: 'DVA' },
    'DVA: no se pudo comprobar si sus fuentes cambiaron.',
  ],
  [
    'whether sources changed, in the document',
    SourcesNotice,
    MANIFEST,
    'No se pudo comprobar si sus fuentes cambiaron.',
  ],
  ['what was sent', SarahPanel, MANIFEST, 'No se pudo leer el resumen de la transmisión.', SENT],
] as const)(
  'a read that failed says so and offers to ask again, and is neither blank nor loading: %s',
  (_, component, props, said, status: unknown = FAILED) => {
    page.status = status;
    const shown = renderToStaticMarkup(createElement<object>(component as FunctionComponent<object>, props));
    expect(shown).toContain(`${said} Sin conexión con el servidor.`);
    expect(shown).toContain('Intentar de nuevo');
  },
);
