import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { browserZone, clockOf } from '../../lib/dates';
import { clockText, onDay, parseClock, parseClockNear } from '../../lib/form-rules';
import { formatDateTime, formatTime, otherClockText, recordZone, useRecordZone } from './record-clock';

const AUCKLAND = 'Pacific/Auckland';

// As the questions, the sheets and the server do: a record without an event says the same on every device.
it('uses the provider’s clock if a record has no event', () => {
  expect(recordZone()).toBe('Europe/London');
  const own = clockOf('Europe/London');
  expect(formatDateTime('2026-07-20T13:32:00Z')).toBe(own.dateTime('2026-07-20T13:32:00Z'));
  expect(formatTime('2026-10-25T01:10:00Z')).toBe(own.time('2026-10-25T01:10:00Z'));
});

it('reads a typed time on the event’s clock, whatever the device’s is', () => {
  const now = new Date('2026-11-20T02:00:00Z');
  const near = new Date('2026-11-20T01:30:00Z');
  const reading = { now, isAhead: false, zone: AUCKLAND };
  expect(parseClock('1432', near, reading).value).toBe('2026-11-20T01:32:00.000Z');
  const setting = { ...reading, near, isBackground: false };
  expect(parseClockNear('1440', setting).value).toBe('2026-11-20T01:40:00.000Z');
  expect(clockText('2026-11-20T01:32:00Z', AUCKLAND)).toBe('14:32');
  expect(onDay('2026-11-20T01:32:00.000Z', new Date('2026-11-20T20:00:00Z'), AUCKLAND)).toBe(
    '2026-11-21T01:32:00.000Z',
  );
  expect(clockText('2026-11-20T01:32:00Z')).toBe(clockText('2026-11-20T01:32:00Z', browserZone()));
});

describe('a device clock that differs from the record’s', () => {
  const { TZ } = process.env;
  const setDevice = (zone: string | undefined): void => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  };
  /** What a screen of a record of an event there says; null for a record without an event. */
  const saidIn = (eventZone: string | null, moment: string): string | null => {
    const said: (string | null)[] = [];
    const Screen = (): null => {
      useRecordZone(eventZone);
      said.push(otherClockText(Date.parse(moment)));
      return null;
    };
    renderToStaticMarkup(createElement(Screen));
    return said[0] ?? null;
  };
  beforeEach(() => {
    setDevice('America/New_York');
  });
  afterEach(() => {
    saidIn(null, '2026-11-20T14:32:00Z');
    setDevice(TZ);
  });

  it('is explained: whose clock is shown, its time, and what the device is set to', () => {
    expect(saidIn('Europe/Paris', '2026-07-20T13:32:00Z')).toBe(
      'All times are on the event’s clock (Europe/Paris), where it is 15:32. This device is set to America/New York.',
    );
    expect(saidIn(AUCKLAND, '2026-11-20T14:32:00Z')).toBe(
      'All times are on the event’s clock (Pacific/Auckland), where it is 03:32. This device is set to America/New York.',
    );
    expect(saidIn(null, '2026-11-20T14:32:00Z')).toBe(
      'All times are on the provider’s clock (Europe/London), where it is 14:32. This device is set to America/New York.',
    );
  });

  it('is not mentioned if both show the same time, whatever their zones are called', () => {
    expect(saidIn('America/New_York', '2026-11-20T14:32:00Z')).toBeNull();
    setDevice('Europe/Berlin');
    expect(saidIn('Europe/Paris', '2026-11-20T14:32:00Z')).toBeNull();
    setDevice('Europe/London');
    // In winter Reykjavik has the same time as London, in summer it has not.
    expect(saidIn('Atlantic/Reykjavik', '2026-11-20T14:32:00Z')).toBeNull();
    expect(saidIn('Atlantic/Reykjavik', '2026-07-20T14:32:00Z')).toContain('where it is 14:32');
  });

  it.each(['frame/record-notices.tsx', 'history/history.page.tsx'])('is shown by %s', (file) => {
    const text = readFileSync(path.join(import.meta.dirname, file), 'utf8');
    expect(text).toMatch(/const otherClock = otherClockText\(\);/);
    expect(text).toMatch(/\{otherClock === null \? null : \(?\s*<p[^>]*>\s*\{otherClock\}\s*<\/p>/);
  });
});

/** What shows a record, its parts or its contact: folders and files below client/src. */
const OF_RECORDS = [
  'components/conflict/',
  'components/handover/',
  'components/records/',
  'features/prf/',
  'features/patients/portal/record-parts.tsx',
  'features/patients/portal/share-card.tsx',
  'features/patients/portal/shared-record.page.tsx',
  'features/patients/portal/visit.page.tsx',
  'features/patients/portal/visits-card.tsx',
  'features/see-and-treat/',
];

it('is set by every page of one record', () => {
  const root = path.resolve(import.meta.dirname);
  const pages = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.page.tsx') && path.dirname(file) !== 'list',
  );
  expect(pages.length).toBeGreaterThan(6);
  const silent = pages.filter(
    (file) => !/\b(useRecordZone|PrfScreen)\b/.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(silent).toEqual([]);
});

it('is asked by every screen of a record, and the device’s clock by none', () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && OF_RECORDS.some((one) => file.startsWith(one)));
  expect(OF_RECORDS.filter((one) => !files.some((file) => file.startsWith(one)))).toEqual([]);
  const onDevice = files.filter((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const [, names = ''] = /import \{([^}]*)\} from '[./]+\/lib\/dates'/.exec(text) ?? [];
    return /\b(formatDateTime|formatTime|formatSeconds|formatSpan|formatRecent|dayBeside|markBeside)\b/.test(
      names,
    );
  });
  expect(onDevice).toEqual([]);
});
