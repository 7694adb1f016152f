import { describe, expect, it } from 'vitest';
import { APPLICATIONS } from '../foundation/modules.ts';
import { grantableOf } from './grantables.ts';
import { changeTo, companyOfTable, linesOf, permissionCsv, rowsLike } from './permissionDraft.ts';
import type { PermissionTable, TablePerson } from './permissionProcedures.ts';
import { readPermissions } from './readPermissions.ts';
import { differencesBetween, withRight, withRole } from './withRight.ts';

const person = (IdUsuario: string, rest: Partial<TablePerson>): TablePerson => ({
  IdUsuario,
  NombreUsuario: IdUsuario.toUpperCase(),
  Usuario: `${IdUsuario}.gt`,
  IdPerfil: '5',
  SUPER: '0',
  ACTIVO: '1',
  ROL: '',
  APLICACIONES: {},
  PERMISOS: [],
  ...rest,
});
const ana = person('ana', { ROL: 'tramitador' });
const eva = person('eva', {
  APLICACIONES: { duca: { ACTIVO_USUARIO: '1', APLICACION_PERMITIDA: '1' } },
  PERMISOS: [{ ID_MODULO: 'duca', CLAVE: 'transmitir', VALOR: '1' }],
});
const table: PermissionTable = {
  ACCESO: 3,
  MODULOS: [...APPLICATIONS],
  APLICACIONES: Object.fromEntries(APPLICATIONS.map((each) => [each, '1'])),
  ROLES: {},
  LIBERACION: { ACTIVA: '0', DESDE: '0.00' },
  PERSONAS: [ana, eva],
};
const company = companyOfTable(table);
const csv = ({ head, rows }: ReturnType<typeof permissionCsv>): string =>
  [head, ...rows].map((cells) => cells.join(',')).join('\r\n');

describe('a file of permissions', () => {
  it('read as it was written changes nothing', () => {
    const { people, problems } = readPermissions(csv(permissionCsv(table)), table);
    expect(problems).toEqual([]);
    expect([...people.values()].map((each) => changeTo(company, each, each))).toEqual([undefined, undefined]);
    for (const was of table.PERSONAS)
      expect(changeTo(company, was, people.get(was.IdUsuario)!)).toBeUndefined();
  });

  it('is read alike with the names of other programs, numbers of modules and logins', () => {
    const text = 'USUARIO;IDMODULO;IDOBJETO;CLAVE;VALOR\nANA.gt;6;;transmitir;1\nana.gt;1;costos;ver;0\n';
    const { people, problems } = readPermissions(text, table);
    expect(problems).toEqual([]);
    expect(linesOf(company, ana, people.get('ana')!)).toEqual([
      { person: 'ANA', what: 'Órdenes de trabajo: ver gastos y saldos', before: 'Sí', after: 'No' },
      { person: 'ANA', what: 'DUCA: transmitir', before: 'No', after: 'Sí' },
    ]);
  });

  it('that is cut or says two things of one right is refused by its rows, and takes nothing away', () => {
    const head = 'ID_USUARIO,ID_MODULO,ID_OBJETO,CLAVE,VALOR\n';
    const cut = readPermissions(`${head}eva,duca,,transmitir,1\nana,,,rol`, table);
    expect(cut.problems.join()).toContain('parece cortado');
    const open = readPermissions(`${head}eva,duca,,transmitir,"1\nana,dva,,escribir,0\n`, table);
    expect(open.problems.join()).toContain('comillas sin cerrar');
    expect([cut.people.size, open.people.size]).toEqual([0, 0]);
    const twice = readPermissions(
      `${head}eva,duca,,transmitir,1\neva,6,,transmitir,0\neva,duca,,transmitir,1\n`,
      table,
    );
    expect(twice.problems).toEqual([
      'Fila 3: dice otra cosa que la fila 2 del mismo permiso; deje una de las dos.',
    ]);
  });

  it('takes a role before the rows that differ from it, wherever it stands', () => {
    const text =
      'ID_USUARIO,ID_MODULO,ID_OBJETO,CLAVE,VALOR\neva,duca,,liberar,0\neva,dva,,escribir,1\neva,,,rol,consulta\n';
    const { people } = readPermissions(text.replace('eva,duca,,liberar,0\n', ''), table);
    expect(people.get('eva')).toMatchObject({
      ROL: 'consulta',
      PERMISOS: [{ ID_MODULO: 'dva', CLAVE: 'escribir', VALOR: '1' }],
    });
  });

  it('names each row that it cannot read, and takes the others', () => {
    const text = [
      'ID_USUARIO,ID_MODULO,ID_OBJETO,CLAVE,VALOR',
      "'=cmd|calc,duca,,escribir,1",
      'ana,duca,,volar,1',
      'ana,duca,,escribir,quizá',
      'ana,,,rol,emperador',
      ',,,,',
      'ana,dva,,escribir,0',
    ].join('\n');
    const { people, problems } = readPermissions(text, table);
    expect(problems.map((each) => each.slice(0, 7))).toEqual(['Fila 5:', 'Fila 2:', 'Fila 3:', 'Fila 4:']);
    expect(linesOf(company, ana, people.get('ana')!)).toHaveLength(1);
    expect(readPermissions('', table).problems).toHaveLength(1);
    expect(readPermissions('\u0000,,,\n"', table).people.size).toBe(0);
  });
});

describe('a draft', () => {
  it('asks for the role and for what differs from it, by which the server comes to the same', () => {
    const right = grantableOf('duca:transmitir')!;
    const drafted = withRight(company, withRole(company, eva, 'tramitador'), right, true);
    const change = changeTo(company, eva, drafted)!;
    expect(change).toEqual({
      ID_USUARIO: 'eva',
      ROL: 'tramitador',
      PERMISOS: [{ ID_MODULO: 'duca', ID_OBJETO: '', CLAVE: 'transmitir', VALOR: '1' }],
    });
  });

  it('copied from another person is that person', () => {
    const copied = { ...ana, ...rowsLike(eva) };
    expect(differencesBetween(company, copied, eva)).toEqual([]);
    expect(changeTo(company, ana, copied)?.ROL).toBe('');
  });
});
