import { describe, expect, it } from 'vitest';
import { absentAt, conditionOf } from './condition.ts';

describe('a condition in the words of DynamoDB', () => {
  it('names every attribute and value by a placeholder', () => {
    expect(conditionOf({ absent: true })).toEqual({
      ConditionExpression: 'attribute_not_exists(#c0)',
      ExpressionAttributeNames: { '#c0': 'pk' },
    });
    expect(conditionOf({ exists: true, equals: { lock: 3, open: false } })).toEqual({
      ConditionExpression: 'attribute_exists(#c0) AND #c1 = :c0 AND #c2 = :c1',
      ExpressionAttributeNames: { '#c0': 'pk', '#c1': 'lock', '#c2': 'open' },
      ExpressionAttributeValues: { ':c0': 3, ':c1': false },
    });
  });

  it('holds when all of its parts hold: one of several values, and missing or below a limit', () => {
    expect(conditionOf({ oneOf: { state: ['A', 'B'] }, missingOrBelow: { taken: 1 } })).toEqual({
      ConditionExpression: '#c0 IN (:c0, :c1) AND (attribute_not_exists(#c1) OR #c1 < :c2)',
      ExpressionAttributeNames: { '#c0': 'state', '#c1': 'taken' },
      ExpressionAttributeValues: { ':c0': 'A', ':c1': 'B', ':c2': 1 },
    });
  });

  it('takes a row that expires this very second for absent, as every reader does', () => {
    expect(absentAt(100)).toEqual({ missingOrBelow: { expires: 101 } });
  });
});
