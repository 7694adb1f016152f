import { expect, it } from 'vitest';
import { withOptions } from '../../foundation/options/withOptions.ts';
import { checkDua } from '../check.ts';
import type { DuaBody } from '../dataSets.ts';
import { honduranReference, sampleDua } from '../sampleDua.fixture.ts';
import { valueProblems } from './values.ts';

const reference = honduranReference();
const whole = sampleDua(reference);
const [dva] = whole.DETALLE_DOCUMENTO.filter((each) => each.CODIGO_DOCUMENTO === '934');
const without: DuaBody = {
  ...whole,
  DETALLE_DOCUMENTO: whole.DETALLE_DOCUMENTO.filter((each) => each.CODIGO_DOCUMENTO !== '934'),
};
const of = (regime: string, lists = reference) =>
  valueProblems({ ...without, DECLARACION: { ...without.DECLARACION, CODIGO_REGIMEN: regime } }, lists);

it('a DUA of a regime that comes with a value declaration is told before the seal that it lists none', () => {
  const told = checkDua(without, reference).filter(({ code }) => code === 'dua.regime-without-dva');
  expect(told).toEqual([
    {
      code: 'dua.regime-without-dva',
      severity: 'warning',
      path: 'DECLARACION.CODIGO_REGIMEN',
      message:
        'El régimen 4000 lleva declaración de valor y esta DUA no tiene ninguna. Derívela de la orden y forme la DUA de nuevo, o agregue su documento 934, o cambie la opción en Configuraciones.',
    },
  ]);
});

it('and is not where it lists one, of the whole or of an item', () => {
  expect(valueProblems(whole, reference)).toEqual([]);
  const [item] = whole.DETALLE_MERCANCIAS;
  const DETALLE_DOCUMENTOS = [{ ...dva!, ID_ITEM: item!.ID_ITEM, NUMERO_ITEM: '1' }];
  expect(valueProblems({ ...without, DETALLE_DOCUMENTOS }, reference)).toEqual([]);
});

it('nor of a regime that comes with none, by the list or as the company says, nor of one that is none', () => {
  for (const regime of ['1000', '6010', '8000', '4999', '']) expect(of(regime), regime).toEqual([]);
  const own = withOptions(reference, [
    { OPCION: 'cat_sys_regimenes.DVA', CLAVE: '4000', VALOR: 'No' },
    { OPCION: 'cat_sys_regimenes.DVA', CLAVE: '6010', VALOR: 'Si' },
  ]);
  expect([of('4000', own).length, of('6010', own).length]).toEqual([0, 1]);
});
