import { expect, it } from 'vitest';
import { passwordProblem } from './passwordProblem.ts';

const context = ['ana.lopez', 'Ana López', 'Aduanera del Pacífico, S.A.', '576937K'];

it('refuses the passwords that the world uses most, dressed up or joined, and says what to do instead', () => {
  for (const bad of [
    'iloveyou1234567',
    'trustno1trustno1',
    'P@ssw0rd!2026',
    'sunflower-1989',
    'Chelsea&Arsenal1',
    'football!baseball',
    'drowssap1234',
    '1qaz2wsx3edc4rfv',
    'qwertzuiopü+',
  ]) {
    expect(passwordProblem(bad, context), bad).toMatch(/contraseñas más usadas.*; use /);
  }
});

it('refuses what the own names, login and company make, dressed up', () => {
  for (const bad of ['Zepol.an@2026', 'P4c1f1co-2026', 'AnaLopez11/09', 'aduanera4duanera']) {
    expect(passwordProblem(bad, context), bad).toMatch(/adivina.*;|adivina.*quítela/);
  }
});

it('takes long phrases and what a password manager makes', () => {
  for (const good of [
    'nueve barcos de papel',
    'cafe-con-cardamomo',
    'tres gatos en el patio',
    'k3xm-p9qa-tzrw-hh42',
    'lluvia tibia en la montaña',
    'kX7?mQ2!vR9z',
    'ñandú çedilla 東京 12',
    'aduana con vista al volcán de agua',
  ]) {
    expect(passwordProblem(good, context), good).toBeUndefined();
  }
});

it('never names the password, nor a part of it that the person did not already tell us', () => {
  for (const bad of ['iloveyou1234567', 'sunflower-1989', 'drowssap1234'])
    expect(passwordProblem(bad, context)).not.toMatch(/iloveyou|sunflower|drowssap/);
});

it('takes no work without end from anybody, which the time limit of a test would tell', () => {
  for (const heavy of ['@$!4|0o1lI|'.repeat(11), 'password'.repeat(16), '4@8({[<3€6&9#!1/|5$7+%2'.repeat(5)])
    expect(() => passwordProblem(heavy, context)).not.toThrow();
});
