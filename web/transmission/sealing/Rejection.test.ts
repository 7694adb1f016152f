import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { ducaDefinition } from '../../../shared/duca/definition.ts';
import { ducaProcedures } from '../../../shared/duca/procedures.ts';
import type { OpenDocument } from '../../document/useDocument.ts';
import { Rejection } from './Rejection.tsx';

vi.mock('../../api/session.ts', () => ({ useMay: () => () => true }));
vi.mock('../../api/queries.ts', () => ({ useProcedure: () => ({ data: undefined }) }));
vi.mock('../../kit/simple.tsx', () => ({ Button: ({ children }: { children: string }) => children }));
vi.mock('../../kit/reference.ts', () => ({ useReference: () => ({ country: 'GT' }) }));

const change = { noun: 'rectificación', verb: 'Rectificar' };
const FAILED = { message: 'Se cortó la conexión.', reference: 'ref-1' };

/** What stands on the head of a DUCA whose last act was refused while nothing is known yet of how it stands. */
function notice(ESTADO: string, error: typeof FAILED | null = null): string {
  const header = { ID: 'duca-1', ESTADO, RECHAZO: 'No procede', VERSION: 4, LOCK: 4 };
  const document = { definition: ducaDefinition, header, body: {}, readOnly: false };
  const asked = { data: undefined, error, refetch: () => {} };
  const props = { document: document as unknown as OpenDocument, asked, open: ducaProcedures.open, change };
  return renderToStaticMarkup(createElement(Rejection, props)).replace(/<[^>]+>/g, '');
}

it.each([
  ['ACEPTADA', 'La autoridad rechazó la anulación de la DUCA.', 'Sigue en pie lo aceptado.'],
  ['VERDE', 'La autoridad rechazó la anulación de la DUCA.', 'Sigue en pie lo aceptado.'],
  ['CORRECCION', 'La autoridad rechazó la rectificación de la DUCA.', 'Sigue en pie lo aceptado.'],
  ['RECHAZADA', 'La autoridad rechazó la DUCA.', 'Nada quedó registrado.'],
])(
  'says what was refused of one that is %s and what stands, while the answer is read and when it cannot be',
  (state, ...said) => {
    for (const error of [null, FAILED])
      for (const sentence of said) expect(notice(state, error)).toContain(sentence);
    expect(notice(state)).not.toContain('Intentar de nuevo');
    expect(notice(state, FAILED)).toMatch(
      /No se pudo leer qué objetó la autoridad\. Se cortó la conexión\..*Intentar de nuevo/,
    );
  },
);
