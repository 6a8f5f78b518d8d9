import type { ObservationEntry } from '@sideline/schema/prf/catalogue/catalogue';
import { theme } from 'antd';
import {
  Bar,
  BarChart,
  CartesianGrid,
  Legend,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { chartFigures, chartLines } from './chart-lines';
import { isVoided } from '../fields/entry-order';
import { useTimeText } from '../prf-context';
import type { Values } from '../drafts/changes';
import { formatTime } from '../record-clock';

const LINES = chartLines();

interface Point {
  readonly time: number;
  readonly news2: number | null;
  /** For each line, by its field. */
  readonly [name: string]: number | null;
}

const pointsOf = (sets: readonly ObservationEntry[]): Point[] =>
  sets
    .filter((set) => set.date_time && !isVoided(set as unknown as Values))
    .map((set) => ({
      ...chartFigures(set, LINES),
      time: Date.parse(set.date_time ?? ''),
      news2: set.news2?.total ?? null,
    }));

/** The sets' times, each minute once, because the axis shows a time only once. */
const ticksOf = (points: readonly Point[]): number[] => [
  ...new Map(points.map(({ time }) => [formatTime(time), time] as const)).values(),
];

/**
 * Pulse, respiration, SpO2 and blood pressure over time, with NEWS2 as bars under the same axis. The table has the same
 * figures.
 */
export default function TrendChart({ sets }: { readonly sets: readonly ObservationEntry[] }) {
  const { token } = theme.useToken();
  const timeText = useTimeText();
  const points = pointsOf(sets);
  const colours = [token.colorError, token.colorLink, token.colorSuccess, token.colorText, token.colorText];
  const axis = {
    dataKey: 'time',
    type: 'number' as const,
    domain: ['dataMin', 'dataMax'] as [string, string],
    tickFormatter: (time: number) => formatTime(time),
    ticks: ticksOf(points),
    minTickGap: 24,
    stroke: token.colorTextSecondary,
    padding: { left: 24, right: 24 },
  };
  const tooltip = {
    labelFormatter: (time: unknown) => timeText(Number(time)),
    // In the colours of the lines, some could not be read on this background.
    itemStyle: { color: token.colorText },
    // Next to the points, not on them.
    offset: 32,
    contentStyle: {
      background: token.colorBgElevated,
      color: token.colorText,
      border: `1px solid ${token.colorBorder}`,
    },
  };
  return (
    <figure className="prf-chart" aria-label="Trend of the observation sets. The table has the same figures.">
      <ResponsiveContainer width="100%" height={280}>
        <LineChart data={points} syncId="prf-trend" margin={{ top: 8, right: 8, left: 0, bottom: 0 }}>
          <CartesianGrid stroke={token.colorBorderSecondary} vertical={false} />
          <XAxis {...axis} />
          <YAxis stroke={token.colorTextSecondary} width={40} />
          <Tooltip {...tooltip} cursor={{ stroke: token.colorBorder }} />
          <Legend formatter={(name: string) => <span style={{ color: token.colorText }}>{name}</span>} />
          {LINES.map((line, index) => (
            <Line
              key={line.name}
              dataKey={line.name}
              name={line.label}
              stroke={colours[index] ?? token.colorText}
              strokeWidth={2}
              {...(line.dash ? { strokeDasharray: line.dash } : {})}
              legendType={line.marker}
              dot={{ r: 3, strokeDasharray: 'none' }}
              connectNulls
              isAnimationActive={false}
            />
          ))}
        </LineChart>
      </ResponsiveContainer>
      <ResponsiveContainer width="100%" height={160}>
        <BarChart data={points} syncId="prf-trend" margin={{ top: 8, right: 8, left: 0, bottom: 0 }}>
          <XAxis {...axis} />
          <YAxis
            domain={[0, 20]}
            ticks={[0, 5, 7, 20]}
            interval={0}
            tick={{ fontSize: 11 }}
            stroke={token.colorTextSecondary}
            width={40}
          />
          <Tooltip {...tooltip} cursor={{ fill: token.colorFillQuaternary }} />
          <Bar
            dataKey="news2"
            name="NEWS2"
            fill={token.colorPrimary}
            barSize={16}
            isAnimationActive={false}
          />
        </BarChart>
      </ResponsiveContainer>
    </figure>
  );
}
