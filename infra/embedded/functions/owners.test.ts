import { expect, it } from 'vitest';
import { Owners } from './owners.ts';

const ADDRESS = '10.0.0.9';
const call = (cookie?: string) => ({ headers: { ...(cookie && { cookie }) } });
const answer = (headers: Record<string, string>, cookies: string[] = []) => ({
  statusCode: 200,
  body: '',
  headers,
  multiValueHeaders: { 'set-cookie': cookies },
});

it('a sign-in takes the turns of the company that its last answer was worked for, also under its next token', () => {
  const owners = new Owners();
  const first = owners.ownerOf(call('a=1; __Host-sid=t1'), ADDRESS);
  const headers: Record<string, string> = { 'x-despacho-owner': 'emp-1', 'x-other': '1' };
  owners.learn(first, answer(headers, ['__Host-sid=t2; Path=/; Secure']));
  expect(headers).toEqual({ 'x-other': '1' });
  for (const token of ['t1', 't2'])
    expect(owners.ownerOf(call(`__Host-sid=${token}`), ADDRESS)).toEqual({ company: 'emp-1', signIn: token });
});

it('tokens that are made up share the turns of the address that sends them', () => {
  const owners = new Owners();
  const companies = ['x1', 'x2', 'x3'].map(
    (token) => owners.ownerOf(call(`__Host-sid=${token}`), ADDRESS).company,
  );
  expect(new Set([...companies, owners.ownerOf(call(), ADDRESS).company]).size).toBe(1);
  expect(owners.ownerOf(call('__Host-sid=x1'), '10.0.0.8').company).not.toBe(companies[0]);
});
