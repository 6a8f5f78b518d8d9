import { chromium } from '@playwright/test';
import process from 'node:process';
import { findChromium } from '../../scripts/chromium.mjs';

/**
 * `npm run bench:calendar -- http://127.0.0.1:4000`: how long the month takes from the answer's arrival to the painted grid, the
 * processor slowed four times, against a running server with demonstration data; ends with 1 where a month of 2,000 shifts is
 * too slow. The server's answer is replaced by one of 2,000 and one of 5,000 shifts, and something speaks against every other one
 * that has somebody. No test: times depend on what else the machine does. Beside them stands what the page's main thread
 * worked meanwhile at full speed, times four, which depends on that less, and what a fixed piece of work takes on this machine.
 */

const [, , base = 'http://127.0.0.1:4000'] = process.argv;
const SLOWED = 4;
const ROUNDS = 5;
const DAY_MS = 86_400_000;
/** Shifts of the month that is held to the limits. */
const HELD = 2_000;
const MOUNTED_MS = 300;
const CHANGED_MS = 150;

/** A month's shifts as the server words them, the earliest first; half of them have somebody. */
const monthOf = (count, people) =>
  Array.from({ length: count }, (_, place) => {
    const start = Date.UTC(2027, 4, 1, 6) + (place % 30) * DAY_MS + Math.floor(place / 30) * 300_000;
    const staff = place % 2 === 0 ? people[place % people.length] : null;
    const id = `0199${String(place).padStart(4, '0')}-0000-7000-8000-000000000000`;
    return {
      __typename: 'Shift',
      id,
      eventId: id,
      eventName: `Event ${String(place % 12)}`,
      timeZone: 'Europe/London',
      shiftStart: new Date(start).toISOString(),
      shiftEnd: new Date(start + 8 * 3_600_000).toISOString(),
      role: 'paramedic',
      status: staff ? 'assigned' : 'open',
      priority: 'normal',
      requiredQualifications: ['als'],
      briefing: 'Meet at the north gate',
      staff,
      backupStaff: null,
      isBiddingOpen: false,
      applicants: [],
      checkInTime: null,
      checkOutTime: null,
      seriesId: null,
      createdBy: id,
      isTouched: false,
      reason: null,
      version: 1,
    };
  }).toSorted((one, other) => one.shiftStart.localeCompare(other.shiftStart));

/** What speaks against a half of those who are assigned, and against some backups: each an icon and its words. */
const concernsOf = (shifts) =>
  shifts
    .filter(({ staff }) => staff !== null)
    .filter((_, place) => place % 2 === 0)
    .map(({ id: shiftId }, place) => ({
      __typename: 'ShiftConcerns',
      shiftId,
      concerns: [
        'Only 4 h rest before or after another shift (at least 11 h needed)',
        ...(place % 5 === 0 ? ['Backup: ALS is out of date when the shift ends'] : []),
      ],
    }));

const PEOPLE = Array.from({ length: 60 }, (_, place) => ({
  __typename: 'ShiftStaff',
  staffId: `0198${String(place).padStart(4, '0')}-0000-7000-8000-000000000000`,
  user: {
    __typename: 'ShiftUser',
    id: `person-${String(place)}`,
    firstName: 'Robin',
    lastName: `Hale ${String(place)}`,
  },
}));

/** In the page: notes when the rota's answer is there, and when the next frame after a change of the grid is painted. */
const watch = () => {
  const { fetch: ordinary } = globalThis;
  globalThis.fetch = async (...args) => {
    const response = await ordinary(...args);
    if (!String(args[1]?.body).includes('"Rota"')) return response;
    const text = await response.text();
    globalThis.answeredAt = globalThis.performance.now();
    return new globalThis.Response(text, { status: response.status, headers: response.headers });
  };
  // Watched by what changes, not in every frame: the looking would take part in what it measures.
  globalThis.painted = (shown) =>
    new Promise((resolve) => {
      const observer = new globalThis.MutationObserver(() => {
        if (!shown()) return;
        observer.disconnect();
        const { port1, port2 } = new globalThis.MessageChannel();
        // A message of this frame arrives when it has been painted.
        port1.onmessage = () => resolve(globalThis.performance.now());
        globalThis.requestAnimationFrame(() => port2.postMessage(null));
      });
      observer.observe(globalThis.document, { childList: true, characterData: true, subtree: true });
    });
};

const median = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];
/** Says the times and their median; too slow where that is beyond `most`, of what has a limit. */
const said = (name, times, most = Infinity) => {
  const middle = median(times);
  const isSlow = middle > most;
  if (isSlow) process.exitCode = 1;
  const limit = most === Infinity ? '' : `, at most ${String(most)}${isSlow ? ', TOO SLOW' : ''}`;
  console.log(
    `${name}: ${middle.toFixed(0)} ms (${times.map((time) => time.toFixed(0)).join(', ')})${limit}`,
  );
};

