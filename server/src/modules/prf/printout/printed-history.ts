import { clockFieldsOf, PRF_SECTION_KEYS } from '@sideline/schema/prf/catalogue/catalogue';
import { timelineOf, type RecordEvent, type TimelineItem } from '@sideline/schema/prf/record/timeline';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { DENSE } from '../../../platform/export/pdf-print.js';
import { printedFacts } from './printed-handover.js';
import { tableHead } from './printed-parts.js';
import { nameOf, type PrintedWords } from './printed-words.js';

/** The record by time: what happened, oldest first, before the sections. */

const SMALL = 8;

const eventsOf = ({ printout: { prf } }: PrintedWords): readonly RecordEvent[] => [
  { key: 'begun', at: prf.createdAt, title: 'Record started', text: nameOf(prf.author) },
  ...prf.revisions.map(({ revision, signedAt, name, grade }) => ({
    key: `signed.${String(revision)}`,
    at: signedAt,
    title: revision === 1 ? 'Signed' : `Amended: version ${String(revision)}`,
    text: [name, grade].filter(Boolean).join(', '),
  })),
];

const timeline = (words: PrintedWords) => {
  const facts = printedFacts(words);
  const { prf } = words.printout;
  return timelineOf(
    {
      facts,
      stored: facts.data,
      events: eventsOf(words),
      alerts: prf.alerts.map(({ actionedBy, ...alert }) => ({
        ...alert,
        actionedBy: nameOf(actionedBy) || null,
      })),
      clocks: PRF_SECTION_KEYS.flatMap((section) =>
        clockFieldsOf(section).flatMap(({ name }) => {
          const at = facts.data[section]?.[name];
          const recorded = prf.clocks.find((clock) => clock.section === section && clock.field === name);
          return typeof at === 'string'
            ? [{ section, field: name, at, recordedAt: recorded?.recordedAt ?? null }]
            : [];
        }),
      ),
    },
    words.options,
  );
};

/** When it was recorded: only the time where that was on the day of the row. */
const recordedText = (item: TimelineItem, words: PrintedWords): string => {
  if (item.recordedAt === null) return '';
  const recorded = words.time(item.recordedAt);
  const [day = '', clock = ''] = recorded.split(', ');
  return `Recorded ${words.time(item.at).startsWith(day) ? clock : recorded}`;
};

const detailsOf = (item: TimelineItem, words: PrintedWords): string =>
  [
    item.text,
    item.struckBecause === null ? '' : `Struck through: ${item.struckBecause}`,
    recordedText(item, words),
  ]
    .filter(Boolean)
    .join(' · ');

export const printHistory = (words: PrintedWords): Content[] => {
  const { timed, untimed } = timeline(words);
  if (timed.length + untimed.length === 0) return [];
  let day = '';
  const rows = [...timed, ...untimed].map((item): TableCell[] => {
    const [date = '', clock = ''] = words.time(item.at).split(', ');
    const isNewDay = date !== day && date !== '';
    if (isNewDay) day = date;
    const when = item.at === null ? 'Time not known' : isNewDay ? `${date}, ${clock}` : clock;
    const struck = item.struckBecause === null ? {} : { style: 'struck' };
    return [
      { text: when, style: 'label', fontSize: SMALL },
      { text: item.title, fontSize: SMALL, ...struck },
      { text: detailsOf(item, words), fontSize: SMALL, ...struck },
    ];
  });
  return [
    { text: 'By time', style: 'section' },
    {
      table: { headerRows: 1, widths: [88, 120, '*'], body: [tableHead('When', 'What', 'Details'), ...rows] },
      layout: DENSE,
    },
  ];
};
