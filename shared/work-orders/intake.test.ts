import { expect, it } from 'vitest';
import { sampleReference as reference } from '../catalogues/sampleReference.fixture.ts';
import { blankBody } from '../foundation/fields/dataSet.ts';
import { checkWorkOrder } from './check.ts';
import { withChecklist } from './intake.ts';
import { workOrderDataSets, type WorkOrderBody } from './summary.ts';

const order = (ID_REGIMEN: string, RECIBIDO: WorkOrderBody['RECIBIDO'] = []): WorkOrderBody => {
  const blank = blankBody(workOrderDataSets);
  return { ORDEN: { ...blank.ORDEN, ID_REGIMEN }, RECIBIDO };
};
const names = (body: WorkOrderBody): string[] => body.RECIBIDO.map(({ CONCEPTO }) => CONCEPTO);

it('brings what the regime asks, and what every regime asks', () => {
  const listed = names(withChecklist(order('IM'), reference));
  expect(listed).toContain('Documento de transporte');
  expect(listed).toContain('Factura comercial');
  expect(listed).not.toContain('Factura de exportación');
  expect(names(withChecklist(order('EX'), reference))).toContain('Factura de exportación');
});

it('adds nothing twice and keeps what a person wrote when the regime changes', () => {
  const imported = withChecklist(order('IM'), reference);
  expect(withChecklist(imported, reference)).toEqual(imported);
  const [, , ...rest] = imported.RECIBIDO;
  const touched = imported.RECIBIDO.map((line) =>
    line.CONCEPTO === 'Lista de empaque' ? { ...line, RECIBIDO: '1' } : line,
  );
  const own = { ...rest[0]!, CONCEPTO: 'Llaves del contenedor', CLAVE_LISTA: '' };
  const changed = withChecklist(order('TR', [...touched, own]), reference);
  expect(names(changed)).toContain('Lista de empaque');
  expect(names(changed)).toContain('Llaves del contenedor');
  expect(names(changed)).not.toContain('Datos para la declaración del valor');
  expect(names(changed)).toContain('Garantía del tránsito');
});

it('warns of what is always owed and has not come, by line, and not of what depends', () => {
  const body = withChecklist(order('IM'), reference);
  const missing = checkWorkOrder(body, reference).filter(({ code }) => code === 'order.not-received');
  const at = body.RECIBIDO.findIndex(({ CONCEPTO }) => CONCEPTO === 'Factura comercial');
  expect(missing).toContainEqual({
    code: 'order.not-received',
    path: `RECIBIDO[${at}].RECIBIDO`,
    message:
      'Recepción: falta «Factura comercial», que pide el régimen; márquela al recibirla o quite la línea si no aplica.',
    severity: 'warning',
  });
  expect(missing.map(({ message }) => message).join()).not.toContain('Permisos');
});
