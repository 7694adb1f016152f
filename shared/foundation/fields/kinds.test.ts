import { describe, expect, it } from 'vitest';
import { field, type Field } from './field.ts';
import { kinds, shownValue, type FieldContext } from './kinds.ts';

const context: FieldContext = {
  today: '2026-11-20',
  checkTaxId: (text) =>
    text === 'malo' ? { ok: false, reason: 'El NIT malo no existe.' } : { ok: true, value: text },
  hasCode: (list, code) => (list === 'lista' ? code === 'SI' : undefined),
};
const typed = (declared: Field, text: string) => kinds[declared.kind].parse(text, declared, context);
const stored = (declared: Field, value: string) => kinds[declared.kind].check(value, declared, context);
const reason = (declared: Field, text: string): string | undefined => {
  const parsed = typed(declared, text);
  return parsed.ok ? undefined : parsed.reason;
};

describe('text', () => {
  const text = field.text('x', { max: 5 });

  it('is taken without the spaces at its ends and without what nobody sees', () => {
    expect(typed(text, '  a\tb\u200b ')).toEqual({ ok: true, value: 'a b' });
    expect(kinds.text.format('a', text)).toBe('a');
  });

  it('may be as long as its field, and says by how much it is not', () => {
    expect(stored(text, 'abcde')).toBeUndefined();
    expect(stored(text, 'abcdef')).toBe('tiene 6 caracteres y admite 5; acórtelo');
    expect(stored(field.text('x'), 'x'.repeat(999))).toBeUndefined();
  });

  it('holds neither hidden marks nor control characters', () => {
    expect(stored(text, 'a\u202eb')).toBe('lleva marcas invisibles que cambian el orden del texto; bórrelas');
    expect(stored(text, 'a\tb')).toBe(
      'lleva tabulaciones, saltos de línea u otros caracteres de control; cámbielos por espacios',
    );
    expect(stored(text, 'a\nb')).toMatch(/^lleva tabulaciones/);
  });
});

describe('a note', () => {
  const note = field.note('x', { max: 20 });

  it('keeps its lines, however they end, and the words of each', () => {
    expect(typed(note, ' uno\r\ndos\u2028tres\rcuatro\n ')).toEqual({
      ok: true,
      value: 'uno\ndos\ntres\ncuatro',
    });
    expect(typed(note, 'a\tb\nc')).toEqual({ ok: true, value: 'a b\nc' });
  });

  it('holds line breaks and no other control characters, and is no longer than its field', () => {
    expect(stored(note, 'a\nb\nc')).toBeUndefined();
    expect(stored(note, 'a\tb')).toMatch(/^lleva tabulaciones/);
    expect(stored(note, 'x\n'.repeat(11))).toBe('tiene 22 caracteres y admite 20; acórtelo');
  });
});

