import { theme } from 'antd';
import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';

/** A part of every bar; the second is pale with a dashed edge, so that colour is not the only difference. */
export interface ChartPart {
  readonly name: string;
  readonly values: readonly number[];
}

export interface ShiftReportChartProps {
  /** What it shows, and where the same figures are as numbers. */
  readonly label: string;
  readonly names: readonly string[];
  /** One or two, each with a value for every name. */
  readonly parts: readonly ChartPart[];
}

const BAR_PX = 36;
const AROUND_PX = 72;
const NAMES_PX = 140;
const LONGEST_NAME = 18;

const shortened = (name: string): string =>
  name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name;

/** Horizontal bars, one for each name, in the given order (largest first). */
export default function ShiftReportChart({ label, names, parts }: ShiftReportChartProps) {
  const { token } = theme.useToken();
  // By position, because two people may have the same name.
  const bars = names.map((_, place) => ({
    place,
    ...Object.fromEntries(parts.map(({ values }, part) => [`part${String(part)}`, values[place] ?? 0])),
  }));
  const nameAt = (place: unknown): string => names[Number(place)] ?? '';
  const inText = (name: string) => <span style={{ color: token.colorText }}>{name}</span>;
  return (
    <figure style={{ margin: 0 }} aria-label={label}>
      <ResponsiveContainer width="100%" height={names.length * BAR_PX + AROUND_PX}>
        <BarChart
          data={bars}
          layout="vertical"
          margin={{ top: 8, right: 16, left: 0, bottom: 0 }}
          accessibilityLayer={false}
        >
          <CartesianGrid stroke={token.colorBorderSecondary} horizontal={false} />
          <XAxis type="number" allowDecimals={false} stroke={token.colorTextSecondary} />
          <YAxis
            type="category"
            dataKey="place"
            width={NAMES_PX}
            interval={0}
            tickFormatter={(place) => shortened(nameAt(place))}
            tick={{ fontSize: 13 }}
            stroke={token.colorTextSecondary}
          />
          <Tooltip
            labelFormatter={nameAt}
            cursor={{ fill: token.colorFillQuaternary }}
            contentStyle={{
              background: token.colorBgElevated,
              color: token.colorText,
              border: `1px solid ${token.colorBorder}`,
            }}
            itemStyle={{ color: token.colorText }}
          />
          {parts.length > 1 ? <Legend formatter={inText} itemSorter={null} /> : null}
          {parts.map(({ name }, part) => (
            <Bar
              key={name}
              dataKey={`part${String(part)}`}
              name={name}
              stackId="all"
              fill={part === 0 ? token.colorPrimary : token.colorPrimaryBorder}
              stroke={token.colorPrimary}
              {...(part === 0 ? {} : { strokeDasharray: '4 3' })}
              barSize={18}
              isAnimationActive={false}
            />
          ))}
        </BarChart>
      </ResponsiveContainer>
    </figure>
  );
}
