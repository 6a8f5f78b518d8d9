import { PLAN_SIDE } from '@sideline/schema/event-plan';
import type { Content } from 'pdfmake/interfaces.js';
import { described } from '../../platform/export/pdf-tags.js';
import { escapeMarkup } from '../../platform/text/escape-markup.js';

/** A zone of an event, and where it is on the picture in thousandths; both null where it is not on it. */
export interface PlannedZone {
  readonly name: string;
  readonly planX: number | null;
  readonly planY: number | null;
}

/** The picture of the site on the disk until it is printed, with its size in pixels. */
export interface LaidPicture {
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

/** Points: the width of the text, and a height that leaves room for the facts of the event above it. */
const MOST = { width: 515, height: 470 } as const;

const RADIUS = 8;
const LETTER = { size: 8, width: 4.6, height: 12 } as const;
const GAP = 2;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
const isApart = (one: Box, other: Box): boolean =>
  one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;

/** A zone with its number, and where it is drawn in points; `label` is null where its name would lie over another. */
interface Mark {
  readonly number: number;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly label: Box | null;
}

export interface ZonesDrawn {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
  /** Names of those that are not on the picture. */
  readonly missing: readonly string[];
}

/** A mark at the very edge is drawn whole. */
const within = (at: number, side: number): number =>
  Math.max(Math.min(at, side - RADIUS), Math.min(RADIUS, side / 2));

/** The picture as large as the page has room for, whatever its size in pixels, with the zones on it. */
export const drawZones = (
  zones: readonly PlannedZone[],
  picture: Pick<LaidPicture, 'width' | 'height'>,
): ZonesDrawn => {
  const scale = Math.min(MOST.width / picture.width, MOST.height / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  const circles = zones.flatMap(({ name, planX, planY }) =>
    planX === null || planY === null
      ? []
      : [
          {
            name,
            x: within((planX / PLAN_SIDE) * width, width),
            y: within((planY / PLAN_SIDE) * height, height),
          },
        ],
  );
  const taken: Box[] = circles.map(({ x, y }) => ({
    ...{ left: x - RADIUS, right: x + RADIUS, top: y - RADIUS, bottom: y + RADIUS },
  }));
  const labelOf = (name: string, x: number, y: number): Box | null => {
    const [wide, half] = [name.length * LETTER.width + 2 * GAP, LETTER.height / 2];
    const beside = (left: number, top: number): Box => ({
      ...{ left, top, right: left + wide, bottom: top + LETTER.height },
    });
    const centred = Math.max(0, Math.min(x - wide / 2, width - wide));
    const free = [
      beside(x + RADIUS + GAP, y - half),
      beside(x - RADIUS - GAP - wide, y - half),
      beside(centred, y + RADIUS + GAP),
      beside(centred, y - RADIUS - GAP - LETTER.height),
    ].find(
      (box) =>
        box.left >= 0 &&
        box.top >= 0 &&
        box.right <= width &&
        box.bottom <= height &&
        taken.every((other) => isApart(box, other)),
    );
    if (free !== undefined) taken.push(free);
    return free ?? null;
  };
  return {
    ...{ width, height },
    marks: circles.map(({ name, x, y }, index) => ({
      ...{ number: index + 1, name, x, y },
      label: labelOf(name, x, y),
    })),
    missing: zones.filter(({ planX, planY }) => planX === null || planY === null).map(({ name }) => name),
  };
};

const point = (value: number): string => value.toFixed(2);

/** The numbered marks and the names beside them, as large as the picture they lie on. */
const marksSvg = ({ width, height, marks }: ZonesDrawn): string => {
  const text = (x: number, y: number, colour: string, words: string, more = ''): string =>
    `<text x="${point(x)}" y="${point(y)}" font-family="Roboto" font-size="${String(LETTER.size)}" fill="${colour}"${more}>${escapeMarkup(words)}</text>`;
  const drawn = marks.flatMap(({ number, name, x, y, label }) => [
    ...(label === null
      ? []
      : [
          `<rect x="${point(label.left)}" y="${point(label.top)}" width="${point(label.right - label.left)}" height="${String(LETTER.height)}" rx="2" fill="#ffffff" fill-opacity="0.9"/>`,
          text(label.left + GAP, label.bottom - 3.5, '#0A1F44', name),
        ]),
    `<circle cx="${point(x)}" cy="${point(y)}" r="${String(RADIUS)}" fill="#0A1F44" stroke="#ffffff" stroke-width="1"/>`,
    text(x, y + 2.8, '#ffffff', String(number), ' font-weight="bold" text-anchor="middle"'),
  ]);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${point(width)}" height="${point(height)}" viewBox="0 0 ${point(width)} ${point(height)}">${drawn.join('')}</svg>`;
};

const third = (share: number): 0 | 1 | 2 => (share < 1 / 3 ? 0 : share < 2 / 3 ? 1 : 2);
const ROWS = ['upper', 'middle', 'lower'] as const;
const SIDES = ['left', 'centre', 'right'] as const;

/** 'lower left' */
const whereOn = ({ x, y }: Mark, { width, height }: ZonesDrawn): string => {
  const [row, side] = [ROWS[third(y / height)], SIDES[third(x / width)]];
  return row === 'middle' && side === 'centre' ? 'centre' : `${row} ${side}`;
};

/** The picture of the site with its zones drawn, and alternative text for both. */
export const sitePicture = (zones: readonly PlannedZone[], picture: LaidPicture): Content => {
  const drawn = drawZones(zones, picture);
  const { width, height, marks } = drawn;
  return {
    unbreakable: true,
    stack: [
      { text: 'Site', style: 'section' },
      described('Picture of the event’s site', { image: picture.path, width, height }),
      ...(marks.length === 0
        ? []
        : [
            Object.assign(
              described(
                `Zones on the picture: ${marks.map((mark) => `${String(mark.number)} ${mark.name}, ${whereOn(mark, drawn)}`).join('; ')}.`,
                { svg: marksSvg(drawn), width, height },
              ),
              { relativePosition: { x: 0, y: -height } },
            ),
          ]),
    ],
  };
};

/** The zones with the numbers that they have on the picture. */
export const zoneWords = (zones: readonly PlannedZone[], picture: LaidPicture | null): string => {
  if (zones.length === 0) return 'No zones have been named.';
  if (picture === null) return zones.map(({ name }) => name).join(', ');
  const { marks, missing } = drawZones(zones, picture);
  return [
    ...(marks.length === 0 ? [] : [marks.map(({ number, name }) => `${String(number)} ${name}`).join(', ')]),
    ...(missing.length === 0 ? [] : [`Not on the picture: ${missing.join(', ')}`]),
  ].join('. ');
};
