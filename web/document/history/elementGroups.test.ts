import { expect, it } from 'vitest';
import { elementGroups } from './elementGroups.ts';

it('tells by the element that they stand in which elements differ, what came or went with a dash and what is blank as blank', () => {
  const told = [
    { path: 'duca/observaciones', after: 'texto URGENTE' },
    { path: 'duca/fracciones/fraccion[2]/pesoNeto', before: '1.00', after: '' },
    { path: 'duca/fracciones/fraccion[2]/acuerdo1', before: '7' },
  ];
  expect(elementGroups(told)).toEqual([
    {
      title: 'duca',
      rows: [{ path: 'duca/observaciones', label: 'observaciones', before: '—', after: 'texto URGENTE' }],
    },
    {
      title: 'duca › fracciones › fraccion[2]',
      rows: [
        {
          path: 'duca/fracciones/fraccion[2]/pesoNeto',
          label: 'pesoNeto',
          before: '1.00',
          after: '(vacío)',
        },
        { path: 'duca/fracciones/fraccion[2]/acuerdo1', label: 'acuerdo1', before: '7', after: '—' },
      ],
    },
  ]);
});
