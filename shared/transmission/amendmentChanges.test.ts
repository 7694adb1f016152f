import { describe, expect, it } from 'vitest';
import { amendmentChanges, owedChanges, taxChanges } from './amendmentChanges.ts';
import { one } from '../foundation/fields/dataSet.ts';
import { field } from '../foundation/fields/field.ts';

const tax = (CONCEPTO: string, IMPORTE: string) => ({ CONCEPTO, IMPORTE });

describe('what is owed otherwise than before', () => {
  it('is told tax by tax, more or less, in the order of either', () => {
    expect(
      taxChanges(
        [tax('DAI', '10.00'), tax('IVA', '5.00'), tax('ISC', '1.00')],
        [tax('IVA', '4.50'), tax('DAI', '12.25'), tax('TASA', '3.00')],
      ),
    ).toEqual([
      { CONCEPTO: 'DAI', ANTES: '10.00', DESPUES: '12.25', DIFERENCIA: '2.25' },
      { CONCEPTO: 'IVA', ANTES: '5.00', DESPUES: '4.50', DIFERENCIA: '-0.50' },
      { CONCEPTO: 'ISC', ANTES: '1.00', DESPUES: '0.00', DIFERENCIA: '-1.00' },
      { CONCEPTO: 'TASA', ANTES: '0.00', DESPUES: '3.00', DIFERENCIA: '3.00' },
    ]);
  });

  it('is nothing where the sums are the same, however the lines are cut', () => {
    expect(
      taxChanges([tax('DAI', '10.00')], [tax('DAI', '4.00'), tax('DAI', ''), tax('DAI', '6.00')]),
    ).toEqual([]);
    expect(taxChanges([], [])).toEqual([]);
  });

  it('is not what a derivation keeps for itself', () => {
    const FORMADA = field.text('Para qué se formó', { max: 10, writer: 'derivation', hidden: true });
    const dataSets = { DUA: one('Declaración', { FORMADA }) };
    const none = () => ({ paid: [], guaranteed: [] });
    const { differences } = amendmentChanges(
      dataSets,
      none,
      { DUA: { FORMADA: '' } },
      { DUA: { FORMADA: 'a' } },
    );
    expect(differences).toEqual([]);
  });

  it('is that of what was accepted and what the declaration says now, beside what it says otherwise', () => {
    const dataSets = { DUA: one('Declaración', { NOTA: field.text('Nota', { max: 10, help: '' }) }) };
    const accepted = { DUA: { NOTA: 'a' } };
    const now = { DUA: { NOTA: 'b' } };
    const owed = (body: typeof now) => ({
      paid: [tax('DAI', body === accepted ? '1.00' : '3.00')],
      guaranteed: [],
    });
    expect(amendmentChanges(dataSets, owed, accepted, now)).toMatchObject({
      differences: [{ path: 'DUA.NOTA', before: 'a', after: 'b' }],
      owed: [
        { OBLIGACION: 'P', taxes: [{ CONCEPTO: 'DAI', ANTES: '1.00', DESPUES: '3.00', DIFERENCIA: '2.00' }] },
      ],
    });
    expect(amendmentChanges(dataSets, owed, accepted, accepted)).toEqual({ differences: [], owed: [] });
  });
});

describe('a change from guaranteed to paid', () => {
  const taxes = [tax('DAI', '10.00'), tax('IVA', '5.00')];
  const change = (CONCEPTO: string, ANTES: string, DESPUES: string, DIFERENCIA: string) => ({
    CONCEPTO,
    ANTES,
    DESPUES,
    DIFERENCIA,
  });

  it('tells each tax and the total as owed, and what is guaranteed no more', () => {
    expect(owedChanges({ paid: [], guaranteed: taxes }, { paid: taxes, guaranteed: [] })).toEqual([
      {
        OBLIGACION: 'P',
        taxes: [change('DAI', '0.00', '10.00', '10.00'), change('IVA', '0.00', '5.00', '5.00')],
        ANTES: '0.00',
        DESPUES: '15.00',
        DIFERENCIA: '15.00',
      },
      {
        OBLIGACION: 'G',
        taxes: [change('DAI', '10.00', '0.00', '-10.00'), change('IVA', '5.00', '0.00', '-5.00')],
        ANTES: '15.00',
        DESPUES: '0.00',
        DIFERENCIA: '-15.00',
      },
    ]);
  });

  it('has in its total the taxes that stay as they were too, and says nothing where none moves', () => {
    const more = [tax('DAI', '12.00'), tax('IVA', '5.00')];
    expect(owedChanges({ paid: taxes, guaranteed: [] }, { paid: more, guaranteed: [] })).toEqual([
      {
        OBLIGACION: 'P',
        taxes: [change('DAI', '10.00', '12.00', '2.00')],
        ANTES: '15.00',
        DESPUES: '17.00',
        DIFERENCIA: '2.00',
      },
    ]);
    expect(owedChanges({ paid: taxes, guaranteed: more }, { paid: taxes, guaranteed: more })).toEqual([]);
  });
});
