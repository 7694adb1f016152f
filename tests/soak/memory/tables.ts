import { thrown } from './answered.ts';

type Row = Record<string, unknown>;

interface Expressions {
  TableName: string;
  Key?: Row;
  Item?: Row;
  IndexName?: string;
  KeyConditionExpression?: string;
  ConditionExpression?: string;
  UpdateExpression?: string;
  ExpressionAttributeNames?: Record<string, string>;
  ExpressionAttributeValues?: Row;
  ScanIndexForward?: boolean;
  Limit?: number;
}

interface Transaction {
  TransactItems: {
    Put?: Expressions;
    Update?: Expressions;
    Delete?: Expressions;
    ConditionCheck?: Expressions;
  }[];
}

interface Batch {
  RequestItems: Record<string, { Keys: Row[] }>;
}

/** The tables of one world: as much of DynamoDB as the product's one door to it says (functions/runtime/database). */
export class Tables {
  private readonly tables = new Map<string, Map<string, Row>>();

  readonly answer = (command: string, input: never): object => {
    switch (command) {
      case 'GetItemCommand':
        return { Item: copied(this.row(input)) };
      case 'BatchGetItemCommand':
        return { Responses: copied(this.batch(input)) };
      case 'QueryCommand':
        return { Items: copied(this.query(input)) };
      case 'PutItemCommand':
      case 'UpdateItemCommand':
      case 'DeleteItemCommand':
        if (!this.holds(input)) throw thrown('ConditionalCheckFailedException');
        this.apply(command, input);
        return {};
      case 'TransactWriteItemsCommand':
        this.transact(input);
        return {};
      default:
        throw new Error(`These tables know no ${command}`);
    }
  };

  private table(name: string): Map<string, Row> {
    const known = this.tables.get(name) ?? new Map<string, Row>();
    this.tables.set(name, known);
    return known;
  }

  private row(input: Expressions): Row | undefined {
    return this.table(input.TableName).get(nameOf(input));
  }

  private batch({ RequestItems }: Batch): Record<string, Row[]> {
    return Object.fromEntries(
      Object.entries(RequestItems).map(([TableName, { Keys }]) => [
        TableName,
        Keys.map((Key) => this.row({ TableName, Key })).filter((row) => row !== undefined),
      ]),
    );
  }

  private query(input: Expressions): Row[] {
    const [partition = '', range] = (input.KeyConditionExpression ?? '').split(/ AND (?!:to)/);
    const within = [partition, ...(range ? [range] : [])].map((part) => testOf(part, input));
    const sort = input.ExpressionAttributeNames?.['#sk'] ?? 'sk';
    const found = [...this.table(input.TableName).values()]
      .filter((row) => within.every((test) => test(row)))
      .sort((a, b) => (textOf(a[sort]) < textOf(b[sort]) ? -1 : 1));
    if (input.ScanIndexForward === false) found.reverse();
    return found.slice(0, input.Limit ?? Infinity);
  }

  private transact({ TransactItems }: Transaction): void {
    const writes = TransactItems.map(({ Put, Update, Delete, ConditionCheck }) => {
      if (Put) return { command: 'PutItemCommand', input: Put };
      if (Update) return { command: 'UpdateItemCommand', input: Update };
      if (Delete) return { command: 'DeleteItemCommand', input: Delete };
      return { command: '', input: ConditionCheck as Expressions };
    });
    const held = writes.map(({ input }) => this.holds(input));
    if (held.includes(false)) {
      const CancellationReasons = held.map((holds) => ({ Code: holds ? 'None' : 'ConditionalCheckFailed' }));
      throw thrown('TransactionCanceledException', { CancellationReasons });
    }
    for (const { command, input } of writes) this.apply(command, input);
  }

  private holds(input: Expressions): boolean {
    const row = this.row(input) ?? {};
    return (input.ConditionExpression ?? '')
      .split(' AND ')
      .filter(Boolean)
      .every((part) => testOf(part, input)(row));
  }

  private apply(command: string, input: Expressions): void {
    const table = this.table(input.TableName);
    if (command === 'PutItemCommand') table.set(nameOf(input), copied(input.Item ?? {}));
    if (command === 'DeleteItemCommand') table.delete(nameOf(input));
    if (command !== 'UpdateItemCommand') return;
    const next: Row = { ...input.Key, ...this.row(input) };
    const [, adds = ''] = /^ADD (.*)$/.exec(input.UpdateExpression ?? '') ?? [];
    for (const each of adds.split(', ').filter(Boolean)) {
      const [name = '', value = ''] = each.split(' ');
      const key = attribute(input, name);
      next[key] = Number(next[key] ?? 0) + Number(valueOf(input, value));
    }
    const [, sets = '', removes = ''] =
      /^(?:SET (.*?))?\s?(?:REMOVE (.*))?$/.exec(input.UpdateExpression ?? '') ?? [];
    for (const each of sets.split(', ').filter(Boolean)) {
      const [name = '', value = ''] = each.split(' = ');
      next[attribute(input, name)] = valueOf(input, value);
    }
    for (const each of removes.split(', ').filter(Boolean)) delete next[attribute(input, each)];
    table.set(nameOf(input), copied(next));
  }
}

const nameOf = ({ Key, Item }: Expressions): string => {
  const row = Key ?? Item ?? {};
  return `${textOf(row['pk'])} ${textOf(row['sk'])}`;
};

/** As a store gives things back: other objects each time, and nothing that was undefined. */
const copied = <T>(value: T): T => (value === undefined ? value : (JSON.parse(JSON.stringify(value)) as T));

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const attribute = (input: Expressions, name: string): string => {
  const known = input.ExpressionAttributeNames?.[name.trim()];
  if (known === undefined) throw new Error(`No attribute is called ${name}`);
  return known;
};
const valueOf = (input: Expressions, name: string): unknown => {
  const known = input.ExpressionAttributeValues?.[name.trim()];
  if (known === undefined) throw new Error(`No value is called ${name}`);
  return known;
};

/** One part of a condition, as `conditionOf` and `query` write them. */
function testOf(part: string, input: Expressions): (row: Row) => boolean {
  const at = (row: Row, name: string) => row[attribute(input, name)];
  const words = part.replaceAll(/[(),]/g, ' ').trim().split(/\s+/);
  const [first = '', second = '', third = '', fourth = ''] = words;
  if (first === 'attribute_exists') return (row) => at(row, second) !== undefined;
  if (first === 'begins_with')
    return (row) => textOf(at(row, second)).startsWith(textOf(valueOf(input, third)));
  if (first === 'attribute_not_exists' && third === 'OR')
    return (row) => at(row, second) === undefined || less(at(row, fourth), valueOf(input, words[5] ?? ''));
  if (first === 'attribute_not_exists') return (row) => at(row, second) === undefined;
  if (second === 'IN')
    return (row) => words.slice(2).some((name) => same(at(row, first), valueOf(input, name)));
  if (second === '=') return (row) => same(at(row, first), valueOf(input, third));
  if (second === 'BETWEEN')
    return (row) => {
      const text = textOf(at(row, first));
      return text >= textOf(valueOf(input, third)) && text <= textOf(valueOf(input, words[4] ?? ''));
    };
  if (second === '<=')
    return (row) => at(row, first) !== undefined && textOf(at(row, first)) <= textOf(valueOf(input, third));
  throw new Error(`These tables cannot read «${part}»`);
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const less = (one: unknown, other: unknown): boolean =>
  typeof one === 'number' && typeof other === 'number' && one < other;
