import { describe, expect, test } from 'vitest';
import type { FunctionDefinition, Grant } from '../../infra/parts.ts';
import { accepted } from '../rights/accepted.ts';
import { faultsOf } from '../rights/compare.ts';
import { unusedRights } from '../rights/unused.ts';
import { usedOf } from '../rights/used.ts';

// What the end of the contract tests says of rights, of a function that is made up.
const granted = (...grants: Grant[]): FunctionDefinition[] => [
  {
    name: 'duca',
    module: 'duca',
    entry: 'handler',
    trigger: { kind: 'http' },
    memoryMb: 1,
    timeoutSeconds: 1,
    reserved: 1,
    grants,
  },
];
const did = (...all: string[]) => all.map((each) => usedOf(`duca ${each}`));

describe('a right is not needed', () => {
  test('where nothing was asked of the part, or only less than the right', () => {
    const functions = granted(
      { table: 'cafta', access: 'read' },
      { table: 'dva', access: 'write' },
      { bucket: 'files', access: 'write' },
      { queue: 'print-jobs', access: 'send' },
    );
    const used = did('dynamodb:GetItem despacho-local-dva', 's3:GetObject despacho-local-files');
    expect(unusedRights(functions, used)).toEqual([
      'duca read cafta',
      'duca send print-jobs',
      'duca write dva',
      'duca write files',
    ]);
  });

  test('only where another function did it', () => {
    const functions = granted({ table: 'dva', access: 'read' });
    expect(unusedRights(functions, [usedOf('dva dynamodb:GetItem despacho-local-dva')])).toHaveLength(1);
    expect(unusedRights(functions, did('dynamodb:Query despacho-local-dva'))).toEqual([]);
  });

  test('not where evidence was read by its version alone', () => {
    const functions = granted({ bucket: 'evidence', access: 'read' });
    expect(unusedRights(functions, did('s3:GetObjectVersion despacho-local-evidence'))).toEqual([]);
  });

  test('and is told, unless its reason is written; a reason for nothing is told, too', () => {
    const why = 'Made up here, so that no right that is needed one day turns this red.';
    const reasons = [
      { rights: /^[\w-]+ write idempotency$/, why },
      { rights: /^duca send print-jobs$/, why },
    ];
    const told = faultsOf(['invoices write idempotency', 'duca read sign-in-secrets'], reasons);
    expect(told).toHaveLength(2);
    expect(told[0]).toContain('«duca read sign-in-secrets» is granted');
    expect(told[1]).toContain('«^duca send print-jobs$» is accepted');
    expect(told[1]).toContain('needed after all');
  });
});

test('each reason is one', () => {
  for (const { why } of accepted) expect(why.length).toBeGreaterThanOrEqual(40);
});
