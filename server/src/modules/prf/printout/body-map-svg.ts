import { marksByRegion, type BodyMark } from '@sideline/schema/prf/record/body-map';
import {
  BODY_BOX,
  BODY_REGIONS,
  BODY_VIEW_LABELS,
  BODY_VIEWS,
} from '@sideline/schema/prf/catalogue/body-regions';
import type { Build } from '@sideline/schema/prf/catalogue/body-shape';

const LEGEND = 16;
const WOUNDED = { fill: '#F6C9C7', stroke: '#B71C1C' } as const;
const WHOLE = { fill: '#FFFFFF', stroke: '#8A94A6' } as const;

/** Front and back side by side as an SVG picture for the paper; a wound is a filled region with its number. */
export const bodyMapSvg = (marks: readonly BodyMark[], build: Build, ink: string): string => {
  const found = marksByRegion(marks);
  const label = (x: number, y: number, size: number, text: string): string =>
    `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-size="${String(size)}" text-anchor="middle" fill="${ink}">${text}</text>`;
  const views = BODY_VIEWS.map((view, index) => {
    const regions = BODY_REGIONS.filter((region) => region.view === view);
    const shapes = regions.map(({ key, shapes: { [build]: shape } }) => {
      const { fill, stroke } = found.has(key) ? WOUNDED : WHOLE;
      return `<path d="${shape.path}" fill="${fill}" stroke="${stroke}" stroke-width="1"/>`;
    });
    const numbers = regions.flatMap(({ key, shapes: { [build]: shape } }) => {
      const own = found.get(key);
      const [x, y] = shape.middle;
      return own === undefined ? [] : [label(x, y + 5, 14, own.map(({ number }) => number).join(' '))];
    });
    const left = index * BODY_BOX.width - BODY_BOX.left;
    const title = label(0, BODY_BOX.height + LEGEND - 3, 13, BODY_VIEW_LABELS[view]);
    return `<g transform="translate(${String(left)} ${String(-BODY_BOX.top)})">${[...shapes, ...numbers].join('')}${title}</g>`;
  });
  const size = [BODY_BOX.width * BODY_VIEWS.length, BODY_BOX.height + LEGEND];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.join(' ')}" font-family="Roboto">${views.join('')}</svg>`;
};
