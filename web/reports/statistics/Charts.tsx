import { countText } from '../../../shared/foundation/text/countText.ts';
import { formatDate } from '../../../shared/foundation/dates/date.ts';
import type { Dimension, RejectedBy, StatisticsGroup } from '../../../shared/reports/procedures.ts';
import type { TableColumn } from '../../kit/DataTable.tsx';
import { BarChart } from '../../kit/charts/BarChart.tsx';
import { CalendarChart } from '../../kit/charts/CalendarChart.tsx';
import { ChartFrame } from '../../kit/charts/ChartFrame.tsx';
import type { ChartMark } from '../../kit/charts/chart.ts';
import { LineChart } from '../../kit/charts/LineChart.tsx';
import { averageTime, monthName, share } from './figures.ts';
import { listOf, listOfDay } from './links.ts';
import { agesOf, loadOf, rejectionsBy, rejectionsFrom, taxesOf } from './marks.ts';
import type { Statistics } from './statistics.ts';

type GroupMark = ChartMark & StatisticsGroup;

/** Days of load that half of the page has room for. */
const HALF_YEAR = 190;

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

const REJECTIONS: readonly (readonly [RejectedBy, title: string, label: string])[] = [
  ['REGIMEN', 'Rechazos por régimen', 'Régimen'],
  ['CLIENTE', 'Rechazos por cliente', 'Cliente'],
  ['USUARIO', 'Rechazos por persona', 'Persona'],
];

const groupColumns = (label: string): readonly TableColumn<GroupMark>[] => [
  { name: 'label', label, text: (row) => row.label },
  { name: 'count', label: 'Declaraciones', right: true, text: (row) => countText(row.DECLARACIONES) },
  { name: 'accepted', label: 'Aceptadas', right: true, text: (row) => countText(row.ACEPTADAS) },
  { name: 'red', label: 'Canal rojo', right: true, text: (row) => share(row.ROJAS, row.CON_CANAL) },
  {
    name: 'first',
    label: 'A la primera, de las respondidas',
    right: true,
    text: (row) => share(row.PRIMERAS, row.RESPONDIDAS),
  },
  { name: 'hours', label: 'Ingreso a aceptación', right: true, text: averageTime },
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
    text: countText(group.DECLARACIONES),
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

/** Bars of what is countText once, under the name of its values. */
function Plain(props: {
  title: string;
  /** What the chart is called, where its title says more. */
  label?: string;
  file: string;
  columns: readonly [label: string, value: string];
  marks: readonly ChartMark[];
}) {
  const { title, label = title, file, columns, marks } = props;
  return (
    <ChartFrame title={title} file={file} rows={marks} columns={plainColumns(...columns)}>
      <BarChart label={label} marks={marks.slice(0, MOST_BARS)} />
    </ChartFrame>
  );
}

/** Every chart of the page: each a table as well, each mark a link to the list behind it. */
export function Charts({ data }: { data: Statistics }) {
  const months = marksOf(data, 'MES')
    .map((mark) => ({ ...mark, label: monthName(mark.key) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const load = loadOf(data, (day) => formatDate(day), listOfDay);
  return (
    <div className="st-charts">
      <ChartFrame title="Por mes" file="estadisticas-mes" rows={months} columns={groupColumns('Mes')}>
        <LineChart label="Declaraciones por mes" marks={months} />
      </ChartFrame>
      <ChartFrame
        title="Carga por día"
        wide={load.length > HALF_YEAR}
        file="estadisticas-carga"
        rows={load}
        columns={plainColumns('Día', 'Declaraciones')}
      >
        <CalendarChart label="Declaraciones por día; más grande es más" marks={load} />
      </ChartFrame>
      {TITLES.map(([dimension, title]) => (
        <Grouped key={dimension} data={data} dimension={dimension} title={title} />
      ))}
      <Plain
        title="Tributos pagados por tipo, moneda local"
        label="Tributos por tipo"
        file="estadisticas-tributos"
        columns={['Tributo', 'Importe']}
        marks={taxesOf(data)}
      />
      <Plain
        title="Sin terminar, por antigüedad"
        file="estadisticas-antiguedad"
        columns={['Antigüedad', 'Declaraciones']}
        marks={agesOf(data)}
      />
      <Plain
        title="Rechazos por código"
        file="estadisticas-rechazos"
        columns={['Código', 'Rechazos']}
        marks={rejectionsBy(data, 'CODIGO')}
      />
      <Plain
        title="Rechazos por campo"
        file="estadisticas-campos"
        columns={['Campo', 'Rechazos']}
        marks={rejectionsBy(data, 'CAMPO')}
      />
      {REJECTIONS.map(([by, title, label]) => (
        <Plain
          key={by}
          title={title}
          file={`estadisticas-rechazos-${by.toLowerCase()}`}
          columns={[label, 'Rechazos']}
          marks={rejectionsFrom(data, by)}
        />
      ))}
    </div>
  );
}
