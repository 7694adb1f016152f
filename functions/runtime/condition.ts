/** Condition of a write, as data: every part must hold. */
export interface Condition {
  absent?: true;
  exists?: true;
  equals?: Record<string, string | number | boolean>;
  oneOf?: Record<string, readonly (string | number)[]>;
  /** The attribute is missing or below the value: leases and counters. */
  missingOrBelow?: Record<string, number>;
}

/**
 * No row that a reader sees at a moment (epoch seconds): none at all, or one past its `expires` that the store has not
 * forgotten yet, which it may do two days late.
 */
export const absentAt = (seconds: number): Condition => ({ missingOrBelow: { expires: seconds + 1 } });

export interface ConditionExpression {
  ConditionExpression: string;
  ExpressionAttributeNames: Record<string, string>;
  ExpressionAttributeValues?: Record<string, unknown>;
}

/** DynamoDB expression of a condition; names and values are always placeholders. */
export function conditionOf(condition: Condition): ConditionExpression {
  const names: Record<string, string> = {};
  const values: Record<string, unknown> = {};
  const name = (attribute: string): string => {
    const placeholder = `#c${Object.keys(names).length}`;
    names[placeholder] = attribute;
    return placeholder;
  };
  const value = (each: unknown): string => {
    const placeholder = `:c${Object.keys(values).length}`;
    values[placeholder] = each;
    return placeholder;
  };
  const parts: string[] = [];
  if (condition.absent) parts.push(`attribute_not_exists(${name('pk')})`);
  if (condition.exists) parts.push(`attribute_exists(${name('pk')})`);
  for (const [attribute, each] of Object.entries(condition.equals ?? {}))
    parts.push(`${name(attribute)} = ${value(each)}`);
  for (const [attribute, list] of Object.entries(condition.oneOf ?? {})) {
    parts.push(`${name(attribute)} IN (${list.map(value).join(', ')})`);
  }
  for (const [attribute, limit] of Object.entries(condition.missingOrBelow ?? {})) {
    const placeholder = name(attribute);
    parts.push(`(attribute_not_exists(${placeholder}) OR ${placeholder} < ${value(limit)})`);
  }
  return {
    ConditionExpression: parts.join(' AND '),
    ExpressionAttributeNames: names,
    ...(Object.keys(values).length > 0 ? { ExpressionAttributeValues: values } : {}),
  };
}
