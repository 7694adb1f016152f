import { describe, expect, it } from 'vitest';
import { countries } from '../../../shared/countries/countries.ts';
import { onEveryCountry } from '../../../shared/countries/onEveryCountry.ts';
import { passwordProblem } from '../../../shared/users/passwordProblem.ts';
import { DEMO_PASSWORD, demoCompanies } from './companies.ts';
import { companyItem, personItems } from './demoRows.ts';

describe('demo companies', () => {
  it('are two in every country, one of which operates it', () => {
    onEveryCountry(({ code }) => {
      const own = demoCompanies.filter((company) => company.country === code);
      expect(own).toHaveLength(2);
      expect(own.filter((company) => company.operator)).toHaveLength(1);
    });
  });

  it('have tax numbers that their country accepts as stored', () => {
    for (const company of demoCompanies) {
      const { checkTaxId } = countries[company.country];
      expect(checkTaxId(company.taxId), company.name).toEqual({ ok: true, value: company.taxId });
    }
  });

  it('have logins once, and a password that the policy takes', () => {
    const people = demoCompanies.flatMap((company) => company.people);
    expect(new Set(people.map((person) => person.login)).size).toBe(people.length);
    for (const company of demoCompanies) {
      const words = [
        company.name,
        company.taxId,
        ...company.people.flatMap((person) => [person.login, person.name]),
      ];
      expect(passwordProblem(DEMO_PASSWORD, words)).toBeUndefined();
    }
  });

  it('keep every row of a company under its key', () => {
    for (const company of demoCompanies) {
      expect(companyItem(company).pk).toBe(`C#${company.id}`);
      for (const person of company.people) {
        const { user, secret } = personItems(company, person, 'x');
        expect([user.pk, secret.item.pk]).toEqual([`C#${company.id}`, `C#${company.id}#${user.IdUsuario}`]);
      }
    }
  });
});
