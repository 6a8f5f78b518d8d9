import { Color } from '@rc-component/color-picker';
import type { AggregationColor } from 'antd/es/color-picker/color';

/** Whether black is read better than white on a colour: as Ant Design has it beside its colour picker (client/antd-parts.ts). */
export const isBright = (colour: AggregationColor, behind: string): boolean => {
  const { r, g, b, a } = colour.toRgb();
  const { v } = new Color(colour.toRgbString()).onBackground(behind).toHsv();
  return a <= 0.5 ? v > 0.5 : r * 0.299 + g * 0.587 + b * 0.114 > 192;
};
