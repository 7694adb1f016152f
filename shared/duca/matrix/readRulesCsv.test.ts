import { describe, expect, it } from 'vitest';
import { sampleMatrix } from '../data/sampleMatrix.ts';
import { readRulesCsv } from './readRulesCsv.ts';
import { sampleReference } from '../sampleSources.fixture.ts';
import { messageNodes } from '../xml/nodes.ts';

const reference = sampleReference();
const HEAD = 'ID_NODO,NODO_PADRE,NODO,CLASE,REGIMEN,TIPO';
const faults = (...lines: string[]) =>
  readRulesCsv([HEAD, ...lines].join('\n'), reference).problems.map(
    ({ path, message }) => `${path} ${message}`,
  );

describe('readRulesCsv', () => {
  it('reads back the whole sample matrix, every node of which the message has', () => {
    const lines = sampleMatrix.rows.map((row) =>
      [row.ID_NODO, row.NODO_PADRE, row.NODO, row.CLASE, row.REGIMEN, row.TIPO].join(','),
    );
    const { rules, problems } = readRulesCsv([HEAD, ...lines].join('\r\n'), reference);
    expect(problems).toEqual([]);
    expect(rules).toHaveLength(sampleMatrix.rows.length);
  });

  it('says of every node of the message whether it applies somewhere in the sample', () => {
    const ruled = new Set(sampleMatrix.rows.map((row) => `${row.NODO_PADRE}/${row.NODO}`));
    const unruled = [...messageNodes].flatMap(([parent, nodes]) =>
      [...nodes].map((node) => `${parent}/${node}`).filter((each) => !ruled.has(each)),
    );
    expect(unruled).toEqual([]);
  });

  it('reads what a spreadsheet in Spanish writes: semicolons or tabs, a byte order mark', () => {
    const rows = [HEAD, '1,duca,control,*,ID,MANDATORIA', '2,duca,equipos,1,*,CONDICIONAL'];
    const plain = readRulesCsv(rows.join('\n'), reference);
    for (const delimiter of [';', '\t']) {
      const text = `\uFEFF${rows.join('\r\n').replaceAll(',', delimiter)}\r\n`;
      expect(readRulesCsv(text, reference)).toEqual(plain);
    }
    expect(plain).toMatchObject({ rules: [{ NODO: 'control' }, { NODO: 'equipos' }], problems: [] });
  });

  it('warns of rows that speak of the same on the same days, and takes them', () => {
    const dated = `${HEAD},VIGENTE_DESDE,VIGENTE_HASTA`;
    const read = readRulesCsv(
      [
        dated,
        '1,duca,control,*,ID,MANDATORIA,2026-01-01,',
        '2,duca,control,*,ID,CONDICIONAL,2026-03-01,2026-04-30',
        '3,duca,control,*,DI,CONDICIONAL,2026-03-01,',
      ].join('\n'),
      reference,
    );
    expect(read.rules).toHaveLength(3);
    expect(read.problems).toMatchObject([
      {
        severity: 'warning',
        path: 'FILAS[3].VIGENTE_DESDE',
        message:
          'Línea 3, columna VIGENTE_DESDE: habla de lo mismo que la línea 2, que no tiene fin; desde 2026-03-01 vale esta hasta 2026-04-30, y después otra vez la 2. Si no es lo que quiere, ponga fin a la línea 2 antes de ese día',
      },
    ]);
  });

  it('refuses a source whose letters were lost', () => {
    const { problems } = readRulesCsv(
      `${HEAD},FUENTE\n1,duca,control,*,ID,MANDATORIA,Resoluci\uFFFDn 1`,
      reference,
    );
    expect(problems.map((each) => each.path)).toEqual(['FILAS[2].FUENTE']);
  });

  it('names unknown nodes with what was probably meant', () => {
    expect(faults('1,duca,fraciones,1,ID,MANDATORIA', '2,Fraccion,codigoSAC,1,ID,MANDATORIA')).toEqual([
      'FILAS[2].NODO Línea 2, columna NODO: el nodo «fraciones» no existe dentro de «duca»; ¿quiso decir «fracciones»?',
      'FILAS[3].NODO_PADRE Línea 3, columna NODO_PADRE: el nodo «Fraccion» no existe en el mensaje; ¿quiso decir «fraccion»?',
    ]);
  });

  it('names unknown types, modalities, classes and days, and a rule that is there twice', () => {
    expect(
      faults(
        '1,duca,control,99,QQ,OBLIGATORIA',
        '2,duca,control,1,ID,MANDATORIA',
        '3,duca,control,1,ID,CONDICIONAL',
      ).map((each) => each.split(' ')[0]),
    ).toEqual(['FILAS[2].TIPO', 'FILAS[2].REGIMEN', 'FILAS[2].CLASE', 'FILAS[4].NODO']);
    const dated = readRulesCsv(
      `${HEAD},VIGENTE_DESDE,VIGENTE_HASTA\n1,duca,control,*,*,MANDATORIA,2026-02-30,`,
      reference,
    );
    expect(dated.problems.map(({ path }) => path)).toEqual(['FILAS[2].VIGENTE_DESDE']);
  });

  it('refuses a file without its columns or without rows', () => {
    expect(readRulesCsv('NODO,TIPO\ncontrol,MANDATORIA', reference).problems).toHaveLength(4);
    expect(faults()).toEqual(['FILAS[2] Línea 2: el archivo no tiene filas; agregue al menos una']);
  });
});
