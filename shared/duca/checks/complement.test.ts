import { expect, it } from 'vitest';
import { catalogue } from '../../catalogues/names.ts';
import { calculateDuca } from '../calculate.ts';
import { blankDuca } from '../blankDuca.fixture.ts';
import { sampleReference } from '../sampleSources.fixture.ts';
import { complementProblems } from './complement.ts';

const reference = sampleReference();
const classes = reference.rows(catalogue.declarationClasses);
const completing = classes.find((row) => row['COMPLEMENTA'] === '1')!.CLAVE;
const NUMBER = 'GTPRQPQ2400123400015';
const of = (CLASE: string, NUMERO_DUCA_ORIGINAL: string) =>
  complementProblems(
    calculateDuca(blankDuca({ DUCA: { CLASE }, COMPLEMENTO: { NUMERO_DUCA_ORIGINAL } }), reference),
    reference,
  );
const path = 'COMPLEMENTO.NUMERO_DUCA_ORIGINAL';

it('lets a complementary declaration name the one that it completes, and the others none', () => {
  expect(of(completing, NUMBER)).toEqual([]);
  expect(of('1', '')).toEqual([]);
  expect(of('', NUMBER), 'not judged while no class is chosen').toEqual([]);
});

it('asks a complementary one for that number, and for one that can be', () => {
  expect(of(completing, '')).toEqual([
    {
      code: 'duca.complement-missing',
      severity: 'missing',
      path,
      message:
        'DUCA que se complementa: falta su número; una declaración complementaria completa a otra que ya fue aceptada.',
    },
  ]);
  expect(of(completing, NUMBER.slice(1))).toEqual([
    {
      code: 'duca.complement-number',
      severity: 'error',
      path,
      message:
        'DUCA que se complementa: El número de declaración TPRQPQ2400123400015 tiene 19 caracteres y debe tener 20 (por ejemplo GTPRQPQ-24-001234-0001-5). Cópielo completo de la declaración.',
    },
  ]);
});

it('tells another class that it completes nothing, with both places', () => {
  expect(of('1', NUMBER)).toEqual([
    {
      code: 'duca.complement-class',
      severity: 'error',
      path: 'DUCA.CLASE',
      relatedPath: path,
      message: `Casilla 13: la clase 1 no es complementaria, y se nombra la DUCA ${NUMBER} como la que completa. Cambie la clase o borre ese número.`,
    },
  ]);
});

it('says before the seal that box 54 does not name it, and what to do', () => {
  const body = calculateDuca(
    blankDuca({ DUCA: { CLASE: completing }, COMPLEMENTO: { NUMERO_DUCA_ORIGINAL: NUMBER } }),
    reference,
  );
  const [found, ...more] = complementProblems({ ...body, DOCUMENTOS: [] }, reference);
  expect(more).toEqual([]);
  expect(found).toMatchObject({ code: 'duca.complement-unsaid', severity: 'warning', path: 'DOCUMENTOS' });
  expect(found!.message).toMatch(/GTPRQPQ-24-001234-0001-5.*Vuelva a escribir el número/);
  const unmarked: typeof reference = {
    ...reference,
    rows: (list) => reference.rows(list).map((row) => ({ ...row, DECLARACION_ANTERIOR: '0' })),
  };
  const told = complementProblems(calculateDuca(body, unmarked), unmarked);
  expect(told.map((each) => each.message).join()).toContain('ningún tipo dice DECLARACION_ANTERIOR');
});
