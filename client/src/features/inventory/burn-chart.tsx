import { theme } from 'antd';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatDate } from '../../lib/dates';

export interface BurnChartProps {
  /** What it shows, and where the same figures are. */
  readonly label: string;
  readonly weeks: readonly { readonly startsOn: string; readonly used: number }[];
}

/** What was used in each of the last few weeks. */
export default function BurnChart({ label, weeks }: BurnChartProps) {
  const { token } = theme.useToken();
  return (
    <figure style={{ margin: 0 }} aria-label={label}>
      <ResponsiveContainer width="100%" height={220}>
        <BarChart
          data={[...weeks]}
          margin={{ top: 8, right: 8, left: 0, bottom: 0 }}
          accessibilityLayer={false}
        >
          <CartesianGrid stroke={token.colorBorderSecondary} vertical={false} />
          <XAxis
            dataKey="startsOn"
            tickFormatter={(day) => formatDate(String(day)).slice(0, -5)}
            tick={{ fontSize: 13 }}
            stroke={token.colorTextSecondary}
          />
          <YAxis stroke={token.colorTextSecondary} width={48} />
          <Tooltip
            labelFormatter={(day) => (typeof day === 'string' ? `Week from ${formatDate(day)}` : '')}
            cursor={{ fill: token.colorFillQuaternary }}
            contentStyle={{
              background: token.colorBgElevated,
              color: token.colorText,
              border: `1px solid ${token.colorBorder}`,
            }}
            itemStyle={{ color: token.colorText }}
          />
          <Bar dataKey="used" name="Used" fill={token.colorPrimary} isAnimationActive={false} />
        </BarChart>
      </ResponsiveContainer>
    </figure>
  );
}
