import { prettyXml } from '../duca/xml/prettyXml.ts';

/** Lines of a message for the eye: one element a line, or the file with its own indents. What is sent has none. */
export function prettyMessage(text: string, json: boolean): string[] {
  if (text === '') return [];
  return json ? JSON.stringify(JSON.parse(text), undefined, '  ').split('\n') : prettyXml(text, []).lines;
}
