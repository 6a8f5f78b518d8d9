import { expect, type Locator } from '@playwright/test';

/** What the trend says of one set: its time, and each figure by the name that the table gives it. */
type Figures = Readonly<Record<string, string>>;

/** As the chart says them, in its order; both pressures are one row of the table. */
const LINES = {
  Diastolic: 'mmHg',
  Pulse: '/min',
  Resp: '/min',
  SpO2: '%',
  Systolic: 'mmHg',
} as const;

/** What the table says, set by set, of what the chart draws: a cell without a figure is left out, as a chart leaves it out. */
export const tableFigures = async (trend: Locator): Promise<readonly Figures[]> => {
  const rows = await trend
    .locator('tr')
    .evaluateAll((all) =>
      all.map((row) => [...row.children].map((cell) => (cell as HTMLElement).innerText.trim())),
    );
  const row = (name: string): readonly string[] => rows.find(([head]) => head?.split(' ')[0] === name) ?? [];
  return (rows[0] ?? []).slice(1).map((time, index) => {
    const figures: Record<string, string> = { time };
    for (const name of ['Pulse', 'Resp', 'SpO2', 'NEWS2']) {
      const [figure = ''] = (row(name)[index + 1] ?? '').split(' ');
      if (/^\d/.test(figure)) figures[name] = figure;
    }
    const [, systolic, diastolic] = /^(\d+)\/(\d+)$/.exec(row('BP')[index + 1] ?? '') ?? [];
    if (systolic && diastolic) Object.assign(figures, { Systolic: systolic, Diastolic: diastolic });
    return figures;
  });
};

/** The chart says the same of every set that has a time, one after the other, by arrow keys and as its points are pointed at. */
export const expectInChart = async (trend: Locator, figures: readonly Figures[]): Promise<void> => {
  const timed = figures.filter(({ time }) => /^\d/.test(time ?? ''));
  const points = trend.locator('.recharts-line-dots').first().locator('.recharts-line-dot');
  await expect(points).toHaveCount(timed.length);
  const said = trend.locator('.recharts-tooltip-wrapper');
  const expectSaid = async (set: Figures): Promise<void> => {
    const lines = Object.entries(LINES).flatMap(([name, unit]) =>
      set[name] === undefined ? [] : [`${name} ${unit} : ${set[name]}`],
    );
    await expect(said.first()).toHaveText([set['time'], ...lines].join(''));
    await expect(said.last()).toHaveText(
      [set['time'], ...(set['NEWS2'] ? [`NEWS2 : ${set['NEWS2']}`] : [])].join(''),
    );
  };
  const chart = trend.getByRole('application').first();
  // What the pointer rests on goes before the keys.
  await trend.page().mouse.move(0, 0);
  await chart.focus();
  for (const [index, set] of timed.entries()) {
    if (index > 0) await chart.press('ArrowRight');
    await expectSaid(set);
  }
  for (const [index, set] of timed.entries()) {
    await points.nth(index).hover({ force: true });
    await expectSaid(set);
  }
};
