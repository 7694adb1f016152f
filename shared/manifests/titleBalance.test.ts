import { describe, expect, it } from 'vitest';
import { sampleManifest } from './sampleManifest.fixture.ts';
import { balancesOf, judgeTaking, takenOnce, type Claim, type Taken } from './titleBalance.ts';

const { TITULOS } = sampleManifest(2);
const titles = TITULOS.map((each) => ({ ...each, CANTIDAD_BULTOS: '10.00', PESO_BRUTO: '5.000' }));
const claim = (id: string, packages: string, weight: string): Claim => ({
  id,
  called: `la DUA ${id}`,
  titles: [{ title: 'CV0000001', packages, weight }],
});
const want = (more: Partial<Taken> = {}): Taken => ({
  title: 'CV0000001',
  packages: '4',
  weight: '2',
  whole: false,
  path: 'DECLARACION.TITULO_TRANSPORTE',
  ...more,
});
const judged = (claims: readonly Claim[], wanted: Taken) =>
  judgeTaking('M-1', new Map(balancesOf(titles, claims).map((each) => [each.title, each])), [wanted]);

it('what is left of a title is what every declaration left of it, to the gram', () => {
  const [first, second] = balancesOf(titles, [claim('1', '3.00', '1.500'), claim('2', '0.00', '0.001')]);
  expect(Number(first!.packages)).toBe(7);
  expect(Number(first!.weight)).toBe(3.499);
  expect(Number(second!.packages)).toBe(10);
});

describe('a declaration', () => {
  it('may take what is left, and not a package nor a gram more', () => {
    const claims = [claim('1', '6.00', '3.000')];
    expect(judged(claims, want()).problems).toEqual([]);
    const [packages] = judged(claims, want({ packages: '5' })).problems;
    expect(packages).toMatchObject({ path: 'DECLARACION.TITULO_TRANSPORTE', severity: 'error' });
    expect(packages!.message).toContain('toma 5 bultos y le quedan 4');
    expect(judged(claims, want({ weight: '2.001' })).problems[0]!.message).toContain(
      'toma 2.001 kg y le quedan 2.00 kg',
    );
  });

  it('does not cancel a title that another cancelled already, and is told which', () => {
    const { problems } = judged(
      [claim('7', '10.00', '5.000')],
      want({ whole: true, packages: '', weight: '' }),
    );
    expect(problems.map(({ message }) => message)).toEqual([
      'Título CV0000001: ya está cancelado del todo por la DUA 7; nada queda de él. Corrija el título o aquella declaración.',
    ]);
  });

  it('may cancel for its kilograms a title whose packages are taken and whose kilograms are not', () => {
    const claims = [claim('7', '10.00', '2.000')];
    expect(judged(claims, want({ packages: '0', weight: '3' })).problems).toEqual([]);
    expect(judged(claims, want({ packages: '0', weight: '3.001' })).problems).toMatchObject([
      { code: 'balance.exceeded', severity: 'error' },
    ]);
    const [more] = judged(claims, want({ packages: '1', weight: '3' })).problems;
    expect(more!.message).toBe(
      'Título CV0000001: la declaración toma 1 bultos y le quedan 0. Declare lo que queda o corrija el título.',
    );
    // Nothing is left once those are taken too, nor where more was taken than there is.
    for (const weight of ['3.000', '3.500']) {
      const all = [...claims, claim('8', '0.00', weight)];
      const [none] = judged(all, want({ packages: '0', weight: '1' })).problems;
      expect(none!.message).toContain('ya está cancelado del todo por la DUA 7, la DUA 8; nada queda de él');
    }
  });

  it('that cancels them globally is asked whether it means them, for their packages are another’s', () => {
    const whole = want({ whole: true, packages: '', weight: '' });
    const { problems, taken } = judged([claim('7', '10.00', '2.000')], whole);
    expect(taken.map((each) => [Number(each.packages), Number(each.weight)])).toEqual([[0, 3]]);
    expect(problems).toEqual([
      {
        code: 'balance.kilograms',
        path: 'DECLARACION.TITULO_TRANSPORTE',
        severity: 'warning',
        message:
          'Título CV0000001: sus bultos ya los canceló la DUA 7 y quedan 3.00 kg; la cancelación global toma esos kilogramos. Confirme que son los de esta declaración, o corrija el título.',
      },
    ]);
    expect(judged([claim('7', '6.00', '2.000')], whole).problems).toEqual([]);
    expect(judged([], whole).problems).toEqual([]);
  });

  it('that names a title in several places takes all of them together, and nothing besides the whole', () => {
    const [sum, other] = takenOnce([
      want(),
      want({ title: 'CV0000002' }),
      want({ packages: '5.5', weight: '1' }),
    ]);
    expect([Number(sum!.packages), Number(sum!.weight)]).toEqual([9.5, 3]);
    expect(other).toEqual(want({ title: 'CV0000002' }));
    const [whole] = takenOnce([want({ whole: true, packages: '', weight: '' }), want({ packages: '1' })]);
    expect(judged([], whole!).problems[0]!.message).toContain(
      'toma 11 bultos y le quedan 10, y toma 7.00 kg y le quedan 5.00 kg',
    );
  });

  it('that cancels globally takes whatever is left', () => {
    const { problems, taken } = judged(
      [claim('1', '6.00', '3.000')],
      want({ whole: true, packages: '', weight: '' }),
    );
    expect(problems).toEqual([]);
    expect(taken.map((each) => [Number(each.packages), Number(each.weight)])).toEqual([[4, 2]]);
  });

  it('names a title of the manifest', () => {
    const { problems } = judged([], want({ title: 'OTRO' }));
    expect(problems[0]!.message).toContain('no está en el manifiesto M-1');
  });
});
