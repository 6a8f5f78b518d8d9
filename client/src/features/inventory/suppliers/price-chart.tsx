import { theme } from 'antd';
import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatDate, todayAsLocalDate } from '../../../lib/dates';
import { poundsText } from '../../../lib/formats';

export interface PriceChartProps {
  /** What it shows, and where the same figures are. */
  readonly label: string;
  /** Latest day first. If a day has several prices, the valid one comes first. */
  readonly prices: readonly { readonly validFrom: string; readonly packPricePence: number }[];
}

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (time: unknown): string => formatDate(new Date(Number(time)).toISOString().slice(0, 10));

/** What a pack cost over time, as steps: a price is valid until the next. */
export default function PriceChart({ label, prices }: PriceChartProps) {
  const { token } = theme.useToken();
  const byDay = new Map(prices.toReversed().map((price) => [price.validFrom, price.packPricePence]));
  const points = [...byDay].map(([day, pence]) => ({ time: timeOf(day), pence }));
  const last = points.at(-1);
  const today = timeOf(todayAsLocalDate());
  // The last price is still valid.
  if (last !== undefined && last.time < today) points.push({ time: today, pence: last.pence });
  return (
    <figure style={{ margin: 0 }} aria-label={label}>
      <ResponsiveContainer width="100%" height={220}>
        <LineChart
          data={points}
          margin={{ top: 8, right: 16, left: 8, bottom: 0 }}
          accessibilityLayer={false}
        >
          <CartesianGrid stroke={token.colorBorderSecondary} vertical={false} />
          <XAxis
            dataKey="time"
            type="number"
            scale="time"
            domain={['dataMin', 'dataMax']}
            tickFormatter={dayOf}
            tick={{ fontSize: 13 }}
            stroke={token.colorTextSecondary}
          />
          <YAxis
            stroke={token.colorTextSecondary}
            width={72}
            tickFormatter={(pence) => poundsText(Number(pence))}
          />
          <Tooltip
            labelFormatter={dayOf}
            formatter={(pence) => poundsText(Number(pence))}
            contentStyle={{
              background: token.colorBgElevated,
              color: token.colorText,
              border: `1px solid ${token.colorBorder}`,
            }}
            itemStyle={{ color: token.colorText }}
          />
          <Line
            type="stepAfter"
            dataKey="pence"
            name="Price per pack"
            stroke={token.colorPrimary}
            strokeWidth={2}
            isAnimationActive={false}
          />
        </LineChart>
      </ResponsiveContainer>
    </figure>
  );
}