/** In the page: a fixed piece of work, for figures of one machine to be held against those of another. */
const yardstick = () => {
  const began = globalThis.performance.now();
  let seed = 1;
  const drawn = Array.from({ length: 200_000 }, () => (seed = (seed * 48_271) % 2_147_483_647));
  drawn.sort((a, b) => a - b);
  return globalThis.performance.now() - began;
};

/** Milliseconds of processor that the page's main thread has used. */
const worked = async (session) => {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1_000 * metrics.find(({ name }) => name === 'TaskDuration').value;
};

const found = findChromium();
const browser = await chromium.launch({
  ...(found === null ? {} : { executablePath: found }),
  args: ['--no-sandbox'],
});
const machine = [];
for (const count of [HELD, 5_000]) {
  const context = await browser.newContext({
    baseURL: base,
    serviceWorkers: 'block',
    viewport: { width: 1_280, height: 900 },
  });
  await context.request.post('/api/auth/login', {
    headers: { origin: base },
    data: { email: 'admin@sideline.test', password: 'sideline-demo' },
  });
  await context.addInitScript(watch);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const shifts = monthOf(count, PEOPLE);
  const body = JSON.stringify({ data: { shifts } });
  const concerns = JSON.stringify({ data: { shiftConcerns: concernsOf(shifts) } });
  let before = 0;
  await page.route('**/graphql', async (route) => {
    const asked = route.request().postData() ?? '';
    if (asked.includes('"RotaConcerns"')) {
      // There before the shifts: every icon is drawn with the first of them.
      await route.fulfill({ contentType: 'application/json', body: concerns });
      return;
    }
    if (!asked.includes('"Rota"')) {
      await route.continue();
      return;
    }
    // The rest of the page has come to rest by then.
    await page.waitForTimeout(1_500);
    before = await worked(session);
    await route.fulfill({ contentType: 'application/json', body });
  });
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const results = { mounted: [], changed: [], back: [], mountedWork: [], changedWork: [], backWork: [] };
  for (let round = 0; round < 2 * ROUNDS; round += 1) {
    const isSlowed = round % 2 === 0;
    await page.goto('/dashboard');
    machine.push(await page.evaluate(yardstick));
    await session.send('Emulation.setCPUThrottlingRate', { rate: isSlowed ? SLOWED : 1 });
    await page.goto('/shifts?date=2027-05-10');
    const mounted = await page.evaluate(async () => {
      const at = await globalThis.painted(() => globalThis.document.querySelector('.rbc-event') !== null);
      return at - globalThis.answeredAt;
    });
    const icons = await page.locator('.rbc-event [aria-label^="Warning"]').count();
    if (icons === 0) throw new Error('Nothing speaks against anybody: the icons are not measured.');
    const between = await worked(session);
    // A filter: every block is worked out and drawn anew.
    const press = () =>
      page.evaluate(async () => {
        const text = () => globalThis.document.querySelector('.rbc-month-view')?.textContent;
        const [chip] = [...globalThis.document.querySelectorAll('button')].filter(
          ({ textContent }) => textContent === 'Gaps only',
        );
        const was = text();
        const painted = globalThis.painted(() => text() !== was);
        const began = globalThis.performance.now();
        chip.click();
        return (await painted) - began;
      });
    // What comes after the paint, such as the address, is work as well, and not the next press's.
    const rest = () =>
      page.evaluate(() => new Promise((resolve) => globalThis.requestIdleCallback(() => resolve())));
    const inAddress = (isOn) =>
      page.waitForURL(({ searchParams }) => searchParams.has('gaps') === isOn).then(rest);
    const changed = await press();
    await inAddress(true);
    const after = await worked(session);
    // Taken away again: with the icons of those who are assigned.
    const back = await press();
    await inAddress(false);
    const end = await worked(session);
    if (isSlowed) {
      results.mounted.push(mounted);
      results.changed.push(changed);
      results.back.push(back);
    } else {
      results.mountedWork.push(SLOWED * (between - before));
      results.changedWork.push(SLOWED * (after - between));
      results.backWork.push(SLOWED * (end - after));
    }
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
  const name = `${count.toLocaleString('en-GB')} shifts`;
  const [mounted, changed] = count === HELD ? [MOUNTED_MS, CHANGED_MS] : [];
  said(`${name}, mounted`, results.mounted, mounted);
  said(`${name}, mounted, worked`, results.mountedWork);
  said(`${name}, filtered`, results.changed, changed);
  said(`${name}, filtered, worked`, results.changedWork);
  said(`${name}, filter taken away`, results.back, changed);
  said(`${name}, filter taken away, worked`, results.backWork);
  await context.close();
}
said('a fixed piece of work at full speed', machine);
await browser.close();
