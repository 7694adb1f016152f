import { describe, expect, it } from 'vitest';
import { judgeOf } from '../../catalogues/judge.ts';
import { catalogue } from '../../catalogues/names.ts';
import { sampleReference, sampleReferenceOf } from '../../catalogues/sampleReference.fixture.ts';
import { theoreticalInsurance } from '../../catalogues/theoreticalInsurance.ts';
import { placeOf, withOptions } from '../../foundation/options/withOptions.ts';
import { optionKey } from '../../foundation/options/storedOptions.ts';
import { companyOptions as optionsOf, optionProblem } from './companyOptions.ts';

const companyOptions = optionsOf('GT');
const listsOf = { GT: sampleReference, HN: sampleReferenceOf('HN') };

/** Attributes that some rule, notice or print asks for; an option of another one would change nothing. */
const OBEYED = [
  'cat_sys_configuracion_usuario.VALOR',
  'cat_sys_parametros.ACTIVO',
  'cat_sys_parametros.PORCENTAJE',
  'cat_sys_parametros.TEXTO',
  'cat_sys_revisiones_internas.TOLERANCIA',
  'cat_sys_revisiones_internas.SEVERIDAD',
  'cat_sys_revisiones_cruzadas.TOLERANCIA',
  'cat_sys_revisiones_cruzadas.SEVERIDAD',
  'cat_sys_modalidades.DVA',
  'cat_sys_modalidades.CASILLA_44',
];

describe('the options of a company', () => {
  it('are each one thing, of a row that there is, with a default that may be and a sentence', () => {
    expect(new Set(companyOptions.map(optionKey)).size).toBe(companyOptions.length);
    expect([...new Set(companyOptions.map(({ OPCION }) => OPCION))].sort()).toEqual(OBEYED.toSorted());
    for (const option of companyOptions) {
      const { list, attribute } = placeOf(option.OPCION);
      const row = sampleReference.row(list, option.CLAVE);
      expect(row, option.title).toBeDefined();
      expect(
        optionProblem(option, row![attribute] ?? option.blank?.(sampleReference) ?? '?'),
        option.title,
      ).toBeUndefined();
      expect(option.effect, option.title).toMatch(/\.$/);
    }
  });

  it.each<[string, string, string | undefined]>([
    [
      'activar_notificaciones_duca_prov_simp',
      'sí',
      '«sí» no sirve; escriba 1 para encenderla o 0 para apagarla',
    ],
    ['AVISO_ORDEN_DIAS', '-1', '«-1» no sirve; escriba un número entero de días, de 0 a 999'],
    ['AVISO_ORDEN_DIAS', '1000', '«1000» no sirve; escriba un número entero de días, de 0 a 999'],
    ['AVISO_ORDEN_DIAS', '999', undefined],
    ['AVISO_ORDEN_DIAS', '', undefined],
    ['ID', 'si', '«si» no sirve; escriba «Si» o «No»'],
  ])('%s refuses «%s» with what to write instead', (key, value, said) => {
    const option = companyOptions.find(({ CLAVE }) => CLAVE === key)!;
    expect(optionProblem(option, value)).toBe(said);
  });

  it('say of both countries what comes with a value declaration, of what comes in unless the list excuses it', () => {
    const said = (country: 'GT' | 'HN', ...keys: string[]) =>
      keys.map((key) => {
        const option = optionsOf(country).find(
          (each) => each.CLAVE === key && each.group === 'Regímenes de DVA',
        )!;
        const { list, attribute } = placeOf(option.OPCION);
        const lists = listsOf[country];
        return [lists.row(list, key)![attribute], option.blank!(lists)];
      });
    expect(said('GT', 'ID', 'DI', 'DT')).toEqual(Array(3).fill(['Si', 'Si']));
    expect(said('GT', 'ED', 'DR', 'TR')).toEqual(Array(3).fill(['No', 'No']));
    expect(said('HN', '4000', '4600', '5300')).toEqual(Array(3).fill(['Si', 'Si']));
    expect(said('HN', '1000', '6010', '8000')).toEqual(Array(3).fill(['No', 'No']));
  });

  it('say no percentage above a hundred and no severity that there is not', () => {
    const find = (place: string, key: string) =>
      companyOptions.find(({ OPCION, CLAVE }) => OPCION === place && CLAVE === key)!;
    expect(optionProblem(find('cat_sys_parametros.PORCENTAJE', 'SEGURO_TEORICO'), '101')).toMatch(
      /pasa de 100/,
    );
    expect(optionProblem(find('cat_sys_parametros.PORCENTAJE', 'SEGURO_TEORICO'), '2.5')).toBeUndefined();
    expect(optionProblem(find('cat_sys_revisiones_internas.SEVERIDAD', 'TASA_BANCO'), 'NADA')).toMatch(
      /ERROR/,
    );
    expect(optionProblem(find('cat_sys_revisiones_internas.TOLERANCIA', 'TASA_BANCO'), '5,0')).toMatch(
      /punto/,
    );
  });

  it('laid over the lists are obeyed by whoever asks a list, and change the lists of nobody else', () => {
    const laid = withOptions(sampleReference, [
      { OPCION: 'cat_sys_parametros.PORCENTAJE', CLAVE: 'SEGURO_TEORICO', VALOR: '2.00' },
      { OPCION: 'cat_sys_revisiones_internas.SEVERIDAD', CLAVE: 'TASA_BANCO', VALOR: 'NINGUNA' },
      { OPCION: 'cat_sys_revisiones_internas.TOLERANCIA', CLAVE: 'EXPORTACION_FACTURA', VALOR: '30' },
      { OPCION: 'cat_sys_revisiones_internas.TOLERANCIA', CLAVE: 'NO_EXISTE', VALOR: '30' },
    ]);
    expect(theoreticalInsurance(laid)?.percent).toBe('2.00');
    expect(theoreticalInsurance(sampleReference)?.percent).toBe('1.50');
    expect(judgeOf('TASA_BANCO', laid)).toBeUndefined();
    expect(judgeOf('EXPORTACION_FACTURA', laid)!.later('2026-11-20', '2026-10-25')).toBe(false);
    expect(judgeOf('EXPORTACION_FACTURA', sampleReference)!.later('2026-11-20', '2026-10-25')).toBe(true);
    expect(laid.rows(catalogue.plausibility)).toHaveLength(
      sampleReference.rows(catalogue.plausibility).length,
    );
    expect(laid.row(catalogue.plausibility, 'NO_EXISTE')).toBeUndefined();
    expect(laid.rows(catalogue.countries)).toBe(sampleReference.rows(catalogue.countries));
    expect(withOptions(sampleReference, [])).toBe(sampleReference);
  });
});
