/** A label within a sentence: 'Outcome' as 'outcome'. An abbreviation such as 'GCS' stays. */
const inSentence = (label: string): string =>
  label.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase());

/**
 * What a record still needs, in words: 'Still needs: patient, airway and 11 more'. `next` holds the labels of the first
 * few. A record saved before they were kept has none.
 */
export function missingWords(count: number, next: readonly string[]): string {
  if (count === 0) return 'Nothing is missing.';
  if (next.length === 0) return `Still needs ${count} ${count === 1 ? 'item' : 'items'}`;
  const labels = next.map(inSentence);
  const more = count - next.length;
  if (more > 0) return `Still needs: ${labels.join(', ')} and ${more} more`;
  return `Still needs: ${labels.join(' and ')}`;
}
