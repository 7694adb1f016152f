import { expect, it } from 'vitest';
import { honduranReference } from '../../shared/dua/sampleDua.fixture.ts';
import { checkManifest } from '../../shared/manifests/check.ts';
import { sampleManifest } from '../../shared/manifests/sampleManifest.fixture.ts';
import { presentText } from './presentText.ts';

it('a consolidated title without the RTN of its consignee is named before the manifest is presented', () => {
  const reference = honduranReference('2026-11-20');
  const text = (without: number): string => {
    const body = sampleManifest(3);
    const TITULOS = body.TITULOS.map((each, at) =>
      at < without ? { ...each, IDENTIFICACION_CONSIGNATARIO: '' } : each,
    );
    return presentText(checkManifest({ ...body, TITULOS }, reference));
  };
  expect(text(0)).toBe('Se sella la versión que ve y se presenta a SARAH. Esto tiene efecto legal.');
  expect(text(1)).toMatch(/efecto legal\. Aviso: Línea 1, RTN del consignatario: falta.+: escríbalo\.$/);
  expect(text(2)).toMatch(/: escríbalo\. Hay 1 aviso más en «Problemas»\.$/);
  expect(text(3)).toMatch(/Hay 2 avisos más en «Problemas»\.$/);
});
