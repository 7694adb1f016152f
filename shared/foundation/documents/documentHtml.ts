import { isAsked, type AnyBody, type AnyRecord, type DataSet, type DataSets } from '../fields/dataSet.ts';
import type { Field } from '../fields/field.ts';
import { kinds } from '../fields/kinds.ts';
import type { Reference } from './reference.ts';

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as content or attribute of HTML. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (each) => ESCAPES[each]!);

const STYLE =
  'body{font:14px/1.4 system-ui,sans-serif;margin:2rem;color:#1b1b1b}h1{font-size:1.3rem}h2{font-size:1rem;margin:1.5rem 0 .5rem}' +
  'table{border-collapse:collapse;width:100%;font-size:.85rem}th,td{border:1px solid #bbb;padding:.25rem .5rem;text-align:left;vertical-align:top}' +
  'th{background:#f1f3f5}td.n{text-align:right;font-variant-numeric:tabular-nums}dl{display:grid;grid-template-columns:max-content 1fr;gap:.15rem 1rem;margin:0}' +
  'dt{color:#555}dd{margin:0}code{overflow-wrap:anywhere}';

/** A page that stands by itself: no script, no other file. */
export const htmlPage = (title: string, content: string): string =>
  `<!doctype html>\n<html lang="es"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>` +
  `<body><h1>${escapeHtml(title)}</h1>${content}</body></html>\n`;

/** Value as a person reads it: formatted by its kind, a code with its text. */
function shown(field: Field, value: string, reference: Reference): string {
  const text = kinds[field.kind].format(value, field);
  const name = field.catalogue === undefined ? undefined : reference.row(field.catalogue, value)?.VALOR;
  return escapeHtml(name === undefined || name === text ? text : `${text} · ${name}`);
}

const labelOf = ({ box, label }: Field): string => escapeHtml(box === undefined ? label : `${box} ${label}`);

const filled = (dataSet: DataSet, records: readonly AnyRecord[]): [string, Field][] =>
  Object.entries(dataSet.fields).filter(
    ([name, field]) =>
      !field.hidden && records.some((each) => (each[name] ?? '') !== '' && isAsked(field, each)),
  );

function recordHtml(dataSet: DataSet, record: AnyRecord, reference: Reference): string {
  const rows = filled(dataSet, [record]).map(
    ([name, field]) => `<dt>${labelOf(field)}</dt><dd>${shown(field, record[name]!, reference)}</dd>`,
  );
  return rows.length === 0 ? '' : `<dl>${rows.join('')}</dl>`;
}

function linesHtml(dataSet: DataSet, lines: readonly AnyRecord[], reference: Reference): string {
  const columns = filled(dataSet, lines);
  if (columns.length === 0) return '';
  const head = columns.map(([, field]) => `<th scope="col">${labelOf(field)}</th>`).join('');
  const rows = lines.map((line) => {
    const cells = columns.map(([name, field]) => {
      const value = line[name] ?? '';
      const text = value === '' || !isAsked(field, line) ? '' : shown(field, value, reference);
      return kinds[field.kind].align === 'right' ? `<td class="n">${text}</td>` : `<td>${text}</td>`;
    });
    return `<tr>${cells.join('')}</tr>`;
  });
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

/**
 * Everything that a document of any kind says, as a page to read without the product: fields under their labels and
 * boxes, codes with their texts, blanks left out. The same body always gives the same page.
 */
export function documentHtml(title: string, dataSets: DataSets, body: AnyBody, reference: Reference): string {
  const sections = Object.entries(dataSets).map(([name, dataSet]) => {
    const content = body[name];
    const inner = Array.isArray(content)
      ? linesHtml(dataSet, content, reference)
      : content === undefined
        ? ''
        : recordHtml(dataSet, content, reference);
    return inner === '' ? '' : `<h2>${escapeHtml(dataSet.title)}</h2>${inner}`;
  });
  return htmlPage(title, sections.join(''));
}
