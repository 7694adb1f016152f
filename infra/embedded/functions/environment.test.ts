import { expect, it } from 'vitest';
import { functions } from '../../topology.ts';
import { settingNames } from '../../../shared/settings.ts';
import { everyPlace, functionEnvironment, settingsOf, type Places } from './environment.ts';
import { wholeTopology } from '../settings/topologyOf.ts';

const places: Places = {
  tableNameOf: (name) => `t-${name}`,
  bucketNameOf: (name) => `b-${name}`,
  queueUrlOf: (name) => `http://q/${name}`,
  secretIdOf: (name) => `s-${name}`,
  analysisFolder: '/datos/analisis',
};

it('gives a function what it was granted and nothing else', () => {
  const duca = functionEnvironment(
    functions.find((each) => each.name === 'duca')!,
    places,
  );
  expect(duca).toMatchObject({
    TABLE_WORK_ORDERS: 't-work-orders',
    BUCKET_EVIDENCE: 'b-evidence',
    QUEUE_TRANSMISSION_JOBS: 'http://q/transmission-jobs',
    SECRET_DATA_KEY: 's-data-key',
  });
  expect(duca).not.toHaveProperty('QUEUE_PRINT_JOBS');
  expect(duca).not.toHaveProperty('SECRET_AUTHORITY_CREDENTIALS');
});

it('knows a place for every grant of the topology', () => {
  const all = everyPlace(wholeTopology, places);
  for (const each of functions) {
    for (const name of Object.keys(functionEnvironment(each, places)).filter((key) =>
      /^(TABLE|BUCKET|QUEUE|SECRET)_/.test(key),
    )) {
      expect(all, `${each.name} is granted ${name}`).toHaveProperty(name);
    }
  }
});

it('passes the settings of the product on, not the rest of the shell', () => {
  const env = { SAT_ENDPOINT: 'http://127.0.0.1:1', APP_ORIGINS: 'x', AWS_PROFILE: 'p', SATURDAY: '1' };
  expect(settingsOf(env)).toEqual({ SAT_ENDPOINT: 'http://127.0.0.1:1', APP_ORIGINS: 'x' });
});

it('passes every setting on that a function reads, and one that is mistyped, which the function refuses', () => {
  const env = Object.fromEntries([...settingNames, 'CERTIFICADOR_X_ENDPOINT'].map((name) => [name, 'x']));
  expect(settingsOf(env)).toEqual(env);
});
