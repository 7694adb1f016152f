import { ReplacedText } from './replacedText.ts';

/** What a content stream says, as far as a tagged and archived file is concerned. */
export interface Scanned {
  problems: string[];
  /** Numbers of its marked contents, in order. */
  contents: number[];
  /** Bytes shown, by the font's name in the resources. */
  shown: Map<string, Set<number>>;
  forms: Set<string>;
}

const TOKEN =
  /\((?:\\[\s\S]|[^\\()])*\)|<<(?:[^<>]|<[^<>]*>|<<[^<>]*>>)*>>|<[0-9A-Fa-f\s]*>|\[|\]|\/[^\s/()<>[\]{}%]*|[^\s/()<>[\]{}%]+/g;
const PAINTS = new Set('S s f F f* B B* b b* Do sh BI EI Tj TJ \' "'.split(' '));
const KNOWN = new Set('q Q w g G m l re S f B BT ET Tf Td Tj Do BDC BMC EMC'.split(' '));

type Level = 'artifact' | 'content' | 'text' | 'span';

/** Reads a content stream operator by operator. `artifact`: all of it is shown as an artifact. */
export function scanContent(bytes: Uint8Array, artifact = false): Scanned {
  const scanned: Scanned = { problems: [], contents: [], shown: new Map(), forms: new Set() };
  const levels: Level[] = artifact ? ['artifact'] : [];
  const operands: string[] = [];
  let font = '';
  let saved = 0;
  const say = (problem: string): void => void scanned.problems.push(problem);
  const replaced = new ReplacedText(say);
  const open = (tag: string, properties: string): void => {
    if (tag === '/Span') {
      replaced.begin(properties, levels.includes('content'));
      levels.push('span');
      return;
    }
    const id = /\/MCID (\d+)/.exec(properties)?.[1];
    if (tag === '/Artifact' && levels.includes('content')) say('artifact inside of tagged content');
    if (id !== undefined && levels.some((level) => level !== 'text'))
      say('tagged content inside of other content');
    if (id !== undefined) scanned.contents.push(Number(id));
    else if (tag !== '/Artifact') say(`marked content ${tag} without a number`);
    levels.push(id === undefined ? 'artifact' : 'content');
  };
  const close = (level: Level | undefined): void => {
    if (level === 'span') replaced.end();
    else if (level === 'content') replaced.close();
    else if (level !== 'artifact') say('EMC without a beginning');
  };
  const operate = (operator: string): void => {
    if (!KNOWN.has(operator)) say(`operator ${operator} is not one of ours`);
    if (PAINTS.has(operator) && !levels.some((level) => level !== 'text'))
      say(`${operator} outside of marked content`);
    if (operator === 'BT') levels.push('text');
    else if (operator === 'ET' && levels.pop() !== 'text') say('text object and marked content cross');
    else if (operator === 'BMC' || operator === 'BDC') open(operands[0] ?? '', operands[1] ?? '');
    else if (operator === 'EMC') close(levels.pop());
    else if (operator === 'q') saved += 1;
    else if (operator === 'Q') saved -= 1;
    else if (operator === 'Tf') font = operands[0]?.slice(1) ?? '';
    else if (operator === 'Do') scanned.forms.add(operands[0]?.slice(1) ?? '');
    else if (operator === 'Tj') {
      const set = scanned.shown.get(font) ?? new Set<number>();
      const text = (operands[0] ?? '').slice(1, -1).replace(/\\([\s\S])/g, '$1');
      replaced.show(text);
      for (const character of text) set.add(character.charCodeAt(0));
      scanned.shown.set(font, set);
    }
    if (saved < 0) say('Q without q');
  };
  for (const [token] of Buffer.from(bytes).toString('latin1').matchAll(TOKEN)) {
    if (/^[(</[\]]/.test(token) || /^[-+.\d]/.test(token)) operands.push(token);
    else {
      operate(token);
      operands.length = 0;
    }
  }
  if (levels.length !== (artifact ? 1 : 0)) say('marked content or text object left open');
  if (saved !== 0) say('graphics state left saved');
  return scanned;
}
