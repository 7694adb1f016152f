import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '../../countries/country.ts';
import { authorities } from '../authorities.ts';
import { LOOKUPS } from '../lookups/kept.ts';
import { lookups } from '../lookups/register.ts';
import { accountsOf, lookupAccount, serviceAccounts } from './accounts.ts';
import {
  bankService,
  filesService,
  MAIL_SERVICE,
  outsideServices,
  serviceOfLookup,
  servicesOf,
  tokenService,
} from './register.ts';

const namesOf = (country: (typeof COUNTRIES)[number]): string[] =>
  servicesOf(country).map(({ name }) => name);

describe('the outside services', () => {
  it('have each a name of its own, and say what people do meanwhile', () => {
    const names = outsideServices.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { label, meanwhile } of outsideServices) {
      expect(label).toMatch(/^\p{Lu}/u);
      expect(meanwhile).toMatch(/^\p{Lu}.{10,}\.$/u);
    }
  });

  it('of a country are its look-ups, its bank, its own authority’s, and the mail of all', () => {
    for (const country of COUNTRIES) {
      const names = namesOf(country);
      for (const name of LOOKUPS)
        expect(names.includes(serviceOfLookup(name, country)), `${name} ${country}`).toBe(
          lookups[name].at[country] !== undefined,
        );
      expect(names.includes(bankService(country))).toBe(authorities[country].bank !== '');
      expect(names).toContain(MAIL_SERVICE);
    }
    expect(namesOf('GT')).toEqual(expect.arrayContaining(['gt-sat', filesService('GT'), 'certificador-a']));
    expect(namesOf('HN')).toEqual(expect.arrayContaining(['hn-sarah', 'hn-manifiestos']));
    expect(namesOf('HN')).not.toContain('gt-sat');
    expect(namesOf('SV')).toEqual([MAIL_SERVICE]);
  });

  it('are counted under names that a look-up, a token, a server and a bank of a country have alone', () => {
    expect([serviceOfLookup('nit', 'GT'), tokenService('HN'), filesService('GT'), bankService('HN')]).toEqual(
      ['consulta-nit-gt', 'token-hn', 'archivos-gt', 'banco-hn'],
    );
  });
});

describe('the accounts at them', () => {
  it('are of one country each, ask for a user and a password, and say what they open', () => {
    for (const country of COUNTRIES)
      expect(accountsOf(country)).toEqual(serviceAccounts.filter((each) => each.country === country));
    expect(accountsOf('SV')).toEqual([]);
    for (const { service, fields, opens } of serviceAccounts) {
      expect(
        fields.map(({ name }) => name),
        service,
      ).toEqual(['USUARIO', 'CLAVE']);
      expect(opens).toMatch(/^\p{Lu}.{10,}\.$/u);
    }
  });

  it('go by the name under which their service is asked', () => {
    const services = serviceAccounts.map(({ service }) => service);
    expect(new Set(services).size).toBe(services.length);
    for (const country of ['GT', 'HN'] as const) {
      expect(services).toContain(lookupAccount(country));
      expect(services).toContain(tokenService(country));
    }
    expect([lookupAccount('GT'), lookupAccount('HN')]).toEqual(['consultas-gt', 'consultas-hn']);
    for (const { name } of outsideServices.filter(({ sort }) => sort === 'authority'))
      expect(services).toContain(name);
  });
});
