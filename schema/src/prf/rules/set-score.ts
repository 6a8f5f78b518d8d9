import { minimumText, missingText, news2Minimum, type News2Minimum } from '../../clinical/minimum.js';
import { news2Text, type News2Result } from '../../clinical/news2.js';
import type { ObservationEntry } from '../catalogue/catalogue.js';
import { RED_SIGN_LABELS, type RedSign } from '../catalogue/red-signs.js';

/** What a set's points reach without what is missing; null where it has its whole score, or none is valid. */
export const minimumOf = (set: ObservationEntry): News2Minimum | null =>
  set.news2?.status === 'incomplete' ? news2Minimum(set) : null;

export const redSignWords = (signs: readonly RedSign[]): string =>
  signs.map((sign) => RED_SIGN_LABELS[sign].toLowerCase().replace('spo2', 'SpO2')).join(', ');

/**
 * A set's score in one line: 'NEWS2 5, medium'; 'NEWS2 incomplete: at least 5; temperature missing', which is a minimum and no
 * score; or why none is valid, with the signs that call for action alone. Empty where nobody worked one out.
 */
export const setScoreText = (set: ObservationEntry): string => {
  const { news2: score } = set;
  if (score == null) return '';
  // Stored by the same rule that words it.
  const text = news2Text(score as unknown as News2Result);
  const minimum = minimumOf(set);
  if (minimum !== null && minimum.total > 0)
    return `NEWS2 incomplete: ${minimumText(minimum).replace('At', 'at')}`;
  const signs = score.red_signs ?? [];
  return signs.length === 0 ? text : `${text}. Red signs: ${redSignWords(signs)}`;
};

/** `setScoreText` where there is little room: what has to be seen, and what may fold away. */
export const setScoreParts = (set: ObservationEntry): readonly [seen: string, more: string] => {
  const minimum = minimumOf(set);
  if (minimum !== null && minimum.total > 0)
    return [`NEWS2: at least ${String(minimum.total)}`, `; ${missingText(minimum)}`];
  const [seen = '', ...more] = setScoreText(set).split(/(?=:)/);
  return [seen, more.join('')];
};
