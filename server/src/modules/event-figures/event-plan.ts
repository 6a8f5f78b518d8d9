import { positionLabel } from '@sideline/schema/positions';
import { numberText, type Formats } from '@sideline/schema/provider/formats';
import { formatTime } from '@sideline/schema/prf/record/format';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { PdfDocument } from '../../platform/export/pdf.js';
import type { Event } from '../events/event.entity.js';
import type { EventOperations } from './event-operations.hot.js';
import { sitePicture, zoneWords, type LaidPicture, type PlannedZone } from './plan-picture.js';

/** The medical plan of an event as it is, for the provider and its client: the place and what is planned, and no patients. */
export interface EventPlan {
  readonly event: Event;
  /** Those in use. */
  readonly zones: readonly PlannedZone[];
  /** Of the site; null where there is none. */
  readonly picture: LaidPicture | null;
  /** How many are planned, as the reader may see it. */
  readonly staffPlanned: string;
  /** By role; null for a client, who sees the total only. */
  readonly staffing: EventOperations['staffing'] | null;
  readonly formats: Formats;
  readonly providerName: string;
  readonly madeAt: Date;
  readonly madeBy: string;
}

const factsOf = ({ event, staffPlanned, formats }: EventPlan): readonly (readonly [string, string])[] => {
  const at = (moment: Date): string => formatTime(moment.toISOString(), event.timeZone);
  const { attendanceExpected: expected } = event;
  return [
    ['Starts', at(event.date)],
    ['Ends', at(event.endsAt)],
    ['Time zone', event.timeZone],
    ['Where', event.location ?? 'Not decided'],
    ['Kind of venue', event.venueType ?? 'Not recorded'],
    ['Attendance expected', expected === null ? 'Not known' : numberText(expected, formats)],
    ['Staff planned', staffPlanned],
  ];
};

const tableOf = (widths: readonly (number | string)[], body: TableCell[][], headerRows: number): Content => ({
  margin: [0, 2, 0, 6],
  layout: 'lightHorizontalLines',
  table: { headerRows, widths: [...widths], body },
});

/** When and where, how many are expected, the zones, and who is planned. It names nobody. */
export const eventPlanPdf = (plan: EventPlan): PdfDocument => {
  const { event, zones, picture, staffing, formats, providerName, madeAt, madeBy } = plan;
  return {
    title: `Medical plan: ${event.name}`,
    subject: formatTime(event.date.toISOString(), event.timeZone),
    madeAt,
    header: { left: providerName, right: event.name },
    notices: [],
    footer: `Printed ${formatTime(madeAt.toISOString())} by ${madeBy}. This is the plan at that time.`,
    watermark: null,
    content: [
      { text: `Medical plan: ${event.name}`, style: 'title' },
      tableOf(
        [130, '*'],
        factsOf(plan).map(([name, value]) => [{ text: name, style: 'label' }, { text: value }]),
        0,
      ),
      ...(picture === null ? [] : [sitePicture(zones, picture)]),
      { text: 'Zones', style: 'section' },
      { text: zoneWords(zones, picture) },
      ...(staffing === null
        ? []
        : [
            { text: 'Staff by role', style: 'section' },
            staffing.length === 0
              ? { text: 'No shifts are planned.' }
              : tableOf(
                  ['*', 70, 90],
                  [
                    ['Role', 'Shifts', 'Hours'].map((text) => ({ text, style: 'tableHead' })),
                    ...staffing.map(({ role, planned, plannedHours }): TableCell[] => [
                      { text: role === null ? 'Any role' : positionLabel(role) },
                      { text: numberText(planned, formats), alignment: 'right' },
                      { text: numberText(plannedHours, formats), alignment: 'right' },
                    ]),
                  ],
                  1,
                ),
          ]),
    ],
  };
};
