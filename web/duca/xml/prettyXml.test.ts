import { describe, expect, it } from 'vitest';
import { ducaFromDvas } from '../../../shared/duca/derive/ducaFromDvas.ts';
import { sampleReference, sampleSources } from '../../../shared/duca/sampleSources.fixture.ts';
import { buildDucaXml } from '../../../shared/duca/xml/buildDucaXml.ts';
import { prettyXml } from './prettyXml.ts';

describe('prettyXml', () => {
  it('gives each element a line, its depth and its field', () => {
    expect(prettyXml('<?xml version="1.0"?><a><b>1 &lt; 2</b><c><d></d></c></a>', ['X.B', 'Y[0].D'])).toEqual(
      {
        lines: [
          '<?xml version="1.0"?>',
          '<a>',
          '  <b>1 &lt; 2</b>',
          '  <c>',
          '    <d></d>',
          '  </c>',
          '</a>',
        ],
        paths: ['', '', 'X.B', '', 'Y[0].D', '', ''],
      },
    );
  });

  it('finds the line of a field in a real declaration', () => {
    const reference = sampleReference();
    const body = ducaFromDvas(
      sampleSources({ lines: 12, invoices: 2, suppliers: 2, containers: 1 }),
      reference,
    );
    const { bytes, paths } = buildDucaXml(body, reference, true);
    const pretty = prettyXml(new TextDecoder().decode(bytes), paths);
    const line = pretty.paths.indexOf('FRACCIONES[3].DESCRIPCION');
    expect(pretty.lines[line]?.trim()).toBe(`<descripcion>${body.FRACCIONES[3]!.DESCRIPCION}</descripcion>`);
    expect(pretty.lines.at(-1)).toBe('</duca>');
    expect(pretty.lines.map((each) => each.trim()).join('')).toBe(new TextDecoder().decode(bytes));
  });
});