describe('a decimal', () => {
  const amount = field.decimal('x', { decimals: 2 });

  it('is read as people write it and stored in its one form', () => {
    for (const text of ['1234.5', '1,234.50', 'US$ 1 234.50', '1234.500'])
      expect(typed(amount, text), text).toEqual({ ok: true, value: '1234.50' });
    expect(typed(field.decimal('x'), '1.5'), 'two decimals where none are said').toEqual({
      ok: true,
      value: '1.50',
    });
    expect(typed(field.decimal('x', { decimals: 0 }), '15')).toEqual({ ok: true, value: '15' });
    expect(stored(amount, '1234.50')).toBeUndefined();
    expect(stored(amount, '1234.5')).toBe('se guarda como «1234.50»; escríbalo así');
  });

  it('says how a number is written where it is none', () => {
    expect(reason(amount, 'mil')).toBe(
      '«mil» no es un número con hasta 2 decimales; escríbalo como 1,234.50',
    );
  });

  it('asks what is meant where it has more decimals than fit', () => {
    expect(reason(amount, ' 1234.567 ')).toBe(
      '«1234.567» tiene 3 decimales y aquí caben 2; escriba 1,234.57, que es su redondeo',
    );
    expect(reason(amount, '0.004')).toBe(
      '«0.004» tiene 3 decimales y aquí caben 2; su redondeo es cero: use una unidad menor, o escriba 0.00',
    );
    expect(reason(field.decimal('x', { decimals: 0 }), '1.5')).toContain('tiene 1 decimales y aquí caben 0');
  });

  it('is below zero only where its field says so', () => {
    expect(reason(amount, '-1.00')).toBe('no puede ser negativo; revise el signo');
    expect(typed(field.decimal('x', { negative: true }), '(1.00)')).toEqual({ ok: true, value: '-1.00' });
  });

  it('has twelve digits before its point at most', () => {
    const signed = field.decimal('x', { decimals: 2, negative: true });
    expect(typed(signed, '999999999999.99').ok).toBe(true);
    expect(typed(signed, '-999999999999.99').ok).toBe(true);
    for (const text of ['1000000000000.00', '-1000000000000.00'])
      expect(reason(signed, text)).toBe('tiene más de 12 dígitos enteros; revise el número');
  });

  it('shows the decimals that it has to, and more as far as they say something', () => {
    const rate = field.decimal('x', { decimals: 8, fewest: 5 });
    const shown = (value: string) => kinds.decimal.format(value, rate);
    expect([shown('1.08500000'), shown('1.08501230'), shown('1.00000001')]).toEqual([
      '1.08500',
      '1.0850123',
      '1.00000001',
    ]);
    expect(kinds.decimal.format('1234.50', amount)).toBe('1,234.50');
    expect(kinds.decimal.format('12.0000', field.decimal('x', { decimals: 4, fewest: 0 }))).toBe('12');
  });
});

describe('an integer', () => {
  const count = field.integer('x');

  it('is a whole number, grouped or not', () => {
    for (const [text, value] of [
      ['12', '12'],
      ['1,000', '1000'],
      ['2.0', '2'],
      ['007', '7'],
    ] as const)
      expect(typed(count, text), text).toEqual({ ok: true, value });
    expect(kinds.integer.format('1000', count)).toBe('1,000');
  });

  it('is no part of one, and nothing that could be read in two ways', () => {
    for (const text of ['2.5', '1.000', '12.345.678', 'dos', '0.01'])
      expect(reason(count, text), text).toBe(`«${text}» no es un número entero; escríbalo sin decimales`);
    expect(reason(count, '-1')).toBe('no puede ser negativo; revise el signo');
    expect(reason(count, '1000000000000')).toContain('12 dígitos');
  });
});

describe('days, moments and flags', () => {
  it('are read as they are typed, and say how where they are not', () => {
    expect(typed(field.date('x'), '5/3/26')).toEqual({ ok: true, value: '2026-03-05' });
    expect(reason(field.date('x'), '31/02/2026')).toBe(
      '«31/02/2026» no es una fecha; escríbala como dd/mm/aaaa',
    );
    expect(stored(field.date('x'), '2026-02-28')).toBeUndefined();
    expect(stored(field.date('x'), '2026-02-31')).toBe('no es una fecha del calendario');
    expect(typed(field.dateTime('x'), '05/03/2026 8:30')).toEqual({ ok: true, value: '2026-03-05T08:30:00' });
    expect(reason(field.dateTime('x'), '05/03/2026 25:00')).toBe(
      '«05/03/2026 25:00» no es fecha y hora; escríbalas como dd/mm/aaaa hh:mm',
    );
    expect(kinds.dateTime.format('2026-03-05T08:30:00', field.dateTime('x'))).toBe('05/03/2026 08:30:00');
  });

  it('are yes or no in whatever words', () => {
    const flag = field.flag('x');
    for (const text of ['1', 'Sí', ' si ', 'S']) expect(typed(flag, text)).toEqual({ ok: true, value: '1' });
    for (const text of ['0', 'NO', 'n']) expect(typed(flag, text)).toEqual({ ok: true, value: '0' });
    expect(typed(flag, 'constructor').ok, 'a word of the language the product is written in').toBe(false);
    expect(reason(flag, 'quizá')).toBe('«quizá» no se entiende; escriba Sí o No');
    expect([kinds.flag.format('1', flag), kinds.flag.format('0', flag)]).toEqual(['Sí', 'No']);
  });
});

