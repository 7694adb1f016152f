import { describe, expect, it } from 'vitest';
import { orderJournal } from '../../infra/administer/orderJournal.ts';
import { chainCompany } from '../../functions/logbook/chain.ts';
import { createLogbook } from '../../functions/logbook/handler.ts';
import { companyKey } from '../../functions/runtime/keys.ts';
import { passwordProvider } from '../../functions/users/identityProvider.ts';
import { PLATFORM } from '../../functions/users/operator/newOperator.ts';
import { closeOperator, takeLostFactor } from '../../functions/users/serverOrders.ts';
import { loginKey } from '../../functions/users/userRows.ts';
import { userRowKey } from '../../functions/runtime/caller.ts';
import type { LogLine } from '../../shared/logbook/line.ts';
import { PASSWORD, saidBy, totp, useFactorWorld } from './factorWorld.ts';
import { operatorPerson } from './operatorPerson.ts';

// What an order on the machine does for people whom nobody within the product may help (decision 14).
const { here, password, withApp } = useFactorWorld();

/** The hand of whoever gives an order on the machine. */
const hand = () => {
  const { database, now, id } = here.world.services;
  return { database: database.noting(orderJournal({ now, id })), now };
};
/** The lines of a company's logbook, the newest first. */
async function linesOf(company: string): Promise<LogLine[]> {
  await chainCompany(here.world.services, company, Infinity);
  return here.world.services.database.query<LogLine & { pk: string; sk: string }>('logbook', {
    pk: companyKey({ company }),
    descending: true,
    limit: 20,
  });
}

describe('an administrator who lost the second factor, and is the only one', () => {
  it('loses it by the order, signs in with the password to add another, and reads who took it', async () => {
    const { browser, login } = await withApp('ana', 'admin');
    const user = await takeLostFactor(hand(), { login, person: ' usuario ANA ' });
    expect(user.IdUsuario).toBe('ana');
    expect(saidBy(await browser.call('check'))).toBe('401 session.missing');
    const again = await password(login);
    const { result } = await again.call('check');
    expect(result).toMatchObject({ RESULTADO: '1', factorOwed: true });
    expect(saidBy(await again.call('listUsers'))).toBe('403 session.factor');
    expect((await again.call('factors')).result).toMatchObject({
      FACTORES: [],
      CODIGOS: 0,
      QUITADO: { POR: 'Quien administra el servidor' },
    });
    const { SECRETO } = (await again.call('beginTotp')).result;
    expect(saidBy(await again.call('confirmTotp', { CODIGO: here.world.code(SECRETO) }))).toBe('200 ok');
    const on = createLogbook(async () => here.world.services);
    const lines = (await again.call('lines', {}, { on })).result.LINEAS as LogLine[];
    expect(lines.find(({ ID, USUARIO }) => ID === 'ana' && USUARIO === 'servidor')).toMatchObject({
      ACCION: 'Quitar el segundo factor de un usuario',
      MODULO: 'users',
      DIRECCION: '',
      DISPOSITIVO: expect.stringContaining('npm run administer, cuenta '),
    });
  });

  it('is named by login and name: another name, somebody without a factor or one who does not administer lose nothing', async () => {
    const { login, secret } = await withApp('ana', 'admin');
    const refused = (asked: { login: string; person: string }) =>
      expect(takeLostFactor(hand(), asked)).rejects;
    await refused({ login, person: 'Usuario eva' }).toThrow(/no se llama «Usuario eva».*no se cambió nada/);
    await refused({ login: 'nadie', person: 'Usuario ana' }).toThrow(/No hay ningún usuario «nadie»/);
    const other = await here.world.withApp(here.company, 'luz');
    await refused({ login: other.login, person: 'Usuario luz' }).toThrow(
      /no administra su empresa: quien la administra le quita el segundo factor en Permisos/,
    );
    const bare = await here.world.member(here.company, 'sol', 'admin');
    await refused({ login: bare, person: 'Usuario sol' }).toThrow(/no tiene segundo factor/);
    const browser = await password(login);
    expect(saidBy(await browser.call('secondStep', totp(here.world.code(secret))))).toBe('200 ok');
    expect((await linesOf(here.company)).filter(({ USUARIO }) => USUARIO === 'servidor')).toEqual([]);
  });
});

describe('who operates the platform and leaves', () => {
  it('is shut out by the order: the session ends, no password opens it again, and a line says so', async () => {
    const { services } = here.world;
    const bea = await operatorPerson(here.world);
    await services.database.write(
      {
        kind: 'update',
        table: 'users',
        key: userRowKey(PLATFORM, bea.id),
        set: { loginPk: loginKey(bea.login) },
        when: { exists: true },
      },
      await passwordProvider(services).passwordWrite(PLATFORM, bea.id, PASSWORD),
    );
    await operatorPerson(here.world, 'eva');
    const asked = () => here.world.call(here.world.users, 'operatedCompanies', {}, bea);
    expect((await asked()).status).toBe(200);
    expect((await closeOperator(hand(), { login: bea.login, person: 'Bea' })).remaining).toBe(1);
    expect((await asked()).error?.code).toBe('session.missing');
    const login = await here.world.browser().call('login', [bea.login, PASSWORD]);
    expect(saidBy(login)).toBe('401 session.credentials');
    const [line] = await linesOf(PLATFORM);
    expect(line).toMatchObject({
      USUARIO: 'servidor',
      ID: bea.id,
      MODULO: 'users',
      ACCION: expect.stringMatching(/^Borrar/),
    });
    await expect(closeOperator(hand(), { login: bea.login, person: 'Bea' })).rejects.toThrow(
      /No hay ningún usuario/,
    );
  });

  it('is nobody of a company: those its administrators delete', async () => {
    const login = await here.world.member(here.company, 'ana', 'admin');
    await expect(closeOperator(hand(), { login, person: 'Usuario ana' })).rejects.toThrow(
      /no opera la plataforma: quien administra su empresa borra la cuenta en Permisos/,
    );
    expect(saidBy(await (await password(login)).call('check'))).toBe('200 ok');
  });
});
