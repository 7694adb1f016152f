import { describe, expect, it, vi } from 'vitest';
import { ducaStates } from '../../shared/duca/states.ts';
import { duaStates } from '../../shared/dua/states.ts';
import type { StateMachine } from '../../shared/foundation/documents/states.ts';
import { keysOf } from '../../shared/foundation/keyed.ts';
import type { EditorAction } from '../document/EditorHead.tsx';
import { useDucaActions } from '../duca/editor/useDucaActions.tsx';
import { useDuaActions } from './useDuaActions.tsx';

const { none } = vi.hoisted(() => ({ none: () => ({ actions: () => [], window: null }) }));
vi.mock('react-router-dom', () => ({ useNavigate: () => () => {} }));
vi.mock('../api/session.ts', () => ({ useMay: () => () => true }));
vi.mock('../document/useAct.ts', () => ({ useAct: () => () => Promise.resolve() }));
vi.mock('../transmission/sealing/useAmending.tsx', () => ({ useAmending: none }));
vi.mock('../transmission/sealing/useCheckPage.ts', () => ({ useCheckPage: () => () => {} }));
vi.mock('../duca/editor/usePapers.tsx', () => ({ usePapers: none }));
vi.mock('./useDuaCopy.tsx', () => ({ useDuaCopy: () => ({ action: () => ({ label: '' }), window: null }) }));

interface Screen {
  states: StateMachine;
  label: string;
  actions: (document: never) => EditorAction[];
}
const screens: [name: string, screen: () => Screen][] = [
  ['DUCA', () => ({ states: ducaStates, label: 'Formar de nuevo', ...useDucaActions() })],
  ['DUA', () => ({ states: duaStates, label: 'Formar de nuevo de la orden', ...useDuaActions() })],
];

describe.each(screens)('a %s', (_name, screen) => {
  const offered = (ESTADO: string, ID_ORDEN = 'ord-1'): boolean => {
    const { actions, label } = screen();
    const document = { header: { ID: '1', ESTADO, ID_ORDEN }, problems: [], body: {} };
    return actions(document as never).some((each) => each.label === label);
  };

  it('is offered to be formed again wherever it may be changed, where a problem asks for it', () => {
    const { states } = screen().states;
    const editable = keysOf(states).filter((state) => states[state]!.editable);
    expect(keysOf(states).filter((state) => offered(state))).toEqual(editable);
    expect(editable).toContain('CORRECCION');
    expect(offered('BORRADOR', '')).toBe(false);
  });
});