describe('codes and numbers', () => {
  it('of a list are of that list while it is loaded', () => {
    const choice = field.choice('x', { catalogue: 'lista' });
    expect(typed(choice, ' SI ')).toEqual({ ok: true, value: 'SI' });
    expect(reason(choice, ' NO ')).toBe('el código «NO» no está en la lista; elija uno de ella');
    expect(typed(field.choice('x', { catalogue: 'otra' }), 'NO').ok).toBe(true);
    expect(typed(field.choice('x'), 'NO').ok, 'of no list').toBe(true);
    const asked: string[] = [];
    kinds.choice.parse('A', field.choice('x'), {
      ...context,
      hasCode: (list) => (asked.push(list), undefined),
    });
    expect(asked).toEqual(['']);
  });

  it('are held to their own rule, as part of a sentence', () => {
    expect(reason(field.taxId('x'), 'malo')).toBe('El NIT malo no existe');
    expect(typed(field.taxId('x'), '576937K')).toEqual({ ok: true, value: '576937K' });
    expect(reason(field.container('x'), 'CSQU3054384')).toMatch(/debe ser 3, no 4\. .*[^.]$/);
    expect(typed(field.container('x'), 'csqu 305438-3')).toEqual({ ok: true, value: 'CSQU3054383' });
  });

  it('of an order have ten or sixteen characters', () => {
    const order = field.orderNumber('x');
    expect(typed(order, '123-4000567')).toEqual({ ok: true, value: '1234000567' });
    expect(typed(order, '1234-567890123456').ok).toBe(true);
    expect(reason(order, '123-400')).toBe(
      '«123-400» no es un número de orden; son 10 caracteres, como 123-6000567',
    );
    expect(kinds.orderNumber.format('1234000567', order)).toBe('123-4000567');
  });

  it('of a declaration are kept as the authority gave them, without hyphens and small letters', () => {
    const number = field.declarationNumber('x', { max: 30 });
    expect(stored(number, 'GT-1')).toBe('lleva guiones o minúsculas; escríbalo sin ellos');
    expect(stored(number, 'gt1')).toBe('lleva guiones o minúsculas; escríbalo sin ellos');
    expect(stored(number, '230011011994J')).toBeUndefined();
    expect(stored(number, 'X'.repeat(31))).toContain('admite 30');
  });
});

it('shows a stored value as it is read, and a blank one as nothing', () => {
  expect(shownValue('', field.decimal('x'))).toBe('');
  expect(shownValue('', field.flag('x')), 'not «No»').toBe('');
  expect(shownValue('1234.50', field.decimal('x'))).toBe('1,234.50');
  expect(shownValue('', field.declarationNumber('x'))).toBe('Sin No. de DUA');
});

it('lines numbers up at the right and lets them be typed with digits', () => {
  const { decimal, integer, text, date } = kinds;
  expect([decimal, integer, text, date].map(({ align, inputMode }) => [align, inputMode])).toEqual([
    ['right', 'decimal'],
    ['right', 'numeric'],
    ['left', 'text'],
    ['left', 'text'],
  ]);
});

describe('what nobody sees', () => {
  it.each(['\u200b', '\u2060', '\u00ad', '\ufeff'])(
    'in a number, a day or a code (%j) is no fault of it',
    (mark) => {
      expect(typed(field.decimal('x', { decimals: 2 }), `12${mark}.50${mark}`)).toEqual({
        ok: true,
        value: '12.50',
      });
      expect(typed(field.date('x'), `${mark}27/11/2026`)).toEqual({ ok: true, value: '2026-11-27' });
      expect(typed(field.tariff('x'), `8471.30${mark}.00.00`)).toEqual({ ok: true, value: '8471300000' });
    },
  );

  it('marks of direction around a day are none either; within digits they are, for they turn what is read', () => {
    expect(typed(field.date('x'), '\u200e27/11/2026\u200e')).toEqual({ ok: true, value: '2026-11-27' });
    expect(typed(field.decimal('x', { decimals: 2 }), '12\u202e34.50').ok).toBe(false);
    expect(typed(field.tariff('x'), '84\u202e71300000').ok).toBe(false);
  });
});
