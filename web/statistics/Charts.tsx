import { formatDate } from '../../shared/foundation/dates/date.ts';
import type { Dimension, StatisticsGroup } from '../../shared/reports/procedures.ts';
import type { TableColumn } from '../kit/DataTable.tsx';
import { BarChart } from '../kit/charts/BarChart.tsx';
import { CalendarChart } from '../kit/charts/CalendarChart.tsx';
import { ChartFrame } from '../kit/charts/ChartFrame.tsx';
import type { ChartMark } from '../kit/charts/chart.ts';
import { LineChart } from '../kit/charts/LineChart.tsx';
import { counted, hours, share } from './figures.ts';
import { listOf, listOfDay, reportOf } from './links.ts';
import { loadOf, rejectionsBy } from './marks.ts';
import type { Statistics } from './statistics.ts';

type GroupMark = ChartMark & StatisticsGroup;

/** Bars of a chart; the table shows all. */
const MOST_BARS = 12;

const TITLES: readonly (readonly [Dimension, string])[] = [
  ['ESTADO', 'Por estado'],
  ['CANAL', 'Por canal'],
  ['REGIMEN', 'Por régimen'],
  ['ADUANA', 'Por aduana'],
  ['CLIENTE', 'Por cliente'],
  ['AGENTE', 'Por agente'],
];

const groupColumns = (label: string): readonly TableColumn<GroupMark>[] => [
  { name: 'label', label, text: (row) => row.label },
  { name: 'count', label: 'Declaraciones', right: true, text: (row) => counted(row.DECLARACIONES) },
  { name: 'accepted', label: 'Aceptadas', right: true, text: (row) => counted(row.ACEPTADAS) },
  { name: 'red', label: 'Canal rojo', right: true, text: (row) => share(row.ROJAS, row.CON_CANAL) },
  { name: 'first', label: 'A la primera', right: true, text: (row) => share(row.PRIMERAS, row.ACEPTADAS) },
  { name: 'hours', label: 'Ingreso a aceptación', right: true, text: hours },
];

const plainColumns = (label: string, value: string): readonly TableColumn<ChartMark>[] => [
  { name: 'label', label, text: (row) => row.label },
  { name: 'value', label: value, right: true, text: (row) => row.text },
];

const marksOf = (data: Statistics, dimension: Dimension): GroupMark[] =>
  data.GRUPOS[dimension].map((group) => ({
    ...group,
    key: group.CLAVE,
    label: group.NOMBRE,
    value: group.DECLARACIONES,
    text: counted(group.DECLARACIONES),
    to: listOf(dimension, group.CLAVE, data),
  }));

function Grouped({ data, dimension, title }: { data: Statistics; dimension: Dimension; title: string }) {
  const marks = marksOf(data, dimension);
  return (
    <ChartFrame
      title={title}
      file={`estadisticas-${dimension.toLowerCase()}`}
      rows={marks}
      columns={groupColumns(title.replace('Por ', ''))}
    >
      <BarChart label={title} marks={marks.slice(0, MOST_BARS)} />
    </ChartFrame>
  );
}

const AGES: Readonly<Record<string, string>> = { '31': 'Más de 30 días', '0-1': 'Hasta 1 día' };

/** Every chart of the page: each a table as well, each mark a link to the list behind it. */
export function Charts({ data }: { data: Statistics }) {
  const months = marksOf(data, 'MES').toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const load = loadOf(data, (day) => formatDate(day), listOfDay);
  const taxes = data.TRIBUTOS.map(({ CODIGO, NOMBRE, IMPORTE }): ChartMark => ({
    key: CODIGO,
    label: NOMBRE,
    value: Number(IMPORTE),
    text: Number(IMPORTE).toLocaleString('es-GT', { minimumFractionDigits: 2 }),
    to: reportOf('taxesByClient', data, { codigo: CODIGO }),
  }));
  const ages = data.EDADES.map(({ EDAD, DECLARACIONES }): ChartMark => ({
    key: EDAD,
    label: AGES[EDAD] ?? `De ${EDAD.replace('-', ' a ')} días`,
    value: DECLARACIONES,
    text: counted(DECLARACIONES),
    to: '/reportesgt/unfinished',
  })).toSorted((a, b) => Number.parseInt(a.key) - Number.parseInt(b.key));
  const [codes, fields] = [rejectionsBy(data, 'CODIGO'), rejectionsBy(data, 'CAMPO')];
  return (
    <div className="st-charts">
      <ChartFrame title="Por mes" file="estadisticas-mes" rows={months} columns={groupColumns('Mes')}>
        <LineChart label="Declaraciones por mes" marks={months} />
      </ChartFrame>
      <ChartFrame
        title="Carga por día"
        file="estadisticas-carga"
        rows={load}
        columns={plainColumns('Día', 'Declaraciones')}
      >
        <CalendarChart label="Declaraciones por día; más grande es más" marks={load} />
      </ChartFrame>
      {TITLES.map(([dimension, title]) => (
        <Grouped key={dimension} data={data} dimension={dimension} title={title} />
      ))}
      <ChartFrame
        title="Tributos por tipo, moneda local"
        file="estadisticas-tributos"
        rows={taxes}
        columns={plainColumns('Tributo', 'Importe')}
      >
        <BarChart label="Tributos por tipo" marks={taxes.slice(0, MOST_BARS)} />
      </ChartFrame>
      <ChartFrame
        title="Sin terminar, por antigüedad"
        file="estadisticas-antiguedad"
        rows={ages}
        columns={plainColumns('Antigüedad', 'Declaraciones')}
      >
        <BarChart label="Sin terminar, por antigüedad" marks={ages} />
      </ChartFrame>
      <ChartFrame
        title="Rechazos por código"
        file="estadisticas-rechazos"
        rows={codes}
        columns={plainColumns('Código', 'Rechazos')}
      >
        <BarChart label="Rechazos por código" marks={codes.slice(0, MOST_BARS)} />
      </ChartFrame>
      <ChartFrame
        title="Rechazos por campo"
        file="estadisticas-campos"
        rows={fields}
        columns={plainColumns('Campo', 'Rechazos')}
      >
        <BarChart label="Rechazos por campo" marks={fields.slice(0, MOST_BARS)} />
      </ChartFrame>
    </div>
  );
}
