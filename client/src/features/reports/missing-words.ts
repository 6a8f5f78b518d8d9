/**
 * What a record still needs, in words: 'Misses Patient, Airway and 11 more'. `next` are the labels of the first few; a record
 * that was saved before they were kept has none.
 */
export function missingWords(count: number, next: readonly string[]): string {
  if (count === 0) return 'Nothing is missing.';
  if (next.length === 0) return `Misses ${count} ${count === 1 ? 'item' : 'items'}`;
  const more = count - next.length;
  if (more > 0) return `Misses ${next.join(', ')} and ${more} more`;
  return `Misses ${next.join(' and ')}`;
}
